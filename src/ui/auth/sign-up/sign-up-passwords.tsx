import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { PasswordField } from '#src/ui/components/form/password-field.tsx';
import { PasswordRulesField } from '#src/ui/auth/forms/password-rules-field.tsx';

export const SignUpPasswords = observer(function SignUpPasswords({ store }: { store: SignUpStore }) {
  const { t } = useTranslation();
  const { form, passwordParts } = store;
  const missing = form.values.password === '' ? form.errorOf('password') : null;
  const repeatError = form.errorOf('repeatedPassword');
  return (
    <>
      <PasswordRulesField
        label={t('sign-up.password')}
        name="password"
        value={form.values.password}
        onChange={(password) => form.set('password', password)}
        parts={passwordParts}
        error={missing && t(missing)}
      />
      <PasswordField
        label={t('sign-up.repeated-password')}
        name="repeatedPassword"
        autoComplete="new-password"
        size="lg"
        required
        value={form.values.repeatedPassword}
        onChange={(password) => form.set('repeatedPassword', password)}
        error={repeatError && t(repeatError)}
      />
    </>
  );
});
