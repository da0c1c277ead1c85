import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CreateKeyStore } from '#src/application/api-keys/create-key-store.ts';
import { CopyField } from '#src/ui/components/copy/copy-field.tsx';
import definitionListStyles from '#src/ui/components/layout/definition-list.module.css';

interface KeyCreatedProps {
  readonly store: CreateKeyStore;
  readonly created: { readonly name: string; readonly key: string };
  readonly version: string | null;
}

/** The only time the key shows unmasked without a request, for a while; the focus is on its copy button. */
export const KeyCreated = observer(function KeyCreated({ store, created, version }: KeyCreatedProps) {
  const { t } = useTranslation();
  return (
    <>
      <dl className={definitionListStyles.list}>
        <dt>{t('api-keys.made.name')}</dt>
        <dd className="own-direction">{created.name}</dd>
      </dl>
      <CopyField
        label={t('api-keys.made.key')}
        value={store.shownKey}
        copyLabel={t('api-keys.made.copy')}
        hint={version === null ? t('api-keys.made.active') : t('api-keys.made.version', { version })}
        selected={store.needsManualCopy}
        autoFocus
        onCopy={() => store.copy()}
      />
    </>
  );
});
