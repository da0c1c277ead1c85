import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogTimes } from '../../application/usage/log-times';
import { readableName } from '../../domain/faucets/network-name';
import { eventName, type ListedCallback } from '../../domain/usage/callback-log';
import { productName } from '../../domain/usage/product-name';
import { NotSaid } from '../components/not-said';
import { CallbackStatus } from './callback-status';
import type { LogColumn } from './log-column';
import { ToldTime } from './told-time';

/** The columns of the callback logs (§2, §3). */
export function useCallbackColumns(times: LogTimes): readonly LogColumn<ListedCallback>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('callbacks.time'),
        onPhone: 'time',
        cell: ({ at }) => <ToldTime {...{ at, times, t }} />,
      },
      { id: 'event', header: t('callbacks.event'), onPhone: 'name', opens: true, cell: eventName },
      {
        id: 'status',
        header: t('callbacks.status'),
        onPhone: 'corner',
        cell: ({ success }) => <CallbackStatus {...{ success, t }} />,
      },
      {
        id: 'blockchain',
        header: t('callbacks.blockchain'),
        cell: ({ blockchain }) => said(readableName(blockchain), t),
      },
      { id: 'network', header: t('callbacks.network'), onPhone: 'end', cell: (row) => <Network of={row} t={t} /> },
      { id: 'product', header: t('callbacks.product'), cell: ({ product }) => said(productName(product), t) },
    ],
    [t, times],
  );
}

/** On a phone the blockchain stands with its network. */
function Network({ of: { blockchain, network }, t }: { readonly of: ListedCallback; readonly t: TFunction }) {
  return (
    <>
      <span className="only-sm">{readableName(blockchain)} </span>
      {said(readableName(network), t)}
    </>
  );
}

function said(text: string, t: TFunction): ReactNode {
  return text || <NotSaid t={t} />;
}
