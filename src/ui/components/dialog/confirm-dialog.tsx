import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open?: boolean | undefined;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** A verb and its object. */
  readonly confirmLabel: string;
  readonly busyLabel?: string | undefined;
  readonly busy?: boolean | undefined;
  /** A destructive action is red, and the focus starts on Cancel. */
  readonly destructive?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, busyLabel, busy = false, destructive = false, onConfirm, onClose, ...dialog } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      {...dialog}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy} autoFocus={destructive}>
            {t('common.cancel')}
          </Button>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
            autoFocus={!destructive}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
