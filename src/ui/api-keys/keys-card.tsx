import { KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { ApiKeysTable, ApiKeysTableSkeleton } from './api-keys-table.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';

interface KeysCardProps {
  readonly store: ApiKeysStore;
  readonly emptyStateAction: ReactNode;
  readonly onRotate: (key: ApiKey) => void;
}

export const KeysCard = observer(function KeysCard({ store, emptyStateAction: firstAction, onRotate }: KeysCardProps) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const { keys } = store;
  const noKeysYet = (
    <EmptyState
      icon={KeyRound}
      title={t('api-keys.empty.title')}
      text={t('api-keys.empty.text')}
      action={firstAction}
    />
  );
  return (
    <Card layout="bare" busy={keys.state.kind === 'loading'} label={t('api-keys.title')}>
      <LoadableView
        of={keys.state}
        skeleton={<ApiKeysTableSkeleton />}
        errorTitle={t('api-keys.failed.title')}
        errorText={(failure) => t('api-keys.failed.text', { reason: reason(failure) })}
        onRetry={() => void store.reloadKeys()}
        empty={noKeysYet}
      >
        {() => <ApiKeysTable store={store} onRotate={onRotate} />}
      </LoadableView>
      {keys.items.length > 0 && (
        <ListFooter
          text={t(keys.hasMore ? 'api-keys.shown.some' : 'api-keys.shown.all', { count: keys.items.length })}
          failedText={(why) => t('api-keys.more-failed', { reason: why })}
          list={keys}
        />
      )}
    </Card>
  );
});
