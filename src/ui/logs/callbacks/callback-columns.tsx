import type { Translate } from '#src/application/i18n/translate.ts';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';
import { eventName, type ListedCallback, formatProductName } from '#src/domain/logs/callback-log.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import type { LogColumn } from '#src/ui/logs/log-column.ts';
import { LogTimestamp } from '#src/ui/logs/log-table.tsx';
import styles from './callback-columns.module.css';
import { OutcomeMark } from '#src/ui/components/code/status-mark.tsx';

export function useCallbackColumns(store: CallbackLogsStore): readonly LogColumn<ListedCallback>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const times = store.view.timestampFormat;
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('callbacks.time'),
        onPhone: 'time',
        cell: ({ at }) => <LogTimestamp {...{ at, times, t, formats }} />,
      },
      {
        id: 'event',
        header: t('callbacks.event'),
        onPhone: 'name',
        opens: true,
        label: eventName,
        cell: (row) => <CutName name={eventName(row)} tail={store.eventTails.get(row.event) ?? ''} />,
      },
      {
        id: 'status',
        header: t('callbacks.status'),
        onPhone: 'corner',
        cell: ({ success }) => <CallbackStatus {...{ success, t }} />,
      },
      {
        id: 'blockchain',
        header: t('callbacks.blockchain'),
        drops: 'second',
        cell: ({ blockchain }) => textOrEmpty(formatNetworkName(blockchain), t),
      },
      {
        id: 'network',
        header: t('callbacks.network'),
        onPhone: 'end',
        drops: 'first',
        cell: (row) => <Network of={row} t={t} />,
      },
      {
        id: 'product',
        header: t('callbacks.product'),
        drops: 'first',
        cell: ({ product }) => textOrEmpty(formatProductName(product), t),
      },
    ],
    [t, formats, times, store],
  );
}

/** On a phone, the blockchain shows beside its network. */
function Network({ of: { blockchain, network }, t }: { readonly of: ListedCallback; readonly t: Translate }) {
  return (
    <>
      <bdi className="only-phone">{formatNetworkName(blockchain)}</bdi> {textOrEmpty(formatNetworkName(network), t)}
    </>
  );
}

function textOrEmpty(text: string, t: Translate): ReactNode {
  return text ? <bdi>{text}</bdi> : <EmptyValue t={t} />;
}

interface CutNameProps {
  readonly name: string;
  readonly tail: string;
}

/** Too long a name loses its middle. */
function CutName({ name, tail }: CutNameProps) {
  const cutAt = name.length - tail.length;
  const isCuttable = cutAt > 0 && name.endsWith(tail);
  return (
    <span
      className={styles.name}
      dir="ltr"
      translate="no"
      title={name}
      style={isCuttable ? tailLength(tail) : undefined}
    >
      <span className={styles.head}>{isCuttable ? name.slice(0, cutAt) : name}</span>
      {isCuttable && <span>{tail}</span>}
    </span>
  );
}

function tailLength(tail: string): CSSProperties {
  return { '--tail': tail.length } as CSSProperties;
}

export function CallbackStatus({ success, t }: { readonly success: boolean | null; readonly t: Translate }) {
  if (success === null) return <EmptyValue t={t} />;
  return <OutcomeMark isFailed={!success}>{t(success ? 'callbacks.success' : 'callbacks.failed')}</OutcomeMark>;
}
