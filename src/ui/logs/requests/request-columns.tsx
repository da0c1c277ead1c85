import type { Translate } from '#src/application/i18n/translate.ts';
import { useMemo } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { TimestampFormatStore } from '#src/application/logs/log-dates.ts';
import type { ApiRequest, ListedRequest } from '#src/domain/logs/api-request.ts';
import { requestParts } from '#src/domain/logs/request-parts.ts';
import { shortenId } from '#src/domain/logs/callback-log.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import type { Formats } from '#src/domain/shared/formats.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import type { LogColumn } from '#src/ui/logs/log-column.ts';
import { PayloadButtons, type RequestPart } from '#src/ui/logs/payload-buttons.tsx';
import { LogTimestamp } from '#src/ui/logs/log-table.tsx';
import styles from '#src/ui/logs/log-table.module.css';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';

const HEADERS = {
  time: 'requests.time',
  id: 'requests.id',
  status: 'requests.status',
  product: 'requests.product',
  credits: 'requests.credits',
  duration: 'requests.duration',
  payload: 'requests.payload',
} as const;

interface Unnamed extends Omit<LogColumn<ApiRequest>, 'header'> {
  readonly id: keyof typeof HEADERS;
}

type OpenPart = (request: ListedRequest, part: RequestPart) => void;

export function useRequestColumns(times: TimestampFormatStore, onOpen: OpenPart): readonly LogColumn<ApiRequest>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(() => {
    const columns: readonly Unnamed[] = [
      { id: 'time', onPhone: 'time', cell: ({ at }) => <LogTimestamp {...{ at, times, t, formats }} /> },
      { id: 'id', drops: 'first', cell: ({ id }) => <RequestId id={id} /> },
      { id: 'status', onPhone: 'corner', cell: ({ statusCode }) => <CodeStatus of={statusCode} t={t} /> },
      { id: 'product', onPhone: 'name', opens: true, cell: (request) => <Operation of={request} /> },
      {
        id: 'credits',
        drops: 'first',
        align: 'end',
        cell: ({ spentCredits: spent }) => (spent === null ? <EmptyValue t={t} /> : formats.count(spent)),
      },
      {
        id: 'duration',
        drops: 'second',
        align: 'end',
        onPhone: 'end',
        cell: (request) => <Duration ms={request.responseTimeMs} {...{ t, formats }} />,
      },
      {
        id: 'payload',
        drops: 'second',
        cell: (request, { tabIndex }) => <PayloadButtons {...{ request, tabIndex, t, onOpen }} />,
      },
    ];
    return columns.map((column) => ({ ...column, header: t(HEADERS[column.id]) }));
  }, [t, formats, times, onOpen]);
}

/** What was called, and by which method and path where the log has them. */
function Operation({ of: { product, id, request } }: { readonly of: ApiRequest }) {
  const call = requestParts(request);
  return (
    <>
      <bdi>{product || shortenId(id)}</bdi>
      {call && (
        <span className={styles.target}>
          {' '}
          <span dir="ltr" translate="no">
            {`${call.method} ${call.target}`}
          </span>
        </span>
      )}
    </>
  );
}

function RequestId({ id }: { readonly id: string }) {
  return (
    <span className="mono" title={id}>
      {shortenId(id)}
    </span>
  );
}

interface DurationProps {
  readonly ms: number | null;
  readonly t: Translate;
  readonly formats: Formats;
}

/** On a phone, which has no header, with its unit. */
function Duration({ ms, t, formats }: DurationProps) {
  if (ms === null) return <EmptyValue t={t} />;
  const time = formats.count(Math.round(ms));
  return (
    <>
      <span className={styles.hiddenOnPhones}>{time}</span>
      <span className="only-phone">{t('requests.ms', { time })}</span>
    </>
  );
}

export function CodeStatus({ of: status, t }: { readonly of: number | null; readonly t: Translate }) {
  if (status === null) return <EmptyValue t={t} />;
  return (
    <>
      <VisuallyHidden>{t('requests.status.of', { status })}</VisuallyHidden>
      <StatusMark status={status} aria-hidden />
    </>
  );
}
