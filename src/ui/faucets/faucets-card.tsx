import { Droplets } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { Pager } from '#src/ui/components/table/pager.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { FaucetsTable, FaucetsTableSkeleton } from './faucets-table.tsx';
import { WaitCountdown } from './wait-countdown.tsx';

interface FaucetsCardProps {
  readonly store: FaucetsStore;
  readonly emptyStateAction: ReactNode;
}

export const FaucetsCard = observer(function FaucetsCard({ store, emptyStateAction }: FaucetsCardProps) {
  const { t } = useTranslation();
  const { state } = store.loaded;
  const reason = (failure: RequestFailure) =>
    failureMessages(failure, 'read', (key, values) => t(key, { ...values })).join(' ');
  return (
    <Card layout="bare" busy={state.kind === 'loading'} label={t('faucets.title')}>
      <LoadableView
        of={state}
        skeleton={<FaucetsTableSkeleton />}
        errorTitle={t('faucets.failed.title')}
        errorText={(failure) => t('faucets.failed.text', { reason: reason(failure) })}
        onRetry={() => void store.reload()}
        empty={<EmptyState icon={Droplets} title={t('faucets.empty')} action={emptyStateAction} />}
        isEmpty={({ requests }) => requests.length === 0}
      >
        {() => <FaucetsTable store={store} />}
      </LoadableView>
      <FaucetsFooter store={store} />
    </Card>
  );
});

const FaucetsFooter = observer(function FaucetsFooter({ store }: { store: FaucetsStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { requests, page, pageCount, shown, cooldown } = store;
  const total = requests.length;
  if (total === 0 && cooldown.isFinished) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = first + shown.length - 1;
  const range = { first: formats.count(first), last: formats.count(last), total: formats.count(total) };
  return (
    <ListFooter
      text={total > 0 ? t('faucets.shown', range) : ''}
      note={<WaitCountdown wait={cooldown} />}
      pager={<Pager page={page} pageCount={pageCount} onChange={store.showPage} />}
    />
  );
});
