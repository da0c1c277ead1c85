import { Bell, BellOff, FilePen, FlaskConical, Trash2 } from 'lucide';
import {
  type NotificationChannel,
  type NotificationList,
  isSecretTarget,
} from '#src/domain/notifications/notification-channel.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { kindName, typeIcon, typeName } from './channel-words.ts';
import styles from './notifications.module.css';

const ACTIONS = ['test', 'edit', 'mute', 'delete'] as const;

export type ChannelAction = (typeof ACTIONS)[number];

interface ChannelsTableProps {
  /** Null while it loads. */
  readonly list: NotificationList | null;
  readonly onAct: (action: ChannelAction, of: NotificationChannel) => void;
}

export function ChannelsTable({ list, onAct }: ChannelsTableProps) {
  const { t } = useTranslation();
  const labelled = (label: string) => ({ header: label, phoneLabel: label });
  const columns: readonly Column<NotificationChannel>[] = [
    {
      ...{ id: 'name', header: t('notifications.channel'), width: 'lg', rowHeader: true, onPhone: 'full' },
      cell: (channel) => <About {...{ channel, list }} />,
    },
    {
      ...{ id: 'kinds', ...labelled(t('notifications.kinds')), width: 'lg', onPhone: 'full' },
      cell: (channel) => <Kinds {...{ channel, list }} />,
    },
    {
      ...{ id: 'delivery', ...labelled(t('notifications.last-delivery')), onPhone: 'full' },
      cell: (channel) => <LastDelivery channel={channel} />,
    },
    {
      ...{ id: 'actions', align: 'end', onPhone: 'end' },
      header: <VisuallyHidden>{t('notifications.actions')}</VisuallyHidden>,
      cell: (channel) => <Actions {...{ channel, onAct }} />,
    },
  ];
  return (
    <DataTable
      label={t('notifications.table')}
      columns={columns}
      rows={list && list.items}
      skeletonRows={3}
      rowKey={({ id }) => id}
    />
  );
}

interface CellProps {
  readonly channel: NotificationChannel;
}

function About({ channel, list }: CellProps & Pick<ChannelsTableProps, 'list'>) {
  const { t } = useTranslation();
  const { type, name, target, isMuted } = channel;
  return (
    <span className={styles.about}>
      <Icon of={typeIcon(type)} className={styles.icon} />
      <span className={styles.words}>
        <bdi translate="no">{name}</bdi>
        <span className={styles.more}>
          <span>{typeName(type, list?.types ?? [], t)}</span>
          <bdi dir="ltr" translate="no" className={classNames(isSecretTarget(type) && 'mono')}>
            <ForeignText text={target} />
          </bdi>
          {isMuted && <Badge tone="off">{t('notifications.muted')}</Badge>}
        </span>
      </span>
    </span>
  );
}

function Kinds({ channel: { kinds }, list }: CellProps & Pick<ChannelsTableProps, 'list'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const offered = list?.kinds ?? [];
  const names = kinds.map((id) => kindName(offered.find((kind) => kind.id === id) ?? { id, name: null }, t));
  return <span className={styles.words}>{names.length === 0 ? <EmptyValue t={t} /> : formats.list(names)}</span>;
}

function LastDelivery({ channel: { lastDelivery } }: CellProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!lastDelivery) return <span className="muted">{t('notifications.no-delivery')}</span>;
  const { at, isDelivered, reason } = lastDelivery;
  return (
    <span className={classNames(styles.words, styles.delivery)}>
      {isDelivered !== null && (
        <Badge tone={isDelivered ? 'success' : 'danger'}>
          {t(isDelivered ? 'notifications.delivered' : 'notifications.failed')}
        </Badge>
      )}
      {isDelivered === false && reason !== '' && (
        <bdi className={styles.more}>
          <ForeignText text={reason} />
        </bdi>
      )}
      {at !== null && (
        <time className={styles.more} dateTime={new Date(at).toISOString()}>
          {formats.utc(at)}
        </time>
      )}
    </span>
  );
}

function Actions({ channel, onAct }: CellProps & Pick<ChannelsTableProps, 'onAct'>) {
  const { t } = useTranslation();
  const { name, isMuted } = channel;
  const labels = {
    test: t('notifications.test.of', { name }),
    edit: t('notifications.edit.title', { name }),
    mute: t(isMuted ? 'notifications.unmute.of' : 'notifications.mute.of', { name }),
    delete: t('notifications.delete.of', { name }),
  };
  const icons = { test: FlaskConical, edit: FilePen, mute: isMuted ? Bell : BellOff, delete: Trash2 };
  return (
    <div className={styles.actions}>
      {ACTIONS.map((action) => (
        <IconButton
          key={action}
          size="sm"
          icon={icons[action]}
          label={labels[action]}
          data-row-focus={action === 'test' ? '' : undefined}
          onClick={() => onAct(action, channel)}
        />
      ))}
    </div>
  );
}
