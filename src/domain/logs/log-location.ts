import { type AuditFilters, parseAuditWindow } from './audit-entry.ts';
import { parseDateRange } from './log-time.ts';
import { parseStretch, parseWindow, STATUS_CLASSES } from './loaded-filters.ts';
import type { CallbackLogFilters, DatedFilters, RequestLogFilters } from './log-filters.ts';

export interface OpenEntry {
  readonly id: string;
  /** The entry directly above it, after which a page starts with the open one; null for the first one. */
  readonly after: string | null;
}

export interface LogLocation<F> {
  readonly filters: F;
  readonly open: OpenEntry | null;
}

export interface LogQuery<F> {
  readonly none: F;
  read(query: string): LogLocation<F>;
  /** Replaces the parameters of the logs and preserves all others. */
  write(query: string, location: LogLocation<F>): string;
}

const ENTRY = 'entry';
const AFTER = 'after';

const CALLBACK_PARAMETERS = {
  blockchain: 'blockchain',
  network: 'network',
  status: 'status',
  product: 'product',
  searchPhrase: 'search',
  dates: 'dates',
  between: 'between',
} as const satisfies Record<keyof CallbackLogFilters, string>;

const REQUEST_PARAMETERS = {
  apiKey: 'key',
  label: 'label',
  status: 'status',
  searchPhrase: 'search',
  within: 'within',
  dates: 'dates',
  between: 'between',
} as const satisfies Record<keyof RequestLogFilters, string>;

const AUDIT_PARAMETERS = {
  person: 'person',
  action: 'action',
  within: 'within',
  dates: 'dates',
} as const satisfies Record<keyof AuditFilters, string>;

/** The URL parameters of the logs; switching tabs drops them. */
export const LOG_PARAMETERS: readonly string[] = [
  ...Object.values(CALLBACK_PARAMETERS),
  ...Object.values(REQUEST_PARAMETERS),
  ...Object.values(AUDIT_PARAMETERS),
  ENTRY,
  AFTER,
];

export const NO_CALLBACK_FILTERS: CallbackLogFilters = {
  blockchain: '',
  network: '',
  status: '',
  product: '',
  searchPhrase: '',
  dates: '',
  between: '',
};

export const NO_REQUEST_FILTERS: RequestLogFilters = {
  apiKey: '',
  label: '',
  status: '',
  searchPhrase: '',
  within: '',
  dates: '',
  between: '',
};

/** Drops values that the console does not know. */
export const callbackQuery: LogQuery<CallbackLogFilters> = {
  none: NO_CALLBACK_FILTERS,
  read: (query) => readQuery<CallbackLogFilters>(query, CALLBACK_PARAMETERS, parseCallbackFilters),
  write: (query, location) => writeQuery(query, CALLBACK_PARAMETERS, location),
};

export const requestQuery: LogQuery<RequestLogFilters> = {
  none: NO_REQUEST_FILTERS,
  read: (query) => readQuery<RequestLogFilters>(query, REQUEST_PARAMETERS, parseRequestFilters),
  write: (query, location) => writeQuery(query, REQUEST_PARAMETERS, location),
};

export const auditQuery: LogQuery<AuditFilters> = {
  none: { person: '', action: '', within: '', dates: '' },
  read: (query) =>
    readQuery<AuditFilters>(query, AUDIT_PARAMETERS, (raw) => ({ ...raw, within: parseAuditWindow(raw.within) })),
  write: (query, location) => writeQuery(query, AUDIT_PARAMETERS, location),
};

export function isSameFilters<F extends object>(one: F, other: F): boolean {
  return (Object.keys(one) as (keyof F)[]).every((name) => one[name] === other[name]);
}

/** How many filters are set beside the search. */
export function countFilters<F extends object>(filters: F): number {
  const names = (Object.keys(filters) as (keyof F)[]).filter((name) => name !== 'searchPhrase');
  return names.filter((name) => filters[name] !== '').length;
}

type Parameters<F> = Readonly<Record<keyof F, string>>;
/** Of the dates, days of the calendar in their order. */
type RawFilters<F> = Readonly<Record<keyof F, string>>;

function readQuery<F extends DatedFilters>(
  query: string,
  parameters: Parameters<F>,
  parseFilters: (rawFilters: RawFilters<F>) => F,
): LogLocation<F> {
  const params = new URLSearchParams(query);
  const names = Object.keys(parameters) as (keyof F)[];
  const rawFilters = Object.fromEntries(names.map((name) => [name, params.get(parameters[name]) ?? '']));
  const dates = parseDateRange(params.get(parameters.dates) ?? '');
  const id = params.get(ENTRY);
  return {
    filters: parseFilters({ ...rawFilters, dates } as RawFilters<F>),
    open: id ? { id, after: params.get(AFTER) || null } : null,
  };
}

function writeQuery<F>(query: string, parameters: Parameters<F>, { filters, open }: LogLocation<F>): string {
  const params = new URLSearchParams(query);
  for (const name of LOG_PARAMETERS) params.delete(name);
  for (const name of Object.keys(parameters) as (keyof F)[]) {
    const value = String(filters[name]);
    if (value !== '') params.set(parameters[name], value);
  }
  if (open) params.set(ENTRY, open.id);
  if (open?.after) params.set(AFTER, open.after);
  return params.toString();
}

function parseCallbackFilters(rawFilters: RawFilters<CallbackLogFilters>): CallbackLogFilters {
  const known = (['success', 'failed'] as const).find((name) => name === rawFilters.status);
  return { ...rawFilters, status: known ?? '', between: parseBetween(rawFilters.between) };
}

function parseRequestFilters(rawFilters: RawFilters<RequestLogFilters>): RequestLogFilters {
  const { within, between } = rawFilters;
  const status = STATUS_CLASSES.find((name) => name === rawFilters.status) ?? '';
  return { ...rawFilters, status, within: parseWindow(within), between: parseBetween(between) };
}

function parseBetween(text: string): string {
  return parseStretch(text) ? text : '';
}
