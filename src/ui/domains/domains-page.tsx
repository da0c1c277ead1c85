import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { FirstAction } from '../components/first-action';
import { Page } from '../components/page';
import { useFallbackFocus } from '../components/use-fallback-focus';
import { useAccountStores } from '../shell/stores-context';
import { AddDomainDialog } from './add-domain-dialog';
import { DomainsCard } from './domains-card';
import { VerificationBox } from './verification-box';

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
