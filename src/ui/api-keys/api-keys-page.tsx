import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { Page } from '../components/page';
import { useAccountStores } from '../shell/stores-context';
import { CreateKeyDialog } from './create-key-dialog';
import { KeysCard } from './keys-card';
import { VersionBox } from './version-box';

/** /api-keys (§2): the keys, and the API version that requests get by default. */
export const ApiKeysPage = observer(function ApiKeysPage() {
  const { t } = useTranslation();
  const { apiKeys, createKey, chooseVersion } = useAccountStores();
  const [isCreating, setCreating] = useState(false);
  useEffect(() => apiKeys.start(), [apiKeys]);

  const create = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={Plus} onClick={() => setCreating(true)}>
      {t('api-keys.create')}
    </Button>
  );

  return (
    <Page title={t('api-keys.title')} description={<SendItInAHeader />} action={create('primary')}>
      <VersionBox store={apiKeys} chooseVersion={chooseVersion} />
      <KeysCard store={apiKeys} firstAction={create('secondary')} />
      {isCreating && (
        <CreateKeyDialog
          createStore={createKey}
          version={apiKeys.defaultVersion?.name ?? null}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
});

function SendItInAHeader() {
  return (
    <Trans i18nKey="api-keys.text" values={{ header: 'x-api-key' }} components={{ code: <code className="mono" /> }} />
  );
}
