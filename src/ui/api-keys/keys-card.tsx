import { KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { StateView } from '#src/ui/components/feedback/state-view.tsx';
import { ApiKeysTable, ApiKeysTableSkeleton } from './api-keys-table.tsx';
import { KeysFooter } from './keys-footer.tsx';
import { useReason } from '#src/ui/components/feedback/use-reason.ts';

interface KeysCardProps {
  readonly store: ApiKeysStore;
  /** What to do where there is no key yet. */
  readonly firstAction: ReactNode;
  readonly onRotate: (key: ApiKey) => void;
}

/** The list with all its states: loading, empty, failed, and grown by pages. */
export const KeysCard = observer(function KeysCard({ store, firstAction, onRotate }: KeysCardProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const { keys } = store;
  const noKeysYet = (
    <StateView icon={KeyRound} title={t('api-keys.empty.title')} text={t('api-keys.empty.text')} action={firstAction} />
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
      {keys.items.length > 0 && <KeysFooter keys={keys} />}
    </Card>
  );
});
