import { FilePen, KeyRound, Plus, Trash2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { passkeyList } from '#src/application/passkeys/passkey-changes.ts';
import { canAddPasskey, type Passkey } from '#src/domain/passkeys/passkey.ts';
import { useAccountStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { EmptyValue, WrappingName } from '#src/ui/components/table/empty-value.tsx';
import { ListCard } from '#src/ui/components/table/list-card.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { AddPasskey, DeletePasskey, RenamePasskey } from './passkey-dialogs.tsx';
import styles from './passkeys.module.css';

type Action = 'rename' | 'delete';
type Open = { readonly action: Action; readonly of: Passkey; readonly rowIndex: number } | null;

/** What the person logs in with in place of a password. */
export const PasskeysCard = observer(function PasskeysCard() {
  const { t } = useTranslation();
  const passkeys = useAccountStores().get(passkeyList);
  const addId = useId();
  const { rows, focusRow } = useRowFocus(addId);
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => passkeys.start(), [passkeys]);
  const { state, value } = passkeys.list;
  const canAdd = value !== undefined && canAddPasskey(value);
  usePendingAction('add-passkey', () => setAdding(canAdd), value !== undefined);
  const act = (action: Action, of: Passkey) => setOpen({ action, of, rowIndex: passkeys.items.indexOf(of) });
  const close = () => setOpen(null);
  return (
    <>
      <ListCard
        name={{ title: t('account.passkeys') }}
        of={state}
        errorTitle={t('account.passkeys.failed')}
        onRetry={() => void passkeys.load()}
        rows={rows}
        action={
          canAdd && (
            <Button size="sm" id={addId} icon={Plus} onClick={() => setAdding(true)}>
              {t('passkeys.add')}
            </Button>
          )
        }
        empty={<NoPasskeys />}
        footer={value && !canAdd && <p className={styles.limit}>{t('passkeys.limit')}</p>}
      >
        <PasskeysTable passkeys={value?.items ?? null} onAct={act} />
      </ListCard>
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
      {passkeys.added && <RenamePasskey of={passkeys.added} isNew onClose={() => passkeys.setAdded(null)} />}
      {open?.action === 'rename' && <RenamePasskey of={open.of} onClose={close} />}
      {open?.action === 'delete' && (
        <DeletePasskey
          of={open.of}
          onClose={close}
          onDone={() => {
            focusRow(open.rowIndex);
            close();
          }}
        />
      )}
    </>
  );
});

function NoPasskeys() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={KeyRound}
      title={<h3 className="heading-card">{t('passkeys.empty')}</h3>}
      text={t('passkeys.empty.text')}
    />
  );
}

interface PasskeysTableProps {
  /** Null while they load. */
  readonly passkeys: readonly Passkey[] | null;
  readonly onAct: (action: Action, of: Passkey) => void;
}

function PasskeysTable({ passkeys, onAct }: PasskeysTableProps) {
  const { t } = useTranslation();
  const labelled = (label: string) => ({ header: label, phoneLabel: label });
  const columns: readonly Column<Passkey>[] = [
    {
      ...{ id: 'name', header: t('passkeys.passkey'), width: 'lg', rowHeader: true, onPhone: 'full' },
      cell: (passkey) => <Name passkey={passkey} />,
    },
    {
      ...{ id: 'created', ...labelled(t('passkeys.created')), onPhone: 'full' },
      cell: ({ createdAt }) => (createdAt === null ? <EmptyValue t={t} /> : <Day at={createdAt} />),
    },
    {
      ...{ id: 'last-used', ...labelled(t('passkeys.last-used')) },
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('passkeys.never-used') : <Day at={lastUsedAt} />),
    },
    {
      ...{ id: 'actions', align: 'end', onPhone: 'end' },
      header: <VisuallyHidden>{t('passkeys.actions')}</VisuallyHidden>,
      cell: (passkey) => <Actions {...{ passkey, onAct }} />,
    },
  ];
  return (
    <DataTable label={t('passkeys.table')} columns={columns} rows={passkeys} skeletonRows={2} rowKey={({ id }) => id} />
  );
}

function Name({ passkey: { name, isSynced } }: { readonly passkey: Passkey }) {
  const { t } = useTranslation();
  return (
    <span className={styles.name}>
      <WrappingName>
        <bdi translate="no">{name}</bdi>
      </WrappingName>
      {isSynced !== null && (
        <Badge tone={isSynced ? 'success' : 'off'}>{t(isSynced ? 'passkeys.synced' : 'passkeys.one-device')}</Badge>
      )}
    </span>
  );
}

function Day({ at }: { readonly at: number }) {
  const formats = useFormats();
  return (
    <time dateTime={new Date(at).toISOString()} title={formats.utc(at)}>
      {formats.longDate(at)}
    </time>
  );
}

function Actions({ passkey, onAct }: Pick<PasskeysTableProps, 'onAct'> & { readonly passkey: Passkey }) {
  const { t } = useTranslation();
  const { name } = passkey;
  return (
    <span className={styles.actions}>
      <IconButton
        size="sm"
        icon={FilePen}
        label={t('passkeys.rename.of', { name })}
        data-row-focus=""
        onClick={() => onAct('rename', passkey)}
      />
      <IconButton
        size="sm"
        icon={Trash2}
        label={t('passkeys.delete.of', { name })}
        onClick={() => onAct('delete', passkey)}
      />
    </span>
  );
}
