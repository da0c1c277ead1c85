import { isPresent } from '#src/domain/shared/text-rules.ts';
import { Users } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { countMissingMembers } from '#src/domain/team/team-member.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { Pager } from '#src/ui/components/table/pager.tsx';
import { counted } from '#src/ui/components/text/counted.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { TeamRows } from './team-rows.tsx';
import { TeamTableSkeleton } from './team-table.tsx';
import cardStyles from '#src/ui/components/layout/card.module.css';

interface TeamCardProps {
  readonly store: TeamStore;
  readonly self: string | null;
  readonly inviteId: string;
}

export const TeamCard = observer(function TeamCard({ store, self, inviteId }: TeamCardProps) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const { team } = store;
  return (
    // Another card than that of the skeleton, which stood higher where the notice of a full team comes with the list.
    <Card
      key={team.value ? 'team' : 'skeleton'}
      layout="bare"
      busy={team.state.kind === 'loading'}
      label={t('team.title')}
    >
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

const TeamFooter = observer(function TeamFooter({ store }: { store: TeamStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { page, pageCount, query, team } = store;
  const total = store.matchingMembers.length;
  const missing = team.value ? countMissingMembers(team.value) : 0;
  const isInPages = pageCount > 1 || isPresent(query);
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  const range = { first: formats.count(first), last: formats.count(last), total: formats.count(total) };
  const shown = pageCount > 1 ? t('team.shown', range) : t('team.found', counted(total, formats));
  const all = formats.count(missing + (team.value?.members.length ?? 0));
  const left = t('team.missing', counted(missing, formats, { total: all }));
  return (
    <ListFooter
      text={[...(isInPages ? [shown] : []), ...(missing > 0 ? [left] : [])].join(' ')}
      pager={pageCount > 1 && <Pager page={page} pageCount={pageCount} onChange={store.showPage} />}
    />
  );
});
