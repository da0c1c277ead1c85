import { safeParse } from 'valibot';
import { type AnsweredFailure, refused, UNEXPECTED_CODE, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import type { DataOf, Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type ErrorBody, readErrorBody } from './error-body.ts';
import { fieldOf, isRecord } from './json-record.ts';

export interface WireReply {
  readonly status: number;
  /** The decoded JSON; the text itself where it is none; undefined or blank where the reply is empty. */
  readonly body: unknown;
  readonly retryAfterMs?: number | undefined;
}

/** The body of a reply as `WireReply` has it; never throws. */
export function parsedBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Makes one domain answer out of whatever came over the wire; whatever is no answer becomes a failure (§3, §8). */
export function decodeReply<E extends Endpoint>(endpoint: E, reply: WireReply): Result<DataOf<E>, AnsweredFailure> {
  if (!isSuccess(reply.status) || saysNo(reply.body)) return fail(failureOf(reply));
  return decodeData(endpoint, reply);
}

function decodeData<E extends Endpoint>(endpoint: E, { status, body }: WireReply): Result<DataOf<E>, AnsweredFailure> {
  // Nothing of it is read, so any 2xx will do.
  if (!endpoint.data) return ok(undefined as DataOf<E>);
  if (!isRecord(body) && !isEmpty(body)) return fail(unexpected(status));
  const parsed = safeParse(endpoint.data, fieldOf(body, 'data'), { abortEarly: true, abortPipeEarly: true });
  return parsed.success ? ok(parsed.output as DataOf<E>) : fail(unexpected(status));
}

function failureOf({ status, body, retryAfterMs }: WireReply): AnsweredFailure {
  const error = readErrorBody(body);
  const more = {
    details: error.details,
    ...(error.state && { state: error.state }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
  // A 401 is one whatever its body: it decides about a session (D2).
  if (status === 401) return refused(status, codeFor(error, status), error.message, more);
  if (!error.isUsable) return unexpected(status, more);
  const isRefusal = isSuccess(status) || (status >= 400 && status < 500);
  const code = codeFor(error, status);
  return isRefusal
    ? refused(status, code, error.message, more)
    : unexpected(status, { ...more, code, message: error.message });
}

function codeFor(error: ErrorBody, status: number): string {
  if (!error.isUsable) return UNEXPECTED_CODE;
  return error.code || `http_${status}`;
}

/** A reply that came through, only to say that the call did not: `success: false`, or the error wrapper of §3. */
function saysNo(body: unknown): boolean {
  const data = fieldOf(body, 'data');
  const places = [body, data, fieldOf(data, 'item')];
  return places.some((place) => fieldOf(place, 'success') === false) || isRecord(fieldOf(body, 'error'));
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function isEmpty(body: unknown): boolean {
  return body === undefined || (typeof body === 'string' && body.trim() === '');
}
