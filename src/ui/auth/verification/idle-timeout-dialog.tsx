import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { IdleStore } from '#src/application/auth/idle-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { OVERLAY } from '#src/ui/components/dialog/overlay.tsx';
import { OverlayLayer } from '#src/ui/components/dialog/overlay-layer.tsx';

// It shows without a connection too.
OVERLAY.provide(OverlayLayer);

export interface IdleTimeoutDialogProps {
  readonly idle: IdleStore;
}

/** Warns of nine idle minutes; reports after ten that the page is closed. */
export const IdleTimeoutDialog = observer(function IdleTimeoutDialog({ idle }: IdleTimeoutDialogProps) {
  if (idle.phase === 'warning') return <IdleDialog key="warning" about="warning" onConfirm={idle.staySignedIn} />;
  if (idle.phase === 'expired') return <IdleDialog key="expired" about="expired" onConfirm={idle.close} />;
  return null;
});

const ACTIONS = { warning: 'idle.stay', expired: 'idle.to-log-in' } as const;
const TITLES = { warning: 'idle.warning.title', expired: 'idle.expired.title' } as const;
const MESSAGES = { warning: 'idle.warning.text', expired: 'idle.expired.text' } as const;

function IdleDialog({ about, onConfirm }: { about: 'warning' | 'expired'; onConfirm: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t(TITLES[about])}
      text={t(MESSAGES[about])}
      onClose={onConfirm}
      footer={
        <Button variant="primary" autoFocus onClick={onConfirm}>
          {t(ACTIONS[about])}
        </Button>
      }
    />
  );
}
