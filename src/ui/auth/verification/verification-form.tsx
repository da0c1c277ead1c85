import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { VerificationStore } from '#src/application/auth/verification-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { CodeInput } from '#src/ui/components/form/code-input.tsx';
import { AuthForm, FormErrors } from '#src/ui/auth/forms/auth-form.tsx';

/** The sixth digit submits the code. After any other failure, Enter or the button does. */
export const VerificationForm = observer(function VerificationForm({ store }: { store: VerificationStore }) {
  const { t } = useTranslation();

  return (
    <AuthForm onSubmit={store.verify}>
      <CodeInput
        label={t('verification.code')}
        hint={store.isChecking && t('verification.checking')}
        error={store.codeProblem}
        isErrorAnnounced
        value={store.code}
        onChange={store.setCode}
        readOnly={store.isChecking}
        autoFocus
      />
      <FormErrors messages={store.formErrors} />
      {store.canCheckAgain && (
        <Button type="submit" variant="primary" size="lg" block>
          {t('common.try-again')}
        </Button>
      )}
      <VerificationResend store={store} />
    </AuthForm>
  );
});

const MINUTE = 60;

const VerificationResend = observer(function VerificationResend({ store }: { store: VerificationStore }) {
  const { t } = useTranslation();
  const { secondsLeft } = store;
  const time = `${Math.floor(secondsLeft / MINUTE)}:${String(secondsLeft % MINUTE).padStart(2, '0')}`;
  return (
    <div className="row row-between text-sm">
      <span className="muted num">
        {secondsLeft > 0 ? t('verification.resend.wait', { time }) : t('verification.resend.ready')}
      </span>
      <Button
        size="sm"
        // Not disabled, so that the focus stays on it during the wait.
        {...(secondsLeft > 0 && { 'aria-disabled': true })}
        busy={store.isResending}
        busyLabel={t('verification.resending')}
        onClick={() => void store.resend()}
      >
        {t('verification.resend')}
      </Button>
    </div>
  );
});
