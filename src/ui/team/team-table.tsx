import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TeamStore } from '../../application/team/team-store';
import { isPerson, type TeamMember } from '../../domain/team/team-member';
import type { Column } from '../components/data-column';
import { DataTable } from '../components/data-table';
import { NameText } from '../components/name-text';
import { TableSkeleton } from '../components/table-skeleton';
import { VisuallyHidden } from '../components/visually-hidden';
import '../theme/team.css';
import { MemberActions } from './member-actions';
import { MemberRoles } from './member-roles';
import { MemberStatusBadge } from './member-status-badge';

interface TeamTableProps {
  readonly store: TeamStore;
  readonly self: string | null;
  readonly onDelete: (member: TeamMember) => void;
}

export const TeamTable = observer(function TeamTable({ store, self, onDelete }: TeamTableProps) {
  const { t } = useTranslation();
  const columns: readonly Column<TeamMember>[] = [
    {
      id: 'email',
      header: t('team.email'),
      rowHeader: true,
      onPhone: 'full',
      cell: (member) => (
        <NameText>
          {member.email} {isPerson(member, self) && <span className="member__you">{t('team.you')}</span>}
        </NameText>
      ),
    },
    {
      id: 'roles',
      header: t('team.roles'),
      onPhone: 'full',
      cell: (member) => <MemberRoles member={member} store={store} />,
    },
    { id: 'status', header: t('team.status'), cell: (member) => <MemberStatusBadge member={member} /> },
    {
      id: 'actions',
      header: <VisuallyHidden>{t('team.actions')}</VisuallyHidden>,
      align: 'right',
      onPhone: 'end',
      cell: (member) => <MemberActions member={member} store={store} onDelete={onDelete} />,
    },
  ];
  return <DataTable label={t('team.title')} columns={columns} rows={store.shown} rowKey={({ id }) => id} />;
});

export function TeamTableSkeleton() {
  const { t } = useTranslation();
  return (
    <TableSkeleton
      rows={4}
      columns={[
        { header: t('team.email'), width: 'lg' },
        { header: t('team.roles') },
        { header: t('team.status'), width: 'sm' },
      ]}
    />
  );
}
