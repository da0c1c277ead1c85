import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FaucetWait } from '#src/application/faucets/faucet-wait.ts';
import { clockText, waitParts } from '#src/domain/faucets/waiting-time.ts';

/** To be read, second by second; what is said of it aloud is in `WaitVoice`. Nothing once the wait is over. */
export const WaitCountdown = observer(function WaitCountdown({ wait }: { wait: FaucetWait }) {
  const { t } = useTranslation();
  if (wait.isOver) return null;
  const parts = waitParts(wait.secondsLeft);
  const { hours, minutes } = parts;
  const time = hours > 0 ? t('faucets.wait.long', { hours, minutes }) : clockText(parts);
  return (
    <span className="num" role="timer">
      {t('faucets.wait', { time })}
    </span>
  );
});
