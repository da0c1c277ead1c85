import { Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import { TeamFooter } from './team-footer.tsx';
import { TeamRows } from './team-rows.tsx';
import { TeamTableSkeleton } from './team-table.tsx';
import cardStyles from '#src/ui/components/layout/card.module.css';

interface TeamCardProps {
  readonly store: TeamStore;
  /** The signed-in person's email. */
  readonly self: string | null;
  /** The button that is focused when no member is left to delete. */
  readonly inviteId: string;
}

/** Covers loading, empty, failed, searched and paged lists. */
export const TeamCard = observer(function TeamCard({ store, self, inviteId }: TeamCardProps) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const { team } = store;
  return (
    <Card layout="bare" busy={team.state.kind === 'loading'} label={t('team.title')}>
      {store.isSearchable && (
        <div className={cardStyles.header} data-slot="card-header">
          <SearchField label={t('team.search')} value={store.query} onChange={store.setQuery} />
        </div>
      )}
      <LoadableView
        of={team.state}
        skeleton={<TeamTableSkeleton />}
        errorTitle={t('team.failed.title')}
        errorText={(failure) => t('team.failed.text', { reason: reason(failure) })}
        onRetry={() => void store.reload()}
        isEmpty={({ members }) => members.length === 0}
        empty={<EmptyState icon={Users} title={t('team.empty.title')} text={t('team.empty.text')} />}
      >
        {() => <TeamRows store={store} self={self} inviteId={inviteId} />}
      </LoadableView>
      <TeamFooter store={store} />
    </Card>
  );
});
