import { ArrowUpRight, CircleCheck, Clock, Trash2 } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import {
  type CallbackDomain,
  type CallbackDomainId,
  stripScheme,
  toSafeLink,
  verificationDate,
} from '#src/domain/callback-domains/callback-domain.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect } from 'react';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import type { DomainHealthProps } from './domain-health.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import styles from './domains-table.module.css';

interface DomainsTableProps {
  /** Null while they load. */
  readonly domains: readonly CallbackDomain[] | null;
  /** Whether it was verified during this visit. */
  readonly wasVerifiedNow: (id: CallbackDomainId) => boolean;
  readonly onDelete: (domain: CallbackDomain) => void;
}

const HEALTH = new LazyPage<DomainHealthProps>(
  async () => (await import('./domain-health.tsx')).DomainHealthCell,
  ['domain-health'],
);

/** Few providers report it, so its code comes late. */
function useHealthColumn(): readonly Column<CallbackDomain>[] {
  const { t } = useTranslation();
  const stores = useAppStores();
  const isReported = useAccountStores().capabilities.has('domain-health');
  useEffect(() => {
    if (isReported) void HEALTH.load(stores);
  }, [isReported, stores]);
  if (!isReported) return [];
  const Health = HEALTH.componentFor(stores);
  return [
    {
      id: 'health',
      header: t('domains.health'),
      onPhone: 'full',
      cell(domain) {
        const { id, health } = domain;
        return Health && health && <Health {...{ domain, health }} nextFocusId={deleteButtonId(id)} />;
      },
    },
  ];
}

function deleteButtonId(id: CallbackDomainId): string {
  return `delete-domain-${id}`;
}

export const DomainsTable = observer(function DomainsTable(props: DomainsTableProps) {
  const { domains, wasVerifiedNow, onDelete } = props;
  const { t } = useTranslation();
  const health = useHealthColumn();
  const columns: readonly Column<CallbackDomain>[] = [
    { id: 'url', header: t('domains.url'), width: 'lg', rowHeader: true, cell: ({ url }) => <DomainLink url={url} /> },
    {
      id: 'status',
      header: t('domains.status'),
      onPhone: 'corner',
      cell: (domain) => <DomainStatus domain={domain} wasVerifiedNow={wasVerifiedNow(domain.id)} />,
    },
    ...health,
    {
      id: 'verified-on',
      header: t('domains.verified-on'),
      phoneLabel: t('domains.verified-on'),
      cell: (domain) => <VerifiedOn domain={domain} />,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{t('domains.actions')}</VisuallyHidden>,
      align: 'end',
      onPhone: 'end',
      cell: (domain) => (
        <IconButton
          size="sm"
          icon={Trash2}
          label={t('domains.delete', { host: stripScheme(domain.url) })}
          id={deleteButtonId(domain.id)}
          data-row-focus
          onClick={() => onDelete(domain)}
        />
      ),
    },
  ];
  return (
    <DataTable
      label={t('domains.table')}
      columns={columns}
      rows={domains}
      skeletonRows={PAGE_SIZE}
      rowKey={({ id }) => id}
    />
  );
});

interface DomainStatusProps {
  readonly domain: CallbackDomain;
  readonly wasVerifiedNow: boolean;
}

/** An icon and a word, so that color alone carries no meaning. */
function DomainStatus({ domain: { verified: isVerified }, wasVerifiedNow }: DomainStatusProps) {
  const { t } = useTranslation();
  const verified = wasVerifiedNow ? 'domains.verified.now' : 'domains.verified';
  return (
    <Badge tone={isVerified ? 'success' : 'warning'} dot={false}>
      <Icon of={isVerified ? CircleCheck : Clock} size={14} />
      <span>{t(isVerified ? verified : 'domains.unverified')}</span>
    </Badge>
  );
}

function VerifiedOn({ domain }: { domain: CallbackDomain }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const date = verificationDate(domain);
  if (date !== null) return <time dateTime={new Date(date).toISOString()}>{formats.utc(date)}</time>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('domains.no-date')}</VisuallyHidden>
    </>
  );
}

/** Shows the url in full and unchanged; links only to trusted urls. */
function DomainLink({ url }: { url: string }) {
  const href = toSafeLink(url);
  return (
    <span className={classNames('selectable', styles.domainLink)}>
      {href === null ? (
        <WrappingUrl url={url} />
      ) : (
        <ExternalLink href={href}>
          <WrappingUrl url={url} />
          <Icon of={ArrowUpRight} size={14} />
        </ExternalLink>
      )}
    </span>
  );
}

/** Breaks after a dot or a slash instead of inside a name. */
function WrappingUrl({ url }: { url: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {url.split(/(?<=[./])(?![./])/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
