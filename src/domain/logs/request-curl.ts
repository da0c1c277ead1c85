import { shellText, shellWord } from '#src/domain/shared/shell-quotes.ts';
import { requestParts, requestUrl } from './request-parts.ts';

/** The log does not contain the key, so the shell inserts it. */
const KEY_HEADER = '"x-api-key: $API_KEY"';

/** A logged request as a curl command; null if the log has no path. */
export function toCurl(request: string, baseUrl: string): string | null {
  const parts = requestParts(request);
  if (!parts) return null;
  const { method, body } = parts;
  const lines = [
    method === 'GET' && body === null ? 'curl' : `curl -X ${shellWord(method)}`,
    `-H ${KEY_HEADER}`,
    ...(body === null ? [] : ['-H "content-type: application/json"', `--data-raw ${shellText(body)}`]),
    shellText(requestUrl(parts, baseUrl)),
  ];
  return lines.join(' \\\n  ');
}
