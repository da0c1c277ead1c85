import { isRecord } from './json-record.ts';

/** The parameters of a path such as `/api/api-keys/{id}`; undefined without any. */
export type ParamsOf<Path extends string> = [NameIn<Path>] extends [never]
  ? undefined
  : Readonly<Record<NameIn<Path>, string>>;

type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

export function requestUrl(baseUrl: string, path: string, params?: unknown, query?: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(isRecord(params) ? params[name] : undefined));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(isRecord(query) ? query : {})) {
    if (isScalar(value)) search.append(key, String(value));
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${text && `?${text}`}`;
}

/** Browsers resolve escaped `.` and `..` too, and an empty segment would name the list. */
function segment(value: unknown): string {
  if (typeof value !== 'string' || ['', '.', '..'].includes(value)) throw new Error('An id that no address can hold');
  return encodeURIComponent(value);
}

/** Absent values are omitted from the query. */
function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
