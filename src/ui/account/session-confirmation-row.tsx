import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import styles from './sessions-section.module.css';

interface SessionConfirmationRowProps {
  readonly text: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Takes the place of the button that asked; the focus starts on Cancel, as it ends something. */
export function SessionConfirmationRow({ text, action, busy, onConfirm, onCancel }: SessionConfirmationRowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.confirmation}>
      <p className="text-sm">{text}</p>
      <div className="row row-wrap">
        <Button size="sm" variant="quiet" disabled={busy} autoFocus onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="sm" variant="danger" busy={busy} busyLabel={t('sessions.ending')} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </div>
  );
}
