import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/components/button/button.tsx';
import { FirstAction } from '#src/ui/components/feedback/first-action.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { AddDomainDialog } from './add-domain-dialog.tsx';
import { DomainsCard } from './domains-card.tsx';
import { VerificationBox } from './verification-box.tsx';

/** /verify-domain (§2): the domains that callbacks may be sent to. */
export const DomainsPage = observer(function DomainsPage() {
  const { t } = useTranslation();
  const { domains, addDomain } = useAccountStores();
  const [isAdding, setAdding] = useState(false);
  const mainAction = useId();
  useEffect(() => domains.start(), [domains]);
  // The button of the empty list has gone once there is a domain.
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
      <VerificationBox store={domains} />
      <DomainsCard
        store={domains}
        mainAction={mainAction}
        firstAction={
          <FirstAction heir={mainAction}>
            <Button onClick={() => setAdding(true)}>{t('domains.add')}</Button>
          </FirstAction>
        }
      />
      {isAdding && <AddDomainDialog createStore={addDomain} onClose={() => setAdding(false)} />}
    </Page>
  );
});
