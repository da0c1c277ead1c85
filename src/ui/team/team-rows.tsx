import { SearchX } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { isOwner } from '#src/domain/team/role.ts';
import { hasEmail, type TeamMember } from '#src/domain/team/team-member.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { DeleteMemberDialog } from './delete-member-dialog.tsx';
import { TeamTable } from './team-table.tsx';

interface TeamRowsProps {
  readonly store: TeamStore;
  readonly self: string | null;
  readonly inviteId: string;
}

export const TeamRows = observer(function TeamRows({ store, self, inviteId }: TeamRowsProps) {
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
      {store.matchingMembers.length > 0 ? (
        <TeamTable store={store} self={self} onDelete={requestDeletion} />
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
          store={store}
          onDeleted={deleted}
          onClose={() => setPendingDeletion(null)}
        />
      )}
    </div>
  );
});
