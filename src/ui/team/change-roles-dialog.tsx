import { useEffect, useState } from 'react';
import type { Made } from '#src/application/forms/change.ts';
import { changeRoles } from '#src/application/team/change-roles.ts';
import type { TeamMember } from '#src/domain/team/team-member.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { ChangeDialog } from '#src/ui/components/dialog/change-dialog.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { teamStore } from '#src/application/team/team-store.ts';
import { RoleChoice } from './role-choice.tsx';

export interface ChangeRolesDialogProps {
  readonly member: TeamMember;
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

export function ChangeRolesDialog({ member, isSelf, onClose }: ChangeRolesDialogProps) {
  const { get } = useAccountStores();
  const team = get(teamStore);
  const { t } = useTranslation();
  const [change] = useState<Made<typeof changeRoles>>(() => get(changeRoles)(member));
  // The list may be an hour old, and a role may have gone since.
  useEffect(() => void team.refetchRoles(), [team]);
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={t('team.change-roles.title', { email: member.email })}
      text={t(isSelf ? 'team.change-roles.text.self' : 'team.change-roles.text')}
      submit={t('team.change-roles.action')}
      busy={t('team.change-roles.busy')}
      missing={{ roleIds: 'team.invite.missing.role' }}
    >
      <RoleChoice form={change.form} team={team} member={member} />
    </ChangeDialog>
  );
}
