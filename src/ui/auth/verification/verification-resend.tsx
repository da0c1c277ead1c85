import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { VerificationStore } from '#src/application/auth/verification-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';

const MINUTE = 60;

export const VerificationResend = observer(function VerificationResend({ store }: { store: VerificationStore }) {
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
