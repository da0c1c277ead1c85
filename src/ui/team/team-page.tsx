import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { InviteButton } from './invite-button.tsx';
import { InviteMemberDialog } from './invite-member-dialog.tsx';
import { SeatsCount } from './seats-count.tsx';
import { SeatsNotice } from './seats-notice.tsx';
import { TeamCard } from './team-card.tsx';

export const TeamPage = observer(function TeamPage() {
  const { t } = useTranslation();
  const { team, profile, inviteMember } = useAccountStores();
  const [isInviting, setInviting] = useState(false);
  const id = useId();
  const ids = { invite: `${id}invite`, full: `${id}full` };
  useEffect(() => team.start(), [team]);

  return (
    <Page
      title={t('team.title')}
      description={t('team.text')}
      count={<SeatsCount seats={team.seats} />}
      action={<InviteButton ids={ids} isFull={team.areSeatsFull} onClick={() => setInviting(true)} />}
    >
      {team.areSeatsFull && <SeatsNotice id={ids.full} limit={team.seats?.limit ?? 0} />}
      <TeamCard store={team} self={profile.person?.email ?? null} inviteId={ids.invite} />
      {isInviting && <InviteMemberDialog createStore={inviteMember} onClose={() => setInviting(false)} />}
    </Page>
  );
});
