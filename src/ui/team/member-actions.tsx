import { Trash2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { isOwner } from '#src/domain/team/role.ts';
import type { TeamMember } from '#src/domain/team/team-member.ts';
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
  if (isOwner(member, store.roles)) return null;
  return (
    <span className={styles.actions}>
      <IconButton
        icon={Trash2}
        size="sm"
        label={t('team.delete.label', { email: member.email })}
        data-row-focus=""
        onClick={() => onDelete(member)}
      />
    </span>
  );
});
