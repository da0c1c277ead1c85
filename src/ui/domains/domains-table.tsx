import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CallbackDomain, hostOf } from '../../domain/domains/callback-url';
import type { Column } from '../components/data-column';
import { DataTable } from '../components/data-table';
import { IconButton } from '../components/icon-button';
import { TableSkeleton } from '../components/table-skeleton';
import { VisuallyHidden } from '../components/visually-hidden';
import { DomainLink } from './domain-link';
import { DomainStatus } from './domain-status';
import { VerifiedOn } from './verified-on';

interface DomainsTableProps {
  readonly domains: readonly CallbackDomain[];
  readonly onDelete: (domain: CallbackDomain) => void;
}

export function DomainsTable({ domains, onDelete }: DomainsTableProps) {
  const { t } = useTranslation();
  const columns: readonly Column<CallbackDomain>[] = [
    { id: 'url', header: t('domains.url'), rowHeader: true, cell: ({ url }) => <DomainLink url={url} /> },
    {
      id: 'status',
      header: t('domains.status'),
      onPhone: 'corner',
      cell: ({ verified }) => <DomainStatus isVerified={verified} />,
    },
    {
      id: 'verified-on',
      header: t('domains.verified-on'),
      phoneLabel: t('domains.verified-on'),
      cell: (domain) => <VerifiedOn domain={domain} />,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{t('domains.actions')}</VisuallyHidden>,
      align: 'right',
      onPhone: 'end',
      cell: (domain) => (
        <IconButton
          size="sm"
          icon={Trash2}
          label={t('domains.delete', { host: hostOf(domain.url) })}
          data-row-focus
          onClick={() => onDelete(domain)}
        />
      ),
    },
  ];
  return <DataTable label={t('domains.title')} columns={columns} rows={domains} rowKey={({ id }) => id} />;
}

export function DomainsTableSkeleton() {
  const { t } = useTranslation();
  return (
    <TableSkeleton
      columns={[
        { header: t('domains.url'), width: 'lg' },
        { header: t('domains.status') },
        { header: t('domains.verified-on') },
      ]}
    />
  );
}
