import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CreateKeyStore } from '../../application/api-keys/create-key-store';
import { TextField } from '../components/text-field';

/** What the server refuses shows beside the field too, until it is changed. */
export const KeyNameField = observer(function KeyNameField({ store }: { store: CreateKeyStore }) {
  const { t } = useTranslation();
  const error = store.form.errorOf('name');
  return (
    <TextField
      label={t('api-keys.create.name')}
      hint={t('api-keys.create.hint')}
      error={error ? t(error) : store.problems.join(' ')}
      name="name"
      autoComplete="off"
      autoFocus
      value={store.form.values.name}
      onChange={store.setName}
    />
  );
});
