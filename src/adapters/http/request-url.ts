import type { JsonRecord } from './json-record';

/** The names in braces of a path such as `/api/api-keys/{id}`. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<Rest>
  : unknown;

export function requestUrl(baseUrl: string, path: string, params: JsonRecord = {}, query: JsonRecord = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params[name]));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${search && `?${search}`}`;
}

/** Browsers resolve `.` and `..` even when escaped, and an empty segment names the list instead of its entry. */
function segment(value: unknown): string {
  if (typeof value !== 'string' || ['', '.', '..'].includes(value)) throw new Error('An id that no address can hold');
  return encodeURIComponent(value);
}
