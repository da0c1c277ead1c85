import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';

type TextMap = Readonly<Record<string, string>>;

export function readUrl({ path }: Pick<Endpoint, 'path'>, url: string): { params: TextMap; query: TextMap } {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(pathname)?.slice(1) ?? [];
  return {
    params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])),
    query: Object.fromEntries(searchParams),
  };
}
