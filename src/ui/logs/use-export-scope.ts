import { useTranslation } from 'react-i18next';
import { formatCount } from '#src/domain/shared/money.ts';
import type { ExportScope } from '#src/domain/logs/log-export.ts';

export function useExportScope({ rows, isFiltered, hasMore, startsMidLog }: ExportScope, isFull: boolean): string {
  const { t } = useTranslation();
  if (rows === 0) return t('logs.export.none');
  const counted = { rows: t('logs.export.rows', { count: rows, shown: formatCount(rows) }) };
  if (startsMidLog) return t(isFiltered ? 'logs.export.from-entry.filtered' : 'logs.export.from-entry', counted);
  if (isFull) return t('logs.full', { shown: formatCount(rows) });
  if (hasMore) return t(isFiltered ? 'logs.export.some.filtered' : 'logs.export.some', counted);
  return t(isFiltered ? 'logs.export.all.filtered' : 'logs.export.all', counted);
}
