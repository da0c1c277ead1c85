import { CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateKeyStore } from '../../application/api-keys/create-key-store';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { KeyCreated } from './key-created';
import { KeyNameField } from './key-name-field';

interface CreateKeyDialogProps {
  readonly createStore: () => CreateKeyStore;
  /** Name of the default API version; null where it is not known. */
  readonly version: string | null;
  readonly onClose: () => void;
}

/** A name, then the new key in its place (§2). One dialog for both, so that the focus finds its way back. */
export const CreateKeyDialog = observer(function CreateKeyDialog(props: CreateKeyDialogProps) {
  const { createStore, version, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => void store.form.prepare(), [store]);

  if (store.created) {
    return (
      <Dialog
        icon={CircleCheck}
        title={t('api-keys.made.title')}
        text={t('api-keys.made.text')}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t('common.done')}
          </Button>
        }
      >
        <KeyCreated store={store} created={store.created} version={version} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('api-keys.create.title')}
      text={t('api-keys.create.text')}
      busy={store.form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.create()}
      footer={<NameFooter store={store} onCancel={onClose} />}
    >
      <KeyNameField store={store} />
    </Dialog>
  );
});

const NameFooter = observer(function NameFooter({ store, onCancel }: { store: CreateKeyStore; onCancel: () => void }) {
  const { t } = useTranslation();
  const { form } = store;
  const { isSubmitting, canSubmit } = form;
  const isMissing = !canSubmit && !isSubmitting && form.errorOf('name') === null;
  return (
    <>
      {isMissing && <span className="hint grow">{t('api-keys.create.missing')}</span>}
      <Button variant="quiet" disabled={isSubmitting} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        disabled={!canSubmit && !isSubmitting}
        busy={isSubmitting}
        busyLabel={t('api-keys.create.submitting')}
      >
        {t('api-keys.create')}
      </Button>
    </>
  );
});
