import { Ellipsis, FilePen, Pause, Play, Trash2, Webhook } from 'lucide';
import {
  type CallbackSubscription,
  failureShare,
  subscriptionStatus,
} from '#src/domain/callback-domains/callback-subscription.ts';
import { NO_CALLBACK_FILTERS, callbackQuery } from '#src/domain/logs/log-location.ts';
import { readableEventName } from '#src/domain/logs/callback-log.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import { MenuButton } from '#src/ui/components/menu/menu-button.tsx';
import type { MenuEntry } from '#src/ui/components/menu/menu-entry.ts';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './subscriptions.module.css';

export type SubscriptionAction = 'edit' | 'switch' | 'test' | 'delete';

interface SubscriptionsTableProps {
  /** Null while they load. */
  readonly subscriptions: readonly CallbackSubscription[] | null;
  readonly onAct: (action: SubscriptionAction, of: CallbackSubscription) => void;
}

const STATUSES = {
  active: { tone: 'success', label: 'subscriptions.active' },
  paused: { tone: 'off', label: 'subscriptions.paused' },
  deactivated: { tone: 'danger', label: 'subscriptions.deactivated' },
} as const;

export function SubscriptionsTable({ subscriptions, onAct }: SubscriptionsTableProps) {
  const { t } = useTranslation();
  const columns: readonly Column<CallbackSubscription>[] = [
    {
      id: 'event',
      header: t('subscriptions.event'),
      width: 'lg',
      rowHeader: true,
      onPhone: 'full',
      cell: (one) => <About of={one} />,
    },
    {
      id: 'url',
      header: t('subscriptions.url'),
      width: 'lg',
      onPhone: 'full',
      cell: ({ callbackUrl }) => (
        <bdi dir="ltr" translate="no" className={styles.url}>
          <ForeignText text={callbackUrl} />
        </bdi>
      ),
    },
    {
      id: 'status',
      header: t('domains.status'),
      onPhone: 'full',
      cell: (one) => <Status of={one} onAct={onAct} />,
    },
    {
      id: 'deliveries',
      header: t('subscriptions.last-delivery'),
      phoneLabel: t('subscriptions.last-delivery'),
      onPhone: 'full',
      cell: (one) => <Deliveries of={one} />,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{t('domains.actions')}</VisuallyHidden>,
      align: 'end',
      onPhone: 'end',
      cell: (one) => <Actions of={one} onAct={onAct} />,
    },
  ];
  return (
    <DataTable
      label={t('subscriptions.title')}
      columns={columns}
      rows={subscriptions}
      skeletonRows={PAGE_SIZE}
      rowKey={({ id }) => id}
    />
  );
}

interface OneProps {
  readonly of: CallbackSubscription;
}

/** The event in words, and below it where it happens and to what. */
function About({ of: one }: OneProps) {
  const { blockchain, network, subject } = one;
  return (
    <span className={styles.about}>
      <bdi>{readableEventName(one)}</bdi>
      <span className={styles.more}>
        {[blockchain, network].map(formatNetworkName).join(' ')}
        {subject && (
          <bdi dir="ltr" translate="no" className={classNames('mono', styles.subject)} title={subject.value}>
            <ForeignText text={subject.value} />
          </bdi>
        )}
      </span>
    </span>
  );
}

/** With why the provider stopped it. */
function Status({ of: one, onAct }: OneProps & Pick<SubscriptionsTableProps, 'onAct'>) {
  const { t } = useTranslation();
  const status = subscriptionStatus(one);
  const { tone, label } = STATUSES[status];
  const [newest] = one.deactivations;
  return (
    <span className={classNames(styles.about, styles.status)}>
      <Badge tone={tone}>{t(label)}</Badge>
      {status === 'deactivated' && (
        <>
          <bdi className={styles.more}>
            <ForeignText text={newest?.reason ?? ''} />
          </bdi>
          <Button size="sm" onClick={() => onAct('switch', one)}>
            {t('subscriptions.activate')}
          </Button>
        </>
      )}
    </span>
  );
}

function Deliveries({ of: one }: OneProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { lastDelivery, recent } = one;
  const share = failureShare(one);
  const log = callbackQuery.write('', { filters: { ...NO_CALLBACK_FILTERS, searchPhrase: one.id }, open: null });
  return (
    <span className={styles.about}>
      {lastDelivery ? (
        <span className={styles.delivery}>
          <time dateTime={new Date(lastDelivery.at).toISOString()}>{formats.utc(lastDelivery.at)}</time>
          {lastDelivery.isAccepted === false && <Badge tone="danger">{t('subscriptions.failed-delivery')}</Badge>}
        </span>
      ) : (
        <span className="muted">{t('subscriptions.no-delivery')}</span>
      )}
      {recent && share !== null && (
        <span className={classNames(styles.more, styles.share)}>
          {t('subscriptions.share', counted(recent.deliveries, formats, { share: formats.exactShare(share) }))}
        </span>
      )}
      <PageLink
        href={`/usage?${log}#webhooks`}
        aria-label={t('subscriptions.log.of', { name: readableEventName(one) })}
      >
        {t('subscriptions.log')}
      </PageLink>
    </span>
  );
}

function Actions({ of: one, onAct }: OneProps & Pick<SubscriptionsTableProps, 'onAct'>) {
  const { t } = useTranslation();
  const name = readableEventName(one);
  const action = (what: SubscriptionAction) => ({ kind: 'action', onSelect: () => onAct(what, one) }) as const;
  const entries: readonly MenuEntry[] = [
    { ...action('edit'), label: t('subscriptions.edit'), icon: FilePen },
    one.isActive
      ? { ...action('switch'), label: t('subscriptions.pause'), icon: Pause }
      : { ...action('switch'), label: t('subscriptions.activate'), icon: Play },
    { ...action('delete'), label: t('subscriptions.delete'), icon: Trash2 },
  ];
  return (
    <div className={styles.actions}>
      <IconButton
        size="sm"
        icon={Webhook}
        label={t('subscriptions.test.of', { name })}
        data-row-focus
        onClick={() => onAct('test', one)}
      />
      <MenuButton iconOnly isInRow label={t('subscriptions.actions.of', { name })} entries={entries}>
        <Icon of={Ellipsis} />
      </MenuButton>
    </div>
  );
}
