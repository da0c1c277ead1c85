import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import { formatCountdown, countdownParts } from '#src/domain/faucets/cooldown-time.ts';

/** Visual only; `WaitAnnouncement` is for screen readers. Renders nothing after the wait. */
export const WaitCountdown = observer(function WaitCountdown({ wait }: { wait: FaucetCooldown }) {
  const { t } = useTranslation();
  if (wait.isFinished) return null;
  const parts = countdownParts(wait.secondsLeft);
  const { hours, minutes } = parts;
  const time = hours > 0 ? t('faucets.wait.long', { hours, minutes }) : formatCountdown(parts);
  return (
    <span className="num" role="timer">
      {t('faucets.wait', { time })}
    </span>
  );
});
