import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FaucetWait } from '#src/application/faucets/faucet-wait.ts';
import { toldMinutes } from '#src/domain/faucets/waiting-time.ts';

/** Says a few times how long the wait lasts, and when it is over: a voice that counts seconds would drown all else. */
export const WaitVoice = observer(function WaitVoice({ wait }: { wait: FaucetWait }) {
  const { t } = useTranslation();
  const minutes = toldMinutes(wait.secondsLeft);
  return (
    <div className="sr" role="status">
      {minutes > 0 && t('faucets.wait.told', { count: minutes })}
      {wait.isJustOver && t('faucets.wait.over')}
    </div>
  );
});
