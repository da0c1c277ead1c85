import { type CsvCell, csvText } from '#src/domain/shared/csv.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Language } from '#src/domain/shared/language.ts';
import type { ApiRequest } from './api-request.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { CallbackLog } from './callback-log.ts';

export type ExportFormat = 'csv' | 'json';

export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

export interface ExportScope {
  readonly rows: number;
  readonly isFiltered: boolean;
  readonly hasMore: boolean;
  /** The rows start at a shared link, so newer entries are missing. */
  readonly startsMidLog: boolean;
}

export interface LogExport<Row> {
  /** The prefix of the file name. */
  readonly name: string;
  readonly head: readonly string[];
  cells(row: Row): readonly CsvCell[];
  json(row: Row): string;
}

const MEDIA_TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** The column names of the provider's API. JSON entries stay verbatim, to the last digit. */
export const callbackExport: LogExport<CallbackLog> = {
  name: 'callback-logs',
  head: ['id', 'executionTimestamp', 'event', 'success', 'blockchain', 'network', 'product'],
  cells: ({ id, at, event, success, blockchain, network, product }) => [
    ...[id, isoOrNull(at), event, success],
    ...[blockchain, network, product],
  ],
  json: ({ json }) => toJson(json),
};

export const requestExport: LogExport<ApiRequest> = {
  name: 'api-calls',
  head: ['id', 'dateTime', 'statusCode', 'product', 'spentCredits', 'responseTime', 'referenceId'],
  cells: ({ id, at, statusCode, product, spentCredits, responseTimeMs, referenceId }) => [
    ...[id, isoOrNull(at), statusCode, product],
    ...[spentCredits, responseTimeMs, referenceId],
  ],
  json: (row) => {
    const { id, at, statusCode, product, spentCredits, responseTimeMs, referenceId } = row;
    const facts = { id, dateTime: isoOrNull(at), statusCode, product, spentCredits, responseTime: responseTimeMs };
    const head = JSON.stringify({ ...facts, referenceId }).slice(0, -1);
    return `${head},"request":${toJson(row.request)},"response":${toJson(row.response)}}`;
  },
};

export const auditExport: LogExport<AuditEntry> = {
  name: 'audit-log',
  head: ['id', 'timestamp', 'action', 'person', 'targetType', 'targetId', 'targetName', 'ipAddress', 'location'],
  cells: ({ id, at, action, person, target, ipAddress, location }) => [
    ...[id, isoOrNull(at), action, person],
    ...[target?.type ?? null, target?.id ?? null, target?.name ?? null, ipAddress, location],
  ],
  json: ({ at, ...entry }) => JSON.stringify({ timestamp: isoOrNull(at), ...entry }),
};

export interface ExportLabel extends ExportScope {
  readonly now: Instant;
  readonly language: Language;
}

export function csvFile<Row>(log: LogExport<Row>, rows: readonly Row[], label: ExportLabel): ExportedFile {
  return toFile(log.name, 'csv', csvText([log.head, ...rows.map(log.cells)], label.language), label);
}

export function jsonFile<Row>(log: LogExport<Row>, rows: readonly Row[], label: ExportLabel): ExportedFile {
  return toFile(log.name, 'json', `[\n${rows.map(log.json).join(',\n')}\n]\n`, label);
}

function toFile(name: string, format: ExportFormat, text: string, label: ExportLabel): ExportedFile {
  const stamp = formatIso(label.now).slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
  const extent = label.hasMore || label.startsMidLog ? 'part' : 'all';
  const covered = `${extent}-${label.rows}${label.isFiltered ? '-filtered' : ''}`;
  return { name: `${name}-${covered}-${stamp}.${format}`, mediaType: MEDIA_TYPES[format], text };
}

/** Embeds JSON text verbatim, other text as a string; null for empty text. */
function toJson(text: string): string {
  if (text.trim() === '') return 'null';
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify(text);
  }
}

function isoOrNull(at: Instant | null): string | null {
  return at === null ? null : formatIso(at);
}

function formatIso(at: Instant): string {
  return new Date(at).toISOString();
}
