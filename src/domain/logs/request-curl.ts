import { shellText, shellWord } from '#src/domain/shared/shell-quotes.ts';
import { jsonField } from '#src/domain/shared/json-field.ts';

/** The log does not contain the key, so the shell inserts it. */
const KEY_HEADER = '"x-api-key: $API_KEY"';

/**
 * A logged request as a curl command; null if the log has no method or path. `request` is JSON with
 * `method`, `path` (or `url`) and `body`, which is sent verbatim.
 */
export function toCurl(request: string, baseUrl: string): string | null {
  const target = textField(request, 'path') ?? textField(request, 'url');
  if (target === null || target === '') return null;
  const method = (textField(request, 'method') ?? 'GET').toUpperCase();
  const url = /^https?:\/\//i.test(target) ? target : `${baseUrl.replace(/\/+$/, '')}/${target.replace(/^\/+/, '')}`;
  const body = bodyOf(request);
  const lines = [
    method === 'GET' && body === null ? 'curl' : `curl -X ${shellWord(method)}`,
    `-H ${KEY_HEADER}`,
    ...(body === null ? [] : ['-H "content-type: application/json"', `--data-raw ${shellText(body)}`]),
    shellText(url),
  ];
  return lines.join(' \\\n  ');
}

function textField(request: string, name: string): string | null {
  const raw = fieldOf(request, name);
  return raw?.startsWith('"') ? String(JSON.parse(raw)) : null;
}

/** A body that was logged as text was sent as that text. */
function bodyOf(request: string): string | null {
  const raw = fieldOf(request, 'body');
  if (raw === null || raw === 'null') return null;
  return (raw.startsWith('"') ? String(JSON.parse(raw)) : raw) || null;
}

function fieldOf(request: string, name: string): string | null {
  try {
    JSON.parse(request);
  } catch {
    return null;
  }
  return jsonField(request, name);
}
