import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Translate } from '#src/application/i18n/translate.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKeysStore, KeySelection } from '#src/application/api-keys/api-keys-store.ts';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import type { KeyColumn } from '#src/domain/api-keys/key-view.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import type { Formats } from '#src/domain/shared/formats/formats.ts';
import { BadgeButton } from '#src/ui/components/badge/badge.tsx';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { SortButton } from '#src/ui/components/table/sort-button.tsx';
import { WrappingName } from '#src/ui/components/table/empty-value.tsx';
import { TableSkeleton } from '#src/ui/components/table/table-skeleton.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { keyCell } from './key-cell.tsx';
import { lastUsedText } from './last-used.tsx';
import { SelectShown } from './select-keys.tsx';
import styles from './api-keys-table.module.css';
import checkStyles from '#src/ui/components/form/check.module.css';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';

interface ToggleKeyDialogProps {
  /** The key at the moment its badge was clicked. */
  readonly apiKey: ApiKey;
  readonly store: ApiKeysStore;
  readonly onClose: () => void;
}

/** Stays open when the change failed. */
const ToggleKeyDialog = observer(function ToggleKeyDialog({ apiKey, store, onClose }: ToggleKeyDialogProps) {
  const { t } = useTranslation();
  const { name, active } = apiKey;
  const confirm = async () => {
    if (await store.setActive(apiKey, !active)) onClose();
  };
  return (
    <ConfirmDialog
      title={t(active ? 'api-keys.deactivate.title' : 'api-keys.activate.title', { name })}
      text={t(active ? 'api-keys.deactivate.text' : 'api-keys.activate.text')}
      confirmLabel={t(active ? 'api-keys.deactivate.action' : 'api-keys.activate.action')}
      busyLabel={t('common.saving')}
      destructive={active}
      busy={store.isChanging(apiKey.id)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
});

interface ApiKeysTableProps {
  readonly store: ApiKeysStore;
  readonly onOpen: (key: ApiKey) => void;
  /** The arrows came to this key. */
  readonly onFollow: (key: ApiKey) => void;
  readonly onRotate: (key: ApiKey) => void;
}

interface Cells extends ApiKeysTableProps {
  readonly t: Translate;
  readonly formats: Formats;
  readonly onToggle: (key: ApiKey) => void;
}

export const ApiKeysTable = observer(function ApiKeysTable(props: ApiKeysTableProps) {
  const { store, onOpen, onFollow, onRotate } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const [toggled, setToggled] = useState<ApiKey | null>(null);
  // Stable, so that a search renders only the rows that come.
  const columns = useMemo(
    () => keyColumns({ store, onOpen, onFollow, onRotate, t, formats, onToggle: setToggled }),
    [store, onOpen, onFollow, onRotate, t, formats],
  );
  const { items } = store.list;
  return (
    <>
      <div className={styles.table}>
        <DataTable
          label={t('api-keys.list')}
          columns={columns}
          rows={items}
          rowKey={(key) => key.id}
          onRowsInView={store.lastUsed.showKeys}
        />
      </div>
      {toggled && <ToggleKeyDialog apiKey={toggled} store={store} onClose={() => setToggled(null)} />}
    </>
  );
});

export const keyRowId = (id: string) => `key-${id}`;

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function focusRowByArrow(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-row-focus]') ?? [])];
  const next = rows[rows.indexOf(event.currentTarget) + (ARROWS[event.key] ?? Number.NaN)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

// The cells get `t` from here: `useTranslation` in each of them is an eighth of the time that the rows take.
function keyColumns({ store, onOpen, onFollow, onRotate, t, formats, onToggle }: Cells): readonly Column<ApiKey>[] {
  const { list, selection } = store;
  const sorting = (column: KeyColumn, header: string) => ({
    header: <SortHeader list={list} column={column} label={header} />,
    sorted: () => list.directionOf(column),
  });
  return [
    { id: 'select', header: <SelectShown store={store} />, cell: (key) => selectBox(key, selection, t) },
    {
      id: 'name',
      ...sorting('name', t('api-keys.name')),
      rowHeader: true,
      cell: (key) => (
        <WrappingName>
          <button
            type="button"
            className={classNames('selectable', styles.open)}
            aria-haspopup="dialog"
            data-row-focus
            data-opens-panel
            id={keyRowId(key.id)}
            aria-current={list.soughtId === key.id || undefined}
            onKeyDown={focusRowByArrow}
            onKeyUp={({ key: pressed }) => pressed in ARROWS && onFollow(key)}
            onClick={() => onOpen(key)}
          >
            <bdi>{key.name}</bdi>
          </button>
        </WrappingName>
      ),
    },
    {
      id: 'key',
      header: t('api-keys.key'),
      onPhone: 'full',
      cell: (key) => keyCell({ t, apiKey: key, secrets: store.secrets, onRotate }),
    },
    {
      id: 'created',
      ...sorting('created', t('api-keys.created')),
      onPhone: 'full',
      phoneLabel: t('api-keys.created'),
      cell: ({ createdAt }) => created(createdAt, t, formats),
    },
    {
      id: 'used',
      ...sorting('used', t('api-keys.last-used')),
      onPhone: 'full',
      phoneLabel: t('api-keys.last-used'),
      cell: (key) => lastUsedText({ t, formats, id: key.id, apiKey: key, usage: store.lastUsed }),
    },
    {
      id: 'status',
      header: t('api-keys.status'),
      onPhone: 'corner',
      cell: (key) => status(key, t, () => onToggle(key)),
    },
  ];
}

interface SortHeaderProps {
  readonly list: KeyListStore;
  readonly column: KeyColumn;
  readonly label: string;
}

const SortHeader = observer(function SortHeader({ list, column, label }: SortHeaderProps) {
  return (
    <SortButton sorted={list.directionOf(column)} onClick={() => list.sort(column)}>
      {label}
    </SortButton>
  );
});

/** Inactive keys have nothing to deactivate. */
function selectBox({ id, name, active }: ApiKey, selection: KeySelection, t: Translate) {
  if (!active) return null;
  return (
    <span className={checkStyles.check}>
      <input
        type="checkbox"
        aria-label={t('api-keys.select', { name })}
        checked={selection.has(id)}
        onChange={(event) => selection.set([id], event.target.checked)}
      />
    </span>
  );
}

function created(at: ApiKey['createdAt'], t: Translate, formats: Formats) {
  if (at === null) return t('api-keys.no-date');
  return <time dateTime={new Date(at).toISOString()}>{formats.utc(at)}</time>;
}

function status({ name, active }: ApiKey, t: Translate, onClick: () => void) {
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
      rows={10}
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
