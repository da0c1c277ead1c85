import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { memberStatus, type TeamMember } from '#src/domain/team/team-member.ts';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';

interface DeleteMemberDialogProps {
  readonly member: TeamMember;
  readonly isSelf: boolean;
  readonly store: TeamStore;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Stays open when the member still exists. */
export const DeleteMemberDialog = observer(function DeleteMemberDialog(props: DeleteMemberDialogProps) {
  const { member, isSelf, store, onDeleted, onClose } = props;
  const { t } = useTranslation();
  const isInvited = memberStatus(member) === 'invited';
  const consequence = isInvited ? 'team.delete.text.invited' : 'team.delete.text';
  const confirm = async () => {
    if (await store.remove(member)) onDeleted();
  };
  return (
    <ConfirmDialog
      title={t('team.delete.title', { email: member.email })}
      text={t(isSelf ? 'team.delete.text.self' : consequence)}
      confirmLabel={t('team.delete.action')}
      busyLabel={t('team.delete.busy')}
      destructive
      busy={store.isBusy(member.id)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
});
