import { type CodeHeader, type CodeLanguage, formatRequestCode } from '#src/domain/shared/request-code.ts';
import { MASK } from '#src/domain/shared/mask-known.ts';
import type { CallRequest } from './wire-call.ts';

/** Authorization comes from the environment, other secrets stay masked. `origin` is for a url without one. */
export function toCallCode(language: CodeLanguage, { method, url, headers, body }: CallRequest, origin = ''): string {
  const absolute = url.startsWith('/') ? origin + url : url;
  return formatRequestCode(language, {
    method,
    url: absolute,
    body,
    headers: Object.entries(headers).map(toCodeHeader),
  });
}

function toCodeHeader([name, value]: readonly [string, string]): CodeHeader {
  if (!value.endsWith(MASK)) return { name, value };
  const variable =
    name.toLowerCase() === 'authorization' ? 'API_TOKEN' : name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
  return { name, value: value.slice(0, -MASK.length), variable };
}
