import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../theme/faucets.css';
import { Button } from '../components/button';
import { Page } from '../components/page';
import { useAccountStores } from '../shell/stores-context';
import { FaucetsCard } from './faucets-card';
import { RequestFaucetDialog } from './request-faucet-dialog';
import { WaitVoice } from './wait-voice';

/** /faucets (§2): what was asked for, and the way to ask for more. */
export const FaucetsPage = observer(function FaucetsPage() {
  const { t } = useTranslation();
  const { faucets, requestFaucet } = useAccountStores();
  const [isRequesting, setRequesting] = useState(false);
  useEffect(() => faucets.start(), [faucets]);

  const request = (
    <Button variant="primary" icon={Plus} disabled={!faucets.loaded.value} onClick={() => setRequesting(true)}>
      {t('faucets.request')}
    </Button>
  );
  return (
    <Page title={t('faucets.title')} description={t('faucets.text')} action={request}>
      <FaucetsCard store={faucets} />
      {isRequesting ? (
        <RequestFaucetDialog createStore={requestFaucet} faucets={faucets} onClose={() => setRequesting(false)} />
      ) : (
        <WaitVoice wait={faucets.wait} />
      )}
    </Page>
  );
});
