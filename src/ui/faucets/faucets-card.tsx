import { Droplets } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { FaucetsFooter } from './faucets-footer.tsx';
import { FaucetsTable, FaucetsTableSkeleton } from './faucets-table.tsx';

export const FaucetsCard = observer(function FaucetsCard({ store }: { store: FaucetsStore }) {
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
        empty={<EmptyState icon={Droplets} title={t('faucets.empty')} />}
        isEmpty={({ requests }) => requests.length === 0}
      >
        {() => <FaucetsTable store={store} />}
      </LoadableView>
      <FaucetsFooter store={store} />
    </Card>
  );
});
