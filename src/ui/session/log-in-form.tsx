import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { LogInStore } from '../../application/session/log-in-store';
import { Alert } from '../components/alert';
import { Button } from '../components/button';
import { PasswordField } from '../components/password-field';
import { TextField } from '../components/text-field';
import { useFocusOnNavigation } from '../components/use-focus-on-navigation';
import { logInHint } from './log-in-hint';
import { Problems } from './problems';

interface LogInFormProps {
  readonly store: LogInStore;
  readonly brand: string;
  /** The last session ended by itself. */
  readonly hasEnded: boolean;
  /** Which of the neighbouring pages this console has. */
  readonly links: { readonly register: boolean; readonly forgotPassword: boolean };
}

export const LogInForm = observer(function LogInForm({ store, brand, hasEnded, links }: LogInFormProps) {
  const { t } = useTranslation();
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const { form } = store;
  const emailError = form.errorOf('email');
  const passwordError = form.errorOf('password');
  const hint = logInHint(form);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.logIn();
  };

  return (
    <>
      <div>
        <h1 className="h-hero" tabIndex={-1} ref={heading}>
          {t('log-in.title', { brand })}
        </h1>
        {links.register && (
          <p className="muted auth__lead">
            {t('log-in.new-here')} <Link href="/auth/register">{t('log-in.create-account')}</Link>
          </p>
        )}
      </div>
      {hasEnded && store.problems.length === 0 && <Alert kind="info">{t('log-in.session-ended')}</Alert>}
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
          aside={links.forgotPassword && <Link href="/auth/forgot-password">{t('log-in.forgot-password')}</Link>}
        />
        <Problems texts={store.problems} />
        <div className="stack stack--2">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            disabled={!form.canSubmit && !form.isSubmitting}
            busy={form.isSubmitting}
            busyLabel={t('log-in.submitting')}
          >
            {t('log-in.submit')}
          </Button>
          {hint && <p className="hint">{t(hint)}</p>}
        </div>
      </form>
    </>
  );
});
