import { jsonField } from '#src/domain/shared/request-code.ts';

/** The error message of a rejected request; null if the response has none. */
export function requestProblem(response: string): string | null {
  const body = fieldOf(response, 'body') ?? response;
  const error = fieldOf(body, 'error');
  return error === null ? null : textOf(fieldOf(error, 'message'));
}

/** Why a callback was not delivered, if its entry has a reason. */
export function callbackProblem(json: string): string | null {
  return textOf(fieldOf(json, 'failureReason'));
}

function fieldOf(json: string, name: string): string | null {
  return isJson(json) ? jsonField(json, name) : null;
}

function textOf(json: string | null): string | null {
  return json?.startsWith('"') ? String(JSON.parse(json)).trim() || null : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
