import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResetPasswordStore } from '#src/application/auth/reset-password-store.ts';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { PasswordField } from '#src/ui/components/form/password-field.tsx';
import { SubmitButton } from '#src/ui/components/form/submit-button.tsx';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { PasswordRulesField } from '#src/ui/auth/forms/password-rules-field.tsx';
import { FormErrors } from '#src/ui/auth/forms/form-errors.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import authFormStyles from '#src/ui/auth/forms/auth-form.module.css';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { NewPasswordValues } from '#src/application/auth/new-password-tests.ts';

/** Follows the sign-up's password rules. */
export const ResetPasswordForm = observer(function ResetPasswordForm({ store }: { store: ResetPasswordStore }) {
  const { t } = useTranslation();
  const { form, passwordParts } = store;
  const missing = form.values.password === '' ? form.errorOf('password') : null;
  const repeatError = form.errorOf('repeatedPassword');

  const submit = (event: SubmitEvent<HTMLFormElement>) => (event.preventDefault(), void store.reset());
  return (
    <form
      className={classNames(authFormStyles.form, authFormStyles.isLarge)}
      noValidate
      onSubmit={submit}
      onFocusCapture={() => void form.prepare()}
      {...touchOnLeave(form)}
    >
      <PasswordRulesField
        label={t('reset-password.password')}
        name="password"
        value={form.values.password}
        onChange={(password) => form.set('password', password)}
        parts={passwordParts}
        error={missing && t(missing)}
      />
      <PasswordField
        label={t('reset-password.repeat')}
        name="repeatedPassword"
        autoComplete="new-password"
        value={form.values.repeatedPassword}
        onChange={(password) => form.set('repeatedPassword', password)}
        error={repeatError && t(repeatError)}
      />
      <FormErrors messages={form.formErrors} />
      <SubmitButton form={form} hint={() => t(resetPasswordHint(form))} busyLabel={t('reset-password.submitting')}>
        {t('reset-password.submit')}
      </SubmitButton>
      {form.formErrors.length > 0 && <NewLink onClick={store.discardLink} />}
    </form>
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
