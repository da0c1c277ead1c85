import type { Translate } from '#src/application/i18n/translate.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { formatNetworkName } from '#src/domain/shared/network-name.ts';
import { eventName, type ListedCallback } from '#src/domain/logs/callback-log.ts';
import { formatProductName } from '#src/domain/logs/product-name.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { CallbackStatus } from './callback-status.tsx';
import { CutName } from '#src/ui/logs/cut-name.tsx';
import type { LogColumn } from '#src/ui/logs/log-column.ts';
import { LogTimestamp } from '#src/ui/logs/log-timestamp.tsx';

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
