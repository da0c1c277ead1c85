import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AddCallbackDomainStore } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';

/** Server errors stay beside the field until its value changes. */
export const DomainField = observer(function DomainField({ store }: { store: AddCallbackDomainStore }) {
  const { t } = useTranslation();
  const error = store.form.errorOf('domain');
  return (
    <TextField
      label={t('domains.add.domain')}
      hint={t('domains.add.hint')}
      error={error ? t(error) : store.form.formErrors.join(' ')}
      name="domain"
      required
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      value={store.form.values.domain}
      onChange={store.setDomain}
    />
  );
});
