import { isPresent } from '#src/domain/shared/text-rules.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ChangeEmailStore } from '#src/application/account/change-email-store.ts';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { PasswordField } from '#src/ui/components/form/password-field.tsx';
import { useFields } from '#src/ui/components/form/use-fields.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { FormErrors } from '#src/ui/auth/forms/auth-form.tsx';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

interface ChangeEmailDialogProps {
  readonly createStore: () => ChangeEmailStore;
  readonly signedInAs: string | null;
  readonly onClose: () => void;
}

/** Serves both the mailed link and the profile menu. */
export const ChangeEmailDialog = observer(function ChangeEmailDialog(props: ChangeEmailDialogProps) {
  const { createStore, signedInAs, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => store.show(), [store]);
  const { form } = store;
  const field = useFields(form);

  return (
    <Dialog
      title={t('change-email.title')}
      text={t(store.needsPassword ? 'change-email.text' : 'change-email.without-password')}
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.change()}
      leaving={touchOnLeave(form)}
      footer={<ChangeFooter store={store} onCancel={onClose} />}
    >
      <RestoredAlert form={form} />
      <TextField
        {...field('email')}
        label={t('change-email.email')}
        type="email"
        required
        autoComplete="email"
        ignoresFilled={(filled) => filled.toLowerCase() === signedInAs?.toLowerCase()}
        autoFocus
        hint={signedInAs !== null && t('change-email.now', { email: signedInAs })}
      />
      {store.needsPassword && <CurrentPasswordField form={form} />}
      <FormRulesAlert form={form} />
      <FormErrors messages={store.form.formErrors} />
    </Dialog>
  );
});

const CurrentPasswordField = observer(function CurrentPasswordField({ form }: { form: ChangeEmailStore['form'] }) {
  const { t } = useTranslation();
  return (
    <PasswordField
      {...useFields(form)('password')}
      label={t('change-email.password')}
      required
      autoComplete="current-password"
    />
  );
});

function ChangeFooter({ store, onCancel }: { store: ChangeEmailStore; onCancel: () => void }) {
  const { t } = useTranslation();
  const { form } = store;
  const hint = () => {
    const missing = changeEmailHint(store);
    return missing && t(missing);
  };
  return (
    <FormFooter form={form} hint={hint} busyLabel={t('change-email.submitting')} onCancel={onCancel}>
      {t('change-email.submit')}
    </FormFooter>
  );
}

function changeEmailHint({ form, needsPassword }: ChangeEmailStore): MessageKey | null {
  if (form.isSubmitting || form.canSubmit) return null;
  const { email, password } = form.values;
  const lacksPassword = needsPassword && password === '';
  if (!isPresent(email)) return lacksPassword ? 'change-email.hint.both' : 'change-email.hint.email';
  if (form.errors.email) return 'change-email.hint.email-invalid';
  return lacksPassword ? 'change-email.hint.password' : null;
}
