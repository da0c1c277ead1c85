import { SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamStore } from '../../application/team/team-store';
import { isOwner } from '../../domain/team/role';
import { isPerson, type TeamMember } from '../../domain/team/team-member';
import { Button } from '../components/button';
import { StateView } from '../components/state-view';
import { useRowFocus } from '../components/use-row-focus';
import { DeleteMemberDialog } from './delete-member-dialog';
import { TeamTable } from './team-table';

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
