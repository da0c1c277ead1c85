import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TeamStore } from '../../application/team/team-store';
import { roleNames } from '../../domain/team/role';
import type { TeamMember } from '../../domain/team/team-member';
import { Skeleton } from '../components/skeleton';

interface MemberRolesProps {
  readonly member: TeamMember;
  readonly store: TeamStore;
}

/** Names, not ids (§6); ids only where the list of roles did not come. */
export const MemberRoles = observer(function MemberRoles({ member, store }: MemberRolesProps) {
  const { t } = useTranslation();
  if (store.areRolesComing) return <Skeleton />;
  return roleNames(member, store.roles).join(', ') || <span className="muted">{t('team.no-roles')}</span>;
});
