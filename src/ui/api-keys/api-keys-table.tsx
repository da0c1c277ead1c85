import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKeysStore } from '../../application/api-keys/api-keys-store';
import type { ApiKey } from '../../domain/api-keys/api-key';
import { utcText } from '../../domain/shared/dates';
import { BadgeButton } from '../components/badge-button';
import type { Column } from '../components/data-column';
import { DataTable } from '../components/data-table';
import { NameText } from '../components/name-text';
import { TableSkeleton } from '../components/table-skeleton';
import { KeyCell } from './key-cell';
import { LastUsed } from './last-used';
import { ToggleKeyDialog } from './toggle-key-dialog';

interface ApiKeysTableProps {
  readonly store: ApiKeysStore;
  readonly onRotate: (key: ApiKey) => void;
}

export const ApiKeysTable = observer(function ApiKeysTable({ store, onRotate }: ApiKeysTableProps) {
  const { t } = useTranslation();
  const [toggled, setToggled] = useState<ApiKey | null>(null);

  const columns: readonly Column<ApiKey>[] = [
    { id: 'name', header: t('api-keys.name'), rowHeader: true, cell: ({ name }) => <NameText>{name}</NameText> },
    {
      id: 'key',
      header: t('api-keys.key'),
      onPhone: 'full',
      cell: (key) => <KeyCell apiKey={key} secrets={store.secrets} onRotate={onRotate} />,
    },
    {
      id: 'created',
      header: t('api-keys.created'),
      onPhone: 'full',
      phoneLabel: t('api-keys.created'),
      cell: (key) => <Created apiKey={key} />,
    },
    {
      id: 'used',
      header: t('api-keys.last-used'),
      onPhone: 'full',
      phoneLabel: t('api-keys.last-used'),
      cell: ({ id }) => <LastUsed id={id} usage={store.usage} />,
    },
    {
      id: 'status',
      header: t('api-keys.status'),
      onPhone: 'corner',
      cell: (key) => <Status apiKey={key} onClick={() => setToggled(key)} />,
    },
  ];

  return (
    <>
      <DataTable label={t('api-keys.title')} columns={columns} rows={store.keys.items} rowKey={(key) => key.id} />
      {toggled && <ToggleKeyDialog apiKey={toggled} store={store} onClose={() => setToggled(null)} />}
    </>
  );
});

function Created({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  if (apiKey.createdAt === null) return t('api-keys.no-date');
  return <time dateTime={new Date(apiKey.createdAt).toISOString()}>{utcText(apiKey.createdAt)}</time>;
}

function Status({ apiKey: { name, active }, onClick }: { apiKey: ApiKey; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <BadgeButton
      tone={active ? 'success' : 'off'}
      label={t(active ? 'api-keys.active.label' : 'api-keys.inactive.label', { name })}
      onClick={onClick}
    >
      {t(active ? 'api-keys.active' : 'api-keys.inactive')}
    </BadgeButton>
  );
}

export function ApiKeysTableSkeleton() {
  const { t } = useTranslation();
  return (
    <TableSkeleton
      columns={[
        { header: t('api-keys.name') },
        { header: t('api-keys.key') },
        { header: t('api-keys.created') },
        { header: t('api-keys.last-used') },
        { header: t('api-keys.status') },
      ]}
    />
  );
}
