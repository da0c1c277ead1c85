import { SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { isOwner } from '#src/domain/team/role.ts';
import { isPerson, type TeamMember } from '#src/domain/team/team-member.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { StateView } from '#src/ui/components/feedback/state-view.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { DeleteMemberDialog } from './delete-member-dialog.tsx';
import { TeamTable } from './team-table.tsx';

interface TeamRowsProps {
  readonly store: TeamStore;
  readonly self: string | null;
  readonly inviteId: string;
}

/** The page of the list that is shown, and the confirmation before one of it is deleted. */
export const TeamRows = observer(function TeamRows({ store, self, inviteId }: TeamRowsProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ readonly member: TeamMember; readonly place: number } | null>(null);
  const { rows, focusRow } = useRowFocus(inviteId);
  const ask = (member: TeamMember) => {
    const deletable = store.shown.filter((row) => !isOwner(row, store.roles));
    setAsked({ member, place: deletable.findIndex(({ id }) => id === member.id) });
  };
  const deleted = () => {
    if (asked) focusRow(asked.place);
    setAsked(null);
  };

  return (
    <div ref={rows}>
      {store.matching.length > 0 ? (
        <TeamTable store={store} self={self} onDelete={ask} />
      ) : (
        <StateView
          icon={SearchX}
          title={t('team.no-match', { query: store.query.trim() })}
          text={t('team.no-match.text')}
          action={<Button onClick={() => store.setQuery('')}>{t('team.no-match.clear')}</Button>}
        />
      )}
      {asked && (
        <DeleteMemberDialog
          member={asked.member}
          isSelf={isPerson(asked.member, self)}
          store={store}
          onDeleted={deleted}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
});
