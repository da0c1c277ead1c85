import { type CodeLanguage, formatRequestCode } from '#src/domain/shared/request-code.ts';
import { requestParts, requestUrl } from './request-parts.ts';

const CONTENT_TYPE = { name: 'content-type', value: 'application/json' } as const;

/** The log does not contain the key, so the environment inserts it. */
const KEY_HEADER = { name: 'x-api-key', value: '', variable: 'API_KEY' } as const;

/** A logged request as code that sends it again; null if the log has no path, or no gateway is known. */
export function toSnippet(language: CodeLanguage, request: string, baseUrl: string): string | null {
  const parts = requestParts(request);
  if (!parts) return null;
  const url = requestUrl(parts, baseUrl);
  if (!URL.canParse(url)) return null;
  const { method, body } = parts;
  const headers = body === null ? [KEY_HEADER] : [KEY_HEADER, CONTENT_TYPE];
  return formatRequestCode(language, { method, body, headers, url });
}
