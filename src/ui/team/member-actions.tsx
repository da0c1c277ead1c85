import { Check, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { isOwner } from '#src/domain/team/role.ts';
import { memberStatus, type TeamMember } from '#src/domain/team/team-member.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import styles from './team.module.css';

interface MemberActionsProps {
  readonly member: TeamMember;
  readonly store: TeamStore;
  readonly onDelete: (member: TeamMember) => void;
}

/** Nothing for the owner, who cannot be deleted. */
export const MemberActions = observer(function MemberActions({ member, store, onDelete }: MemberActionsProps) {
  const { t } = useTranslation();
  const { email } = member;
  if (isOwner(member, store.roles)) return null;
  return (
    <span className={styles.actions}>
      {memberStatus(member) === 'invited' && <ResendButton member={member} store={store} />}
      <IconButton
        icon={Trash2}
        size="sm"
        label={t('team.delete.label', { email })}
        data-row-focus=""
        onClick={() => onDelete(member)}
      />
    </span>
  );
});

/** After sending it stays in place, so that the focus does too, and does nothing. */
const ResendButton = observer(function ResendButton({ member, store }: Omit<MemberActionsProps, 'onDelete'>) {
  const { t } = useTranslation();
  const { id, email } = member;
  const isResent = store.isResent(id);
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={isResent ? Check : undefined}
      busy={store.isBusy(id)}
      busyLabel={t('team.invite.submitting')}
      aria-label={t(isResent ? 'team.resent.label' : 'team.resend.label', { email })}
      {...(isResent && { 'aria-disabled': true })}
      onClick={() => void store.resend(member)}
    >
      {t(isResent ? 'team.resent' : 'team.resend')}
    </Button>
  );
});
