import { CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateKeyStore } from '../../application/api-keys/create-key-store';
import { Button } from '../components/button';
import { CopyField } from '../components/copy-field';
import { Dialog } from '../components/dialog';
import { TextField } from '../components/text-field';

interface CreateKeyDialogProps {
  readonly createStore: () => CreateKeyStore;
  /** Name of the default API version; null where it is not known. */
  readonly version: string | null;
  readonly onClose: () => void;
}

/** A name, then the new key in its place (§2). */
export const CreateKeyDialog = observer(function CreateKeyDialog(props: CreateKeyDialogProps) {
  const [store] = useState(props.createStore);
  return store.created ? (
    <KeyCreated key="created" store={store} created={store.created} version={props.version} onClose={props.onClose} />
  ) : (
    <NameForm key="form" store={store} onClose={props.onClose} />
  );
});

const NameForm = observer(function NameForm({ store, onClose }: { store: CreateKeyStore; onClose: () => void }) {
  const { t } = useTranslation();
  const { form } = store;
  const error = form.errorOf('name');
  return (
    <Dialog
      title={t('api-keys.create.title')}
      text={t('api-keys.create.text')}
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.create()}
      footer={
        <>
          {!form.canSubmit && !form.isSubmitting && !error && <span className="hint grow">{t('api-keys.create.missing')}</span>}
          <Button variant="quiet" disabled={form.isSubmitting} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!form.canSubmit && !form.isSubmitting}
            busy={form.isSubmitting}
            busyLabel={t('api-keys.create.submitting')}
          >
            {t('api-keys.create')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('api-keys.create.name')}
        hint={t('api-keys.create.hint')}
        error={error ? t(error) : store.problems.join(' ')}
        name="name"
        autoComplete="off"
        autoFocus
        value={form.values.name}
        onChange={(name) => form.set('name', name)}
      />
    </Dialog>
  );
});

interface KeyCreatedProps {
  readonly store: CreateKeyStore;
  readonly created: { readonly name: string; readonly key: string };
  readonly version: string | null;
  readonly onClose: () => void;
}

const KeyCreated = observer(function KeyCreated({ store, created, version, onClose }: KeyCreatedProps) {
  const { t } = useTranslation();
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
      <div className="field">
        <span className="label">{t('api-keys.made.name')}</span>
        <span>{created.name}</span>
      </div>
      <CopyField
        label={t('api-keys.made.key')}
        value={created.key}
        copyLabel={t('api-keys.made.copy')}
        hint={version === null ? t('api-keys.made.active') : t('api-keys.made.version', { version })}
        selected={store.selectByHand}
        autoFocus
        onCopy={() => void store.copy()}
      />
    </Dialog>
  );
});
