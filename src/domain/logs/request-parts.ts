import { jsonField } from '#src/domain/shared/request-code.ts';

/** A logged request: JSON with `method`, `path` (or `url`) and `body`, which is sent verbatim. */
export interface RequestParts {
  readonly method: string;
  readonly target: string;
  readonly body: string | null;
}

/** Null if the log has no path. */
export function requestParts(request: string): RequestParts | null {
  const target = requestTarget(request);
  if (target === '') return null;
  const method = (textField(request, 'method') ?? 'GET').toUpperCase();
  return { method, target, body: bodyOf(request) };
}

export function requestTarget(request: string): string {
  return textField(request, 'path') ?? textField(request, 'url') ?? '';
}

export function requestUrl({ target }: RequestParts, baseUrl: string): string {
  return /^https?:\/\//i.test(target) ? target : `${baseUrl.replace(/\/+$/, '')}/${target.replace(/^\/+/, '')}`;
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
