import { isPresent } from '#src/domain/shared/text-rules.ts';
import { SearchX, Users } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { countMissingMembers, hasEmail, memberStatus, type TeamMember } from '#src/domain/team/team-member.ts';
import { ListCard } from '#src/ui/components/table/list-card.tsx';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { LatePager } from '#src/ui/components/table/late-pager.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { TeamTable } from './team-table.tsx';
import cardStyles from '#src/ui/components/layout/card.module.css';
import { useState } from 'react';
import { isOwner } from '#src/domain/team/role.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { deleteMember } from '#src/application/team/delete-member.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';

interface DeleteMemberDialogProps {
  readonly member: TeamMember;
  readonly isSelf: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function DeleteMemberDialog({ member, isSelf, onDone, onClose }: DeleteMemberDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(deleteMember)(member));
  const consequence = memberStatus(member) === 'invited' ? 'team.delete.text.invited' : 'team.delete.text';
  return (
    <ConfirmChange
      {...{ change, onDone, onClose }}
      title={t('team.delete.title', { email: member.email })}
      text={t(isSelf ? 'team.delete.text.self' : consequence)}
      confirm={t('team.delete.action')}
      busy={t('team.delete.busy')}
    />
  );
}

interface TeamCardProps {
  readonly store: TeamStore;
  readonly self: string | null;
  readonly inviteId: string;
  /** Null where the provider cannot change them. */
  readonly onChangeRoles: ((member: TeamMember) => void) | null;
  /** Null for those who do not own the team. */
  readonly onTransfer: ((member: TeamMember) => void) | null;
}

const TeamRows = observer(function TeamRows({ store, self, inviteId, ...actions }: TeamCardProps) {
  const { t } = useTranslation();
  const [pendingDeletion, setPendingDeletion] = useState<{
    readonly member: TeamMember;
    readonly rowIndex: number;
  } | null>(null);
  const { rows, focusRow } = useRowFocus(inviteId);
  const requestDeletion = (member: TeamMember) => {
    const deletable = store.shown.filter((row) => !isOwner(row, store.roles));
    setPendingDeletion({ member, rowIndex: deletable.findIndex(({ id }) => id === member.id) });
  };
  const deleted = () => {
    if (pendingDeletion) focusRow(pendingDeletion.rowIndex);
    setPendingDeletion(null);
  };

  return (
    <div ref={rows}>
      {!store.team.value || store.matchingMembers.length > 0 ? (
        <TeamTable store={store} self={self} onDelete={requestDeletion} {...actions} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t('team.no-match', { query: store.query.trim() })}
          text={t('team.no-match.text')}
          action={<Button onClick={() => store.setQuery('')}>{t('team.no-match.clear')}</Button>}
        />
      )}
      {pendingDeletion && (
        <DeleteMemberDialog
          member={pendingDeletion.member}
          isSelf={hasEmail(pendingDeletion.member, self)}
          onDone={deleted}
          onClose={() => setPendingDeletion(null)}
        />
      )}
    </div>
  );
});

export const TeamCard = observer(function TeamCard(props: TeamCardProps) {
  const { store } = props;
  const { t } = useTranslation();
  const { team } = store;
  return (
    // Another card than that of the skeleton, which stood higher where the notice of a full team comes with the list.
    <ListCard
      key={team.value ? 'team' : 'skeleton'}
      name={{ label: t('team.title') }}
      of={team.state}
      toolbar={
        store.isSearchable && (
          <div className={cardStyles.header} data-slot="card-header">
            <SearchField label={t('team.search')} value={store.query} onChange={store.setQuery} />
          </div>
        )
      }
      errorTitle={t('team.failed.title')}
      onRetry={() => void store.reload()}
      isEmpty={({ members }) => members.length === 0}
      empty={<EmptyState icon={Users} title={t('team.empty.title')} text={t('team.empty.text')} />}
      footer={<TeamFooter store={store} />}
    >
      <TeamRows {...props} />
    </ListCard>
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
      text={[...(isInPages ? [shown] : []), ...(missing > 0 ? [left] : [])].join(' · ')}
      pager={pageCount > 1 && <LatePager page={page} pageCount={pageCount} onChange={store.showPage} />}
    />
  );
});
