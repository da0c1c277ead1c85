import { Droplets } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FaucetsStore } from '../../application/faucets/faucets-store';
import { failureTexts } from '../../application/feedback/failure-text';
import type { AnsweredFailure } from '../../domain/shared/failure';
import { Card } from '../components/card';
import { LoadableView } from '../components/loadable-view';
import { StateView } from '../components/state-view';
import { FaucetsFooter } from './faucets-footer';
import { FaucetsTable, FaucetsTableSkeleton } from './faucets-table';

/** The history with all its states. */
export const FaucetsCard = observer(function FaucetsCard({ store }: { store: FaucetsStore }) {
  const { t } = useTranslation();
  const { state } = store.loaded;
  const reason = (failure: AnsweredFailure) =>
    failureTexts(failure, 'read', (key, values) => t(key, { ...values })).join(' ');
  return (
    <Card layout="bare" busy={state.kind === 'loading'} label={t('faucets.title')}>
      <LoadableView
        of={state}
        skeleton={<FaucetsTableSkeleton />}
        errorTitle={t('faucets.failed.title')}
        errorText={(failure) => t('faucets.failed.text', { reason: reason(failure) })}
        onRetry={() => void store.reload()}
        empty={<StateView icon={Droplets} title={t('faucets.empty')} />}
        isEmpty={({ requests }) => requests.length === 0}
      >
        {() => <FaucetsTable store={store} />}
      </LoadableView>
      <FaucetsFooter store={store} />
    </Card>
  );
});
