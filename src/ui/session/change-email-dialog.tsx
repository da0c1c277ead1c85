import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeEmailStore } from '../../application/session/change-email-store';
import { Dialog } from '../components/dialog';
import { FormFooter } from '../components/form-footer';
import { FormRulesAlert } from '../components/form-rules-alert';
import { leftFields } from '../components/left-fields';
import { PasswordField } from '../components/password-field';
import { TextField } from '../components/text-field';
import { changeEmailHint } from './change-email-hint';
import { Problems } from './problems';

interface ChangeEmailDialogProps {
  readonly createStore: () => ChangeEmailStore;
  /** Null where it is not known. */
  readonly signedInAs: string | null;
  readonly onClose: () => void;
}

/** The same for a mailed address and for the profile menu (§2, D13, D14). */
export const ChangeEmailDialog = observer(function ChangeEmailDialog(props: ChangeEmailDialogProps) {
  const { createStore, signedInAs, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => store.show(), [store]);
  const { form } = store;
  const [emailError, passwordError] = [form.errorOf('email'), form.errorOf('password')];

  return (
    <Dialog
      title={t('profile.change-email')}
      text={t('change-email.text')}
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.change()}
      leaving={leftFields(form)}
      footer={<ChangeFooter form={form} onCancel={onClose} />}
    >
      <TextField
        label={t('change-email.email')}
        type="email"
        name="email"
        autoComplete="email"
        autoFocus
        value={form.values.email}
        onChange={(email) => form.set('email', email)}
        hint={signedInAs !== null && t('change-email.now', { email: signedInAs })}
        error={emailError && t(emailError)}
      />
      <PasswordField
        label={t('change-email.password')}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        onChange={(password) => form.set('password', password)}
        error={passwordError && t(passwordError)}
      />
      <ChangeProblems store={store} />
    </Dialog>
  );
});

function ChangeFooter({ form, onCancel }: { form: ChangeEmailStore['form']; onCancel: () => void }) {
  const { t } = useTranslation();
  const hint = () => {
    const missing = changeEmailHint(form);
    return missing && t(missing);
  };
  return (
    <FormFooter form={form} hint={hint} busyLabel={t('change-email.submitting')} onCancel={onCancel}>
      {t('change-email.submit')}
    </FormFooter>
  );
}

const ChangeProblems = observer(function ChangeProblems({ store }: { store: ChangeEmailStore }) {
  return (
    <>
      <FormRulesAlert form={store.form} />
      <Problems texts={store.problems} />
    </>
  );
});
