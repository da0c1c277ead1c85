import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AddCallbackDomainStore } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { CopyField } from '#src/ui/components/copy/copy-field.tsx';

/** The focus is on the copy button. */
export const AddedUrl = observer(function AddedUrl({ store, url }: { store: AddCallbackDomainStore; url: string }) {
  const { t } = useTranslation();
  return (
    <CopyField
      label={t('domains.added.url')}
      value={url}
      copyLabel={t('domains.added.copy')}
      selected={store.needsManualCopy}
      autoFocus
      onCopy={() => void store.copy()}
    />
  );
});
