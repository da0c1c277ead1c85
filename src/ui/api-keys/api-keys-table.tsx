import { Ellipsis, Info, Power, RefreshCw, Trash2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useMemo, useContext, type ComponentType } from 'react';
import type { Translate } from '#src/application/i18n/translate.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKeysStore, KeySelection } from '#src/application/api-keys/api-keys-store.ts';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import type { KeyColumn } from '#src/domain/api-keys/key-view.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { type KeyState, keyState } from '#src/domain/api-keys/key-expiry.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { BadgeButton, type BadgeTone } from '#src/ui/components/badge/badge.tsx';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { SortButton } from '#src/ui/components/table/sort-button.tsx';
import { latest } from '#src/application/async/loadable.ts';
import { WrappingName } from '#src/ui/components/table/empty-value.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { MenuButton } from '#src/ui/components/menu/menu-button.tsx';
import type { MenuEntry } from '#src/ui/components/menu/menu-entry.ts';
import type { OpenDialog } from './key-dialogs.tsx';
import { LabelsContext } from './labels/labels-context.ts';
import type { LabelsPartProps } from './labels/labels-part.tsx';
import { LimitsContext } from './limits/limits-context.ts';
import type { LimitsPartProps } from './limits/limits-part.tsx';
import { keyCell } from './key-cell.tsx';
import { lastUsedText } from './last-used.tsx';
import styles from './api-keys-table.module.css';
import checkStyles from '#src/ui/components/form/check.module.css';

type MenuAction = Extract<MenuEntry, { kind: 'action' }>;

interface ApiKeysTableProps {
  readonly store: ApiKeysStore;
  readonly onOpen: (key: ApiKey) => void;
  /** The arrows came to this key. */
  readonly onFollow: (key: ApiKey) => void;
  readonly onAct: (action: OpenDialog) => void;
  readonly canDelete: boolean;
}

interface Cells extends ApiKeysTableProps {
  readonly Limits: ComponentType<LimitsPartProps> | null;
  readonly Labels: ComponentType<LabelsPartProps> | null;
  readonly t: Translate;
  readonly formats: Formats;
}

export const ApiKeysTable = observer(function ApiKeysTable(props: ApiKeysTableProps) {
  const { store, onOpen, onFollow, onAct, canDelete } = props;
  const Limits = useContext(LimitsContext);
  const Labels = useContext(LabelsContext);
  const { t } = useTranslation();
  const formats = useFormats();
  // Stable, so that a search renders only the rows that come.
  const columns = useMemo(
    () => keyColumns({ store, onOpen, onFollow, onAct, canDelete, Limits, Labels, t, formats }),
    [store, onOpen, onFollow, onAct, canDelete, Limits, Labels, t, formats],
  );
  const { items, isLoadingAll } = store.list;
  const isLoading = items.length === 0 && (isLoadingAll || !latest(store.keys.state));
  return (
    <div className={styles.table}>
      <DataTable
        label={t('api-keys.list')}
        columns={columns}
        rows={isLoading ? null : items}
        skeletonRows={10}
        rowKey={(key) => key.id}
        onRowsInView={store.lastUsed.showKeys}
      />
    </div>
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
function keyColumns(cells: Cells): readonly Column<ApiKey>[] {
  const { store, onAct, Labels, t, formats } = cells;
  const { list, selection } = store;
  const sorting = (column: KeyColumn, header: string) => ({
    header: <SortHeader list={list} column={column} label={header} />,
    title: header,
    sorted: () => list.directionOf(column),
  });
  return [
    { id: 'select', header: <SelectShown store={store} />, cell: (key) => selectBox(key, selection, t) },
    {
      id: 'name',
      ...sorting('name', t('api-keys.name')),
      rowHeader: true,
      cell: (key) => nameCell(key, cells),
    },
    {
      id: 'key',
      header: t('api-keys.key'),
      onPhone: 'full',
      // Beside the name they would be a part of the header of the row.
      cell: (key) => (
        <>
          {keyCell({ t, apiKey: key, secrets: store.secrets, onRotate: () => onAct({ action: 'rotate', key }) })}
          {Labels && key.labels && <Labels as="in-list" apiKey={key} />}
        </>
      ),
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
      cell: (key) => statusAndMenu(key, cells),
    },
  ];
}

function nameCell(key: ApiKey, { store, onOpen, onFollow, Limits }: Cells) {
  return (
    <WrappingName>
      <button
        type="button"
        className={classNames('selectable', styles.open)}
        aria-haspopup="dialog"
        aria-current={store.list.soughtId === key.id || undefined}
        data-row-focus
        data-opens-panel
        id={keyRowId(key.id)}
        onKeyDown={focusRowByArrow}
        onKeyUp={({ key: pressed }) => pressed in ARROWS && onFollow(key)}
        onClick={() => onOpen(key)}
      >
        <bdi>{key.name}</bdi>
      </button>
      {Limits && <Limits as="in-list" apiKey={key} />}
    </WrappingName>
  );
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

export const STATE_TONES = { active: 'success', expired: 'danger', inactive: 'off' } as const satisfies Record<
  KeyState,
  BadgeTone
>;

function statusAndMenu(key: ApiKey, { t, store, onOpen, onAct, canDelete }: Cells) {
  const { name } = key;
  const state = keyState(key, store.expiry.now);
  const toggle = () => onAct({ action: 'toggle', key });
  const entries: readonly MenuEntry[] = [
    { kind: 'action', label: t('key-panel.open'), icon: Info, onSelect: () => onOpen(key) },
    ...keyActions(key, { t, onAct, canDelete }),
  ];
  return (
    <div className={styles.end}>
      <BadgeButton tone={STATE_TONES[state]} label={t(`api-keys.${state}.label`, { name })} onClick={toggle}>
        {t(`api-keys.${state}`)}
      </BadgeButton>
      <MenuButton iconOnly isInRow label={t('api-keys.actions', { name })} entries={entries}>
        <Icon of={Ellipsis} />
      </MenuButton>
    </div>
  );
}

type ActionDeps = Pick<Cells, 't' | 'onAct' | 'canDelete'>;

/** What a row's menu and the panel of a key offer alike. */
export function keyActions(key: ApiKey, { t, onAct, canDelete }: ActionDeps): readonly MenuAction[] {
  const action = (what: 'rotate' | 'toggle' | 'delete', label: string, icon: IconType): MenuAction => {
    return { kind: 'action', label, icon, onSelect: () => onAct({ action: what, key }) };
  };
  return [
    ...(key.active ? [action('rotate', t('key-panel.rotate'), RefreshCw)] : []),
    action('toggle', t(key.active ? 'api-keys.deactivate.action' : 'api-keys.activate.action'), Power),
    ...(canDelete ? [action('delete', t('api-keys.delete.open'), Trash2)] : []),
  ];
}

const SelectShown = observer(function SelectShown({ store }: { readonly store: ApiKeysStore }) {
  const { t } = useTranslation();
  const { list, selection } = store;
  const ids = list.items.filter(({ active }) => active).map(({ id }) => id);
  const count = ids.filter((id) => selection.has(id)).length;
  return (
    <span className={checkStyles.check}>
      <input
        type="checkbox"
        aria-label={t('api-keys.select-shown')}
        disabled={ids.length === 0}
        checked={count > 0 && count === ids.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < ids.length;
        }}
        onChange={(event) => selection.set(ids, event.target.checked)}
      />
    </span>
  );
});
