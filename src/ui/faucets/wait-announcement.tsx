import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import { minutesToAnnounce } from '#src/domain/faucets/cooldown-time.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';

/** Announces the wait only a few times: every second would drown everything else. */
export const WaitAnnouncement = observer(function WaitAnnouncement({ wait }: { wait: FaucetCooldown }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const minutes = minutesToAnnounce(wait.secondsLeft);
  return (
    <div className="sr-only" role="status">
      {minutes > 0
        ? t('faucets.wait.remaining', { when: formats.timeAhead(minutes) })
        : wait.hasJustFinished && t('faucets.wait.over')}
    </div>
  );
});
