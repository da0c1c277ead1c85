import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TeamStore } from '#src/application/team/team-store.ts';
import { roleNames } from '#src/domain/team/role.ts';
import type { TeamMember } from '#src/domain/team/team-member.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';

interface MemberRolesProps {
  readonly member: TeamMember;
  readonly store: TeamStore;
}

/** Role names; ids only when the list of roles failed to load. */
export const MemberRoles = observer(function MemberRoles({ member, store }: MemberRolesProps) {
  const { t } = useTranslation();
  if (store.areRolesLoading) return <Skeleton />;
  return roleNames(member, store.roles).join(', ') || <span className="muted">{t('team.no-roles')}</span>;
});
