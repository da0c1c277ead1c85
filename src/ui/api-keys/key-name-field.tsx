import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';

interface NamesKey {
  readonly form: FormStore<NewApiKey>;
  setName(name: string): void;
}

/** Server errors stay beside the field until its value changes. */
export const KeyNameField = observer(function KeyNameField({ store }: { store: NamesKey }) {
  const { t } = useTranslation();
  const error = store.form.errorOf('name');
  return (
    <TextField
      label={t('api-keys.create.name')}
      hint={t('api-keys.create.hint')}
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
