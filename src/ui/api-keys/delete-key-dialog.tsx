import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { deleteKey } from '#src/application/api-keys/key-changes.ts';
import type { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { deletionPhrase } from '#src/domain/api-keys/key-deletion.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { FormErrors, useShown } from '#src/ui/components/dialog/change-dialog.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { LastUsed } from './last-used.tsx';
import styles from './delete-key-dialog.module.css';

interface DeleteKeyDialogProps {
  readonly apiKey: ApiKey;
  readonly usage: LastUsedStore;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** What is missing shows once somebody tries, and until something is typed. */
export const DeleteKeyDialog = observer(function DeleteKeyDialog(props: DeleteKeyDialogProps) {
  const { apiKey, usage, onDeleted, onClose } = props;
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(deleteKey)(apiKey));
  const field = useRef<HTMLInputElement>(null);
  useShown(change, onDeleted);
  const { form } = change;
  const { isSubmitting } = form;
  const phrase = deletionPhrase(apiKey);
  const error = form.errorOf('confirmation');
  const confirm = async () => {
    await change.submit();
    if (form.errorOf('confirmation')) field.current?.focus();
  };
  return (
    <Dialog
      title={t('api-keys.delete.title', { name: phrase })}
      text={t('api-keys.delete.text')}
      busy={isSubmitting}
      onClose={onClose}
      onSubmit={() => void confirm()}
      footer={
        <>
          <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={isSubmitting} busyLabel={t('api-keys.delete.deleting')}>
            {t('api-keys.delete.action')}
          </Button>
        </>
      }
    >
      <Risk apiKey={apiKey} usage={usage} />
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
          value={form.values.confirmation}
          onChange={(confirmation) => form.resetFields({ confirmation })}
        />
      </div>
      <FormErrors form={form} />
    </Dialog>
  );
});

const Risk = observer(function Risk({ apiKey, usage }: Pick<DeleteKeyDialogProps, 'apiKey' | 'usage'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const risk = usage.deletionRisk(apiKey);
  const name = deletionPhrase(apiKey);
  if (risk === null) return null;
  return (
    <Alert kind="warning" role="status">
      <span>{t(risk === 'in-use' ? 'api-keys.delete.in-use' : 'api-keys.delete.recently-used', { name })}</span>{' '}
      <LastUsed t={t} formats={formats} id={apiKey.id} usage={usage} />
    </Alert>
  );
});
