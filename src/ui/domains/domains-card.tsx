import { Globe } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainsStore } from '../../application/domains/domains-store';
import type { CallbackDomain } from '../../domain/domains/callback-url';
import { Card } from '../components/card';
import { LoadableView } from '../components/loadable-view';
import { StateView } from '../components/state-view';
import { useReason } from '../components/use-reason';
import { useRowFocus } from '../components/use-row-focus';
import { DeleteDomainDialog } from './delete-domain-dialog';
import { DomainsFooter } from './domains-footer';
import { DomainsTable, DomainsTableSkeleton } from './domains-table';

interface DomainsCardProps {
  readonly store: DomainsStore;
  /** What to do where there is no domain yet. */
  readonly firstAction: ReactNode;
  /** Id of the button that gets the focus when the last domain is deleted. */
  readonly mainAction: string;
}

/** The list with all its states: loading, empty, failed, and grown by pages. */
export const DomainsCard = observer(function DomainsCard({ store, firstAction, mainAction }: DomainsCardProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const { rows, focusRow } = useRowFocus(mainAction);
  const [deleted, setDeleted] = useState<{ readonly domain: CallbackDomain; readonly place: number } | null>(null);
  const { domains } = store;

  const askToDelete = (domain: CallbackDomain) => setDeleted({ domain, place: domains.items.indexOf(domain) });
  const noDomainsYet = (
    <StateView icon={Globe} title={t('domains.empty.title')} text={t('domains.empty.text')} action={firstAction} />
  );
  return (
    <Card layout="bare" busy={domains.state.kind === 'loading'} label={t('domains.title')}>
      <div ref={rows}>
        <LoadableView
          of={domains.state}
          skeleton={<DomainsTableSkeleton />}
          errorTitle={t('domains.failed.title')}
          errorText={(failure) => t('domains.failed.text', { reason: reason(failure) })}
          onRetry={() => void store.reload()}
          empty={noDomainsYet}
        >
          {({ items }) => <DomainsTable domains={items} onDelete={askToDelete} />}
        </LoadableView>
      </div>
      {domains.items.length > 0 && <DomainsFooter domains={domains} />}
      {deleted && (
        <DeleteDomainDialog
          domain={deleted.domain}
          store={store}
          onDeleted={() => focusRow(deleted.place)}
          onClose={() => setDeleted(null)}
        />
      )}
    </Card>
  );
});
