import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import styles from './key-name-field.module.css';

interface NamesKey {
  readonly form: FormStore<NewApiKey>;
  readonly isDuplicateName: boolean;
  setName(name: string): void;
}

/** Server errors stay beside the field until its value changes. */
export const KeyNameField = observer(function KeyNameField({ store }: { store: NamesKey }) {
  const { t } = useTranslation();
  const error = store.form.errorOf('name');
  return (
    <TextField
      label={t('api-keys.create.name')}
      hint={store.isDuplicateName && !store.form.isSubmitting ? <DuplicateName /> : t('api-keys.create.hint')}
      error={error ? t(error) : store.form.formErrors.join(' ')}
      isErrorAnnounced={!error}
      name="name"
      required
      autoComplete="off"
      autoFocus
      value={store.form.values.name}
      onChange={store.setName}
    />
  );
});

function DuplicateName() {
  const { t } = useTranslation();
  return (
    <span className={styles.warning} role="status">
      <Icon of={TriangleAlert} size={14} />
      <span>{t('api-keys.create.name-exists')}</span>
    </span>
  );
}
