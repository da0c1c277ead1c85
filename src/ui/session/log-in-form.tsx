import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { LogInStore } from '../../application/session/log-in-store';
import { PasswordField } from '../components/password-field';
import { TextField } from '../components/text-field';
import { LogInButton } from './log-in-button';
import { Problems } from './problems';

interface LogInFormProps {
  readonly store: LogInStore;
  /** This console has a page for it. */
  readonly canResetPassword: boolean;
}

export const LogInForm = observer(function LogInForm({ store, canResetPassword }: LogInFormProps) {
  const { t } = useTranslation();
  const { form } = store;
  const emailError = form.errorOf('email');
  const passwordError = form.errorOf('password');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.logIn();
  };

  return (
    <form className="form form--lg" noValidate onSubmit={submit} onFocusCapture={() => void form.prepare()}>
      <TextField
        label={t('log-in.email')}
        type="email"
        name="email"
        autoComplete="username"
        size="lg"
        value={form.values.email}
        onChange={(email) => form.set('email', email)}
        error={emailError && t(emailError)}
      />
      <PasswordField
        label={t('log-in.password')}
        name="password"
        autoComplete="current-password"
        size="lg"
        value={form.values.password}
        onChange={(password) => form.set('password', password)}
        error={passwordError && t(passwordError)}
        aside={canResetPassword && <Link href="/auth/forgot-password">{t('log-in.forgot-password')}</Link>}
      />
      <Problems texts={store.problems} />
      <LogInButton form={form} />
    </form>
  );
});
