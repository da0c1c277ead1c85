import { isRecord } from './json-record.ts';

/** What the braces of a path such as `/api/api-keys/{id}` have to be filled with; undefined where there are none. */
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

/** Browsers resolve `.` and `..` even when escaped, and an empty segment names the list instead of its entry. */
function segment(value: unknown): string {
  if (typeof value !== 'string' || ['', '.', '..'].includes(value)) throw new Error('An id that no address can hold');
  return encodeURIComponent(value);
}

/** An absent value leaves its name out of the query. */
function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
