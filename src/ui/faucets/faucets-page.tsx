import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyStateAction } from '#src/ui/components/feedback/empty-state-action.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { usePendingAction } from '#src/ui/app/use-pending-action.ts';
import { FaucetsCard } from './faucets-card.tsx';
import { RequestFaucetDialog } from './request-faucet-dialog.tsx';
import { WaitAnnouncement } from './wait-announcement.tsx';

export const FaucetsPage = observer(function FaucetsPage() {
  const { t } = useTranslation();
  const { faucets, requestFaucet } = useAccountStores();
  const [isRequesting, setRequesting] = useState(false);
  const mainAction = useId();
  useEffect(() => faucets.start(), [faucets]);
  // The button of the empty list is gone once there is a request.
  useFallbackFocus(isRequesting, mainAction);
  usePendingAction('request-faucet', () => setRequesting(true), Boolean(faucets.loaded.value));

  const request = (
    <Button
      id={mainAction}
      variant="primary"
      icon={Plus}
      disabled={!faucets.loaded.value}
      onClick={() => setRequesting(true)}
    >
      {t('faucets.request')}
    </Button>
  );
  return (
    <Page title={t('faucets.title')} description={t('faucets.text')} action={request}>
      <FaucetsCard
        store={faucets}
        emptyStateAction={
          <EmptyStateAction nextFocusId={mainAction}>
            <Button icon={Plus} onClick={() => setRequesting(true)}>
              {t('faucets.request')}
            </Button>
          </EmptyStateAction>
        }
      />
      {isRequesting ? (
        <RequestFaucetDialog createStore={requestFaucet} faucets={faucets} onClose={() => setRequesting(false)} />
      ) : (
        <WaitAnnouncement wait={faucets.cooldown} />
      )}
    </Page>
  );
});
