import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ResetPasswordStore } from '#src/application/auth/reset-password-store.ts';
import { SubmitButton } from '#src/ui/components/form/submit-button.tsx';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { AuthForm } from '#src/ui/auth/forms/auth-form.tsx';
import { FormErrors } from '#src/ui/auth/forms/form-errors.tsx';
import { NewPasswordFields } from '#src/ui/auth/forms/new-password-fields.tsx';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { NewPasswordValues } from '#src/application/auth/new-password-tests.ts';

/** Follows the sign-up's password rules. */
export const ResetPasswordForm = observer(function ResetPasswordForm({ store }: { store: ResetPasswordStore }) {
  const { t } = useTranslation();
  const { form, passwordParts } = store;

  return (
    <AuthForm form={form} onSubmit={store.reset}>
      <NewPasswordFields
        form={form}
        parts={passwordParts}
        label={t('reset-password.password')}
        repeatLabel={t('reset-password.repeat')}
      />
      <FormErrors messages={form.formErrors} />
      <SubmitButton form={form} hint={() => t(resetPasswordHint(form))} busyLabel={t('reset-password.submitting')}>
        {t('reset-password.submit')}
      </SubmitButton>
      {form.formErrors.length > 0 && <NewLink onClick={store.discardLink} />}
    </AuthForm>
  );
});

function NewLink({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <p className="text-sm">
      <TextButton onClick={onClick}>{t('reset-password.new-link')}</TextButton>
    </p>
  );
}

function resetPasswordHint({ values, errors }: FormStore<NewPasswordValues>): MessageKey {
  if (values.password === '') return 'reset-password.hint.empty';
  return errors.password ? 'reset-password.hint.password' : 'reset-password.hint.repeat';
}
