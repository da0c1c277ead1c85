import { Ban, Plus, SquareTerminal } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { accessTokens, revokeAccessToken, tokenTimes } from '#src/application/access-tokens/access-tokens-store.ts';
import { type AccessToken, type AccessTokenList, scopeNames } from '#src/domain/access-tokens/access-token.ts';
import { useAccountStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { EmptyValue, WrappingName } from '#src/ui/components/table/empty-value.tsx';
import { ListCard } from '#src/ui/components/table/list-card.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import type { CreateTokenDialogProps } from './create-token-dialog.tsx';
import styles from './access-tokens.module.css';

/** With the fields of limits, which no first row waits for. */
const CreateTokenDialog = lateComponent(
  new LatePart<CreateTokenDialogProps>(async () => (await import('./create-token-dialog.tsx')).CreateTokenDialog),
);

/** What scripts sign in with: listed, created and revoked. */
export const AccessTokensTab = observer(function AccessTokensTab() {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const tokens = get(accessTokens);
  const createId = useId();
  const { rows, focusRow } = useRowFocus(createId);
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<{ readonly token: AccessToken; readonly rowIndex: number } | null>(null);
  useEffect(() => tokens.start(), [tokens]);
  const { state, value } = tokens.list;
  usePendingAction('create-access-token', () => setCreating(true), value !== undefined);
  const revoke = (token: AccessToken) => setRevoked({ token, rowIndex: tokens.items.indexOf(token) });
  const endRevoking = () => setRevoked(null);
  return (
    <>
      <ListCard
        name={{ title: t('account.tab.tokens') }}
        of={state}
        errorTitle={t('account.tokens.failed')}
        onRetry={() => void tokens.load()}
        rows={rows}
        action={
          value && (
            <Button size="sm" id={createId} icon={Plus} onClick={() => setCreating(true)}>
              {t('access-tokens.create')}
            </Button>
          )
        }
        empty={
          <EmptyState
            icon={SquareTerminal}
            title={<h3 className="heading-card">{t('access-tokens.empty.title')}</h3>}
            text={t('access-tokens.empty.text')}
          />
        }
      >
        <TokensTable times={get(tokenTimes)} list={value ?? null} onRevoke={revoke} />
      </ListCard>
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
      {revoked && (
        <RevokeDialog
          token={revoked.token}
          onDone={() => {
            focusRow(revoked.rowIndex);
            endRevoking();
          }}
          onClose={endRevoking}
        />
      )}
    </>
  );
});

interface RevokeDialogProps {
  readonly token: AccessToken;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RevokeDialog({ token, onDone, onClose }: RevokeDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(revokeAccessToken)(token));
  return (
    <ConfirmChange
      {...{ change, onDone, onClose }}
      title={t('access-tokens.revoke.title', { name: token.name })}
      text={t('access-tokens.revoke.text')}
      confirm={t('access-tokens.revoke.action')}
      busy={t('access-tokens.revoke.busy')}
    />
  );
}

interface TokensTableProps {
  readonly times: ReturnType<typeof tokenTimes>;
  /** Null while it loads. */
  readonly list: AccessTokenList | null;
  readonly onRevoke: (token: AccessToken) => void;
}

function TokensTable({ times, list, onRevoke }: TokensTableProps) {
  const { t } = useTranslation();
  const labelled = (label: string) => ({ header: label, phoneLabel: label });
  const wide = { width: 'lg', onPhone: 'full' } as const;
  const columns: readonly Column<AccessToken>[] = [
    { id: 'name', header: t('access-tokens.create.name'), width: 'lg', rowHeader: true, cell: TokenName },
    {
      ...{ id: 'expires', ...labelled(t('key-limits.expires')) },
      cell: (token) => <Expiry {...{ times, token }} />,
    },
    {
      ...{ id: 'scopes', ...labelled(t('access-tokens.scopes')), ...wide },
      cell: (token) => <Scopes names={scopeNames(token, list?.scopes ?? [])} />,
    },
    {
      ...{ id: 'ip-ranges', ...labelled(t('key-limits.ip-ranges')), ...wide },
      cell: ({ ipRanges }) => <IpRanges ranges={ipRanges} />,
    },
    {
      ...{ id: 'last-used', ...labelled(t('access-tokens.last-used')) },
      cell: (token) => <LastUse {...{ times, token }} />,
    },
    {
      ...{ id: 'actions', align: 'end', onPhone: 'end' },
      header: <VisuallyHidden>{t('access-tokens.actions')}</VisuallyHidden>,
      cell: (token) => <RevokeButton name={token.name} onClick={() => onRevoke(token)} />,
    },
  ];
  return (
    <DataTable
      label={t('access-tokens.table')}
      columns={columns}
      rows={list && list.items}
      skeletonRows={3}
      rowKey={({ id }) => id}
    />
  );
}

function RevokeButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const { t } = useTranslation();
  const label = t('access-tokens.revoke.label', { name });
  return (
    <Button size="sm" variant="quiet" icon={Ban} aria-label={label} data-row-focus="" onClick={onClick}>
      {t('access-tokens.revoke')}
    </Button>
  );
}

function Scopes({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return <span className={styles.wrapping}>{formats.list(names) || t('access-tokens.scopes.none')}</span>;
}

function IpRanges({ ranges }: { readonly ranges: readonly string[] }) {
  const { t } = useTranslation();
  if (ranges.length === 0) return <span>{t('access-tokens.anywhere')}</span>;
  return (
    <bdi className={styles.wrapping} dir="ltr" translate="no">
      {ranges.join(', ')}
    </bdi>
  );
}

function TokenName({ name, masked }: AccessToken) {
  return (
    <WrappingName>
      <bdi translate="no">{name}</bdi>
      {masked !== null && (
        <span className={classNames('mono muted', styles.masked)} dir="ltr" translate="no">
          {masked}
        </span>
      )}
    </WrappingName>
  );
}

interface FactProps {
  readonly times: ReturnType<typeof tokenTimes>;
  readonly token: AccessToken;
}

function Expiry({ times, token }: FactProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { expiresAt } = token;
  if (expiresAt === null) return <span>{t('key-limits.expiry.never')}</span>;
  const expiry = times.expiryOf(token);
  const soon = expiry && t('key-limits.expiry.days', counted(expiry.days, formats));
  return (
    <time dateTime={new Date(expiresAt).toISOString()} title={formats.utc(expiresAt)}>
      {expiry === null ? (
        formats.longDate(expiresAt)
      ) : (
        <Badge tone={expiry.kind === 'soon' ? 'warning' : 'danger'}>
          {expiry.kind === 'soon' ? soon : t('access-tokens.expired')}
        </Badge>
      )}
    </time>
  );
}

function LastUse({ times, token }: FactProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { lastUsedAt } = token;
  if (lastUsedAt === undefined) return <EmptyValue t={t} />;
  if (lastUsedAt === null) return <span>{t('access-tokens.never-used')}</span>;
  const elapsed = times.lastUse(token);
  return (
    <time className={styles.wrapping} dateTime={new Date(lastUsedAt).toISOString()} title={formats.utc(lastUsedAt)}>
      {elapsed ? formats.timeAgo(elapsed) : formats.longDate(lastUsedAt)}
    </time>
  );
}
