import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { DeactivateKeysStore } from '#src/application/api-keys/deactivate-keys-store.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './deactivate-keys-dialog.module.css';

interface DeactivateKeysDialogProps {
  readonly createStore: () => DeactivateKeysStore;
  readonly onClose: () => void;
}

export const DeactivateKeysDialog = observer(function DeactivateKeysDialog(props: DeactivateKeysDialogProps) {
  const { createStore, onClose } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const [store] = useState(createStore);
  const { phase, untouched, total: count } = store;
  if (phase === 'running') return <RunningDialog store={store} onClose={onClose} />;
  if (phase === 'done') return <ReportDialog store={store} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('api-keys.bulk.title', counted(count, formats))}
      text={t('api-keys.bulk.text')}
      confirmLabel={t('api-keys.bulk.action', counted(count, formats))}
      destructive
      onConfirm={() => void store.run()}
      onClose={onClose}
    >
      <KeyNames label={t('api-keys.bulk.keys')} keys={untouched} />
    </ConfirmDialog>
  );
});

interface PhaseProps {
  readonly store: DeactivateKeysStore;
  readonly onClose: () => void;
}

const RunningDialog = observer(function RunningDialog({ store, onClose }: PhaseProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { doneCount: done, total: count } = store;
  return (
    <Dialog
      title={t('api-keys.bulk.running')}
      busy
      onClose={onClose}
      footer={
        <Button busy={store.isStopping} busyLabel={t('api-keys.bulk.stopping')} autoFocus onClick={store.stop}>
          {t('api-keys.bulk.stop')}
        </Button>
      }
    >
      <progress className={styles.progress} value={done} max={count} aria-label={t('api-keys.bulk.running')} />
      <p className="num" role="status">
        {t('api-keys.bulk.progress', counted(count, formats, { done: formats.count(done) }))}
      </p>
    </Dialog>
  );
});

const ReportDialog = observer(function ReportDialog({ store, onClose }: PhaseProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { changed, failed, untouched } = store;
  return (
    <Dialog
      title={t('api-keys.bulk.done', counted(changed.length, formats))}
      onClose={onClose}
      footer={
        <>
          {failed.length > 0 && (
            <Button onClick={() => void store.retry()}>
              {t('api-keys.bulk.retry', counted(failed.length, formats))}
            </Button>
          )}
          <Button variant="primary" autoFocus onClick={onClose}>
            {t('common.done')}
          </Button>
        </>
      }
    >
      <KeyNames
        label={t('api-keys.bulk.failed')}
        keys={failed.map(({ key }) => key)}
        note={(index) => {
          const entry = failed[index];
          return entry && failureMessages(entry.failure, 'mutation', (key, values) => t(key, { ...values })).join(' ');
        }}
      />
      <KeyNames label={t('api-keys.bulk.untouched')} keys={untouched} />
      <KeyNames label={t('api-keys.bulk.changed')} keys={changed} />
    </Dialog>
  );
});

interface KeyNamesProps {
  readonly label: string;
  readonly keys: readonly ApiKey[];
  readonly note?: ((index: number) => ReactNode) | undefined;
}

function KeyNames({ label, keys, note }: KeyNamesProps) {
  if (keys.length === 0) return null;
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <ul className={styles.names}>
        {keys.map(({ id, name, masked }, index) => (
          <li key={id}>
            <span className="strong own-direction">{name}</span> <span className="mono muted">{masked}</span>
            {note && <span className={styles.note}>{note(index)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
