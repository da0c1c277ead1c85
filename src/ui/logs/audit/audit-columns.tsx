import { useMemo } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { TimestampFormatStore } from '#src/application/logs/log-dates.ts';
import { isKnownAction, readableAction } from '#src/domain/logs/audit-action.ts';
import type { AuditEntry } from '#src/domain/logs/audit-entry.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import type { LogColumn } from '#src/ui/logs/log-column.ts';
import { LogTimestamp } from '#src/ui/logs/log-table.tsx';

export function useAuditColumns(times: TimestampFormatStore): readonly LogColumn<AuditEntry>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('audit.time'),
        onPhone: 'time',
        cell: ({ at }) => <LogTimestamp {...{ at, times, t, formats }} />,
      },
      {
        id: 'action',
        header: t('audit.action'),
        onPhone: 'name',
        opens: true,
        cell: ({ action }) => actionName(action, t),
      },
      {
        id: 'person',
        header: t('audit.person'),
        onPhone: 'end',
        cell: ({ person }) => <Name text={person} t={t} />,
      },
      {
        id: 'target',
        header: t('audit.target'),
        drops: 'second',
        cell: ({ target }) => <Name text={target?.name ?? ''} t={t} />,
      },
      {
        id: 'from',
        header: t('audit.location'),
        drops: 'first',
        cell: ({ location, ipAddress }) => <Name text={location || ipAddress} t={t} />,
      },
    ],
    [t, formats, times],
  );
}

function Name({ text, t }: { readonly text: string; readonly t: Translate }) {
  return text ? (
    <bdi translate="no" title={text}>
      {text}
    </bdi>
  ) : (
    <EmptyValue t={t} />
  );
}

/** What a provider records beyond the known actions has its own name. */
export function actionName(action: string, t: Translate): string {
  if (isKnownAction(action)) return t(`audit.action.${action}`);
  return action === '' ? t('audit.nobody') : readableAction(action);
}
