import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { addCallbackDomain } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyStateAction } from '#src/ui/components/feedback/empty-state.tsx';
import { useHold } from '#src/ui/components/dialog/use-hold.ts';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { useAccountStores, useAppStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { CallbackSigningSlot } from './callback-signing-slot.tsx';
import { AddDomainDialog } from './add-domain-dialog.tsx';
import { DomainsCard } from './domains-card.tsx';
import { VerificationBox } from './verification-box.tsx';

export const DomainsPage = observer(function DomainsPage() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const account = useAccountStores();
  const callbackDomains = account.get(callbackDomainsStore);
  const [isAdding, setAdding] = useState(false);
  const mainAction = useId();
  useEffect(() => callbackDomains.start(), [callbackDomains]);
  usePendingAction('add-domain', () => setAdding(true));
  useHold(callbackDomains, isAdding);
  // The button of the empty list is gone once there is a domain.
  useFallbackFocus(isAdding, mainAction);

  return (
    <Page
      title={t('domains.title')}
      description={t('domains.text')}
      action={
        <Button id={mainAction} variant="primary" icon={Plus} onClick={() => setAdding(true)}>
          {t('domains.add')}
        </Button>
      }
    >
      <VerificationBox store={callbackDomains} docs={stores.settings.links.docs} />
      <DomainsCard
        store={callbackDomains}
        mainAction={mainAction}
        emptyStateAction={
          <EmptyStateAction nextFocusId={mainAction}>
            <Button icon={Plus} onClick={() => setAdding(true)}>
              {t('domains.add')}
            </Button>
          </EmptyStateAction>
        }
      />
      <CallbackSigningSlot account={account} stores={stores} />
      {isAdding && <AddDomainDialog createStore={account.get(addCallbackDomain)} onClose={() => setAdding(false)} />}
    </Page>
  );
});
