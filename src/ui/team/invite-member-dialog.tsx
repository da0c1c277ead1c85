import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { inviteMember } from '#src/application/team/invite-member.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { ChangeDialog } from '#src/ui/components/dialog/change-dialog.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFields } from '#src/ui/components/form/use-fields.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { teamStore } from '#src/application/team/team-store.ts';
import { RoleChoice } from './role-choice.tsx';

export const InviteMemberDialog = observer(function InviteMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const { get } = useAccountStores();
  const team = get(teamStore);
  const { t } = useTranslation();
  const [change] = useState(() => get(inviteMember)(null));
  const field = useFields(change.form);
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={t('team.invite.title')}
      text={t('team.invite.text')}
      submit={t('team.invite.submit')}
      busy={t('team.invite.submitting')}
      missing={{ email: 'team.invite.missing.email', roleIds: 'team.invite.missing.role' }}
    >
      <TextField {...field('email')} label={t('team.email')} type="email" required autoComplete="off" autoFocus />
      <RoleChoice form={change.form} team={team} />
    </ChangeDialog>
  );
});
