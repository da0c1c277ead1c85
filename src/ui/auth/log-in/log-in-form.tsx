import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link } from 'wouter';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import type { LogInStore } from '#src/application/auth/log-in-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { PasswordField } from '#src/ui/components/form/password-field.tsx';
import { SubmitButton } from '#src/ui/components/form/submit-button.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { AuthForm, FormErrors } from '#src/ui/auth/forms/auth-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import styles from './log-in.module.css';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { LogInValues } from '#src/application/auth/log-in.suite.ts';

interface LogInFormProps {
  readonly store: LogInStore;
  readonly social: SocialSignIn;
  /** The last session expired or was revoked. */
  readonly hasEnded: boolean;
  /** In place of the password; null where the deployment offers none. */
  readonly passkey: ReactNode;
}

export const LogInForm = observer(function LogInForm({ store, social, hasEnded, passkey }: LogInFormProps) {
  const { t } = useTranslation();
  const { form } = store;
  const errors = <FormErrors messages={store.form.formErrors} />;
  const translated = (key: MessageKey | null) => key && t(key);

  return (
    <AuthForm form={form} onSubmit={store.logIn}>
      {hasEnded && store.form.formErrors.length === 0 && <Alert kind="info">{t('log-in.session-ended')}</Alert>}
      {store.hasHandledReturn && errors}
      <SocialButtons social={social} />
      <TextField
        label={t('log-in.email')}
        type="email"
        name="email"
        autoComplete={passkey ? 'username webauthn' : 'username'}
        value={form.values.email}
        onChange={(email) => form.set('email', email)}
        error={translated(form.errorOf('email'))}
      />
      <PasswordAndButton store={store}>{!store.hasHandledReturn && errors}</PasswordAndButton>
      {passkey}
    </AuthForm>
  );
});

export function LogInButton(props: Pick<ComponentProps<typeof SubmitButton>, 'form' | 'hint'>) {
  const { t } = useTranslation();
  return (
    <SubmitButton {...props} busyLabel={t('log-in.submitting')}>
      {t('log-in.submit')}
    </SubmitButton>
  );
}

/** The errors of the last attempt show between the two. */
const PasswordAndButton = observer(function PasswordAndButton(props: { store: LogInStore; children: ReactNode }) {
  const { store, children } = props;
  const { t } = useTranslation();
  const { form } = store;
  const translated = (key: MessageKey | null) => key && t(key);
  return (
    <div className={styles.form}>
      <PasswordField
        label={t('log-in.password')}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        onChange={(password) => form.set('password', password)}
        error={translated(form.errorOf('password'))}
      />
      {children}
      <LogInButton form={form} hint={() => translated(logInHint(form))} />
      {/* Rendered beside the label, but after the button in tab order. */}
      <Link href="/auth/forgot-password" className={styles.forgotLink}>
        {t('log-in.forgot-password')}
      </Link>
    </div>
  );
});

function logInHint({ values, errors }: FormStore<LogInValues>): MessageKey | null {
  const { email, password } = values;
  if (email === '') return password === '' ? 'log-in.hint.both' : 'log-in.hint.email';
  if (errors.email) return 'log-in.hint.email-invalid';
  return password === '' ? 'log-in.hint.password' : null;
}
