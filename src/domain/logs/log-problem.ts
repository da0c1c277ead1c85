import { jsonField } from '#src/domain/shared/json-field.ts';

/** What an API request was refused with, in the words of the reply; null where it says nothing. */
export function requestProblem(response: string): string | null {
  const body = fieldOf(response, 'body') ?? response;
  const error = fieldOf(body, 'error');
  return error === null ? null : textOf(fieldOf(error, 'message'));
}

/** Why a callback did not get through, where its entry tells. */
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
