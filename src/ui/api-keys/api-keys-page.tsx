import { KeyRound, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { Card } from '../components/card';
import { LoadableView } from '../components/loadable-view';
import { Page } from '../components/page';
import { StateView } from '../components/state-view';
import { useAccountStores } from '../shell/stores-context';
import { ApiKeysTable, ApiKeysTableSkeleton } from './api-keys-table';
import { CreateKeyDialog } from './create-key-dialog';
import { KeysFooter } from './keys-footer';
import { useReason } from './use-reason';
import { VersionBox } from './version-box';

/** /api-keys (§2): the keys, and the API version that requests get by default. */
export const ApiKeysPage = observer(function ApiKeysPage() {
  const { t } = useTranslation();
  const reason = useReason();
  const { apiKeys, createKey, chooseVersion } = useAccountStores();
  const [isCreating, setCreating] = useState(false);
  useEffect(() => apiKeys.start(), [apiKeys]);
  const { keys } = apiKeys;

  const create = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={Plus} onClick={() => setCreating(true)}>
      {t('api-keys.create')}
    </Button>
  );

  return (
    <Page title={t('api-keys.title')} description={<SendItInAHeader />} action={create('primary')}>
      <VersionBox store={apiKeys} chooseVersion={chooseVersion} />
      <Card layout="bare" busy={keys.state.kind === 'loading'} label={t('api-keys.title')}>
        <LoadableView
          of={keys.state}
          skeleton={<ApiKeysTableSkeleton />}
          errorTitle={t('api-keys.failed.title')}
          errorText={(failure) => t('api-keys.failed.text', { reason: reason(failure) })}
          onRetry={() => void apiKeys.reloadKeys()}
          empty={
            <StateView
              icon={KeyRound}
              title={t('api-keys.empty.title')}
              text={t('api-keys.empty.text')}
              action={create('secondary')}
            />
          }
        >
          {() => <ApiKeysTable store={apiKeys} />}
        </LoadableView>
        {keys.items.length > 0 && <KeysFooter keys={keys} />}
      </Card>
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
  return <Trans i18nKey="api-keys.text" values={{ header: 'x-api-key' }} components={{ code: <code className="mono" /> }} />;
}
