import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { DeleteKeyStore } from '#src/application/api-keys/delete-key-store.ts';
import type { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { LastUsed } from './last-used.tsx';
import styles from './delete-key-dialog.module.css';

interface DeleteKeyDialogProps {
  readonly createStore: () => DeleteKeyStore;
  readonly usage: LastUsedStore;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export const DeleteKeyDialog = observer(function DeleteKeyDialog(props: DeleteKeyDialogProps) {
  const { createStore, usage, onDeleted, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const field = useRef<HTMLInputElement>(null);
  const { phrase, isDeleting, error } = store;
  const confirm = async () => {
    if (await store.run()) onDeleted();
    else if (store.error) field.current?.focus();
  };
  return (
    <Dialog
      title={t('api-keys.delete.title', { name: phrase })}
      text={t('api-keys.delete.text')}
      busy={isDeleting}
      onClose={onClose}
      onSubmit={() => void confirm()}
      footer={
        <>
          <Button variant="quiet" disabled={isDeleting} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={isDeleting} busyLabel={t('api-keys.delete.deleting')}>
            {t('api-keys.delete.action')}
          </Button>
        </>
      }
    >
      <Risk store={store} usage={usage} />
      <div className={styles.phrase}>
        <TextField
          ref={field}
          label={t('api-keys.delete.confirm', { phrase })}
          error={error && t(error)}
          isErrorAnnounced
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={store.typed}
          onChange={store.type}
        />
      </div>
      {store.formErrors.length > 0 && (
        <Alert kind="danger" role="alert">
          {store.formErrors.join(' ')}
        </Alert>
      )}
    </Dialog>
  );
});

interface RiskProps {
  readonly store: DeleteKeyStore;
  readonly usage: LastUsedStore;
}

const Risk = observer(function Risk({ store: { key, phrase: name, risk }, usage }: RiskProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (risk === null) return null;
  return (
    <Alert kind="warning" role="status">
      <span>{t(risk === 'in-use' ? 'api-keys.delete.in-use' : 'api-keys.delete.recently-used', { name })}</span>{' '}
      <LastUsed t={t} formats={formats} id={key.id} usage={usage} />
    </Alert>
  );
});
