import { type GenericSchema, safeParse, type SafeParseResult } from 'valibot';
import { type RequestFailure, notTheApi, rejected, UNEXPECTED_CODE, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import type { DataOf, Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type ErrorBody, readErrorBody } from './error-body.ts';
import { getField, isRecord } from './json-record.ts';

export interface WireResponse {
  readonly status: number;
  /** The decoded JSON, or the text if it is not JSON. Undefined or blank for an empty response. */
  readonly body: unknown;
  readonly retryAfterMs?: number | undefined;
}

export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function decodeResponse<E extends Endpoint>(
  endpoint: E,
  response: WireResponse,
): Result<DataOf<E>, RequestFailure> {
  if (isSuccess(response.status) && isPage(response.body)) return fail(notTheApi(response.status));
  if (!isSuccess(response.status) || isErrorEnvelope(response.body)) return fail(toFailure(response));
  return decodeData(endpoint, response);
}

function decodeData<E extends Endpoint>(
  endpoint: E,
  { status, body }: WireResponse,
): Result<DataOf<E>, RequestFailure> {
  // The body is not read, so any 2xx is a success.
  if (!endpoint.data) return ok(undefined as DataOf<E>);
  if (!isRecord(body) && !isEmpty(body)) return fail(unexpected(status));
  const parsed = parseData(endpoint.data, getField(body, 'data'));
  return parsed.success ? ok(parsed.output as DataOf<E>) : fail(unexpected(status));
}

/** Some servers send empty text for whatever is not set. Where a field cannot be text, it is null. */
export function parseData(schema: GenericSchema, data: unknown): SafeParseResult<GenericSchema> {
  const parsed = safeParse(schema, data, { abortPipeEarly: true });
  if (parsed.success || !isRecord(data)) return parsed;
  const unset = parsed.issues.flatMap((issue) => emptyStrings(issue, []));
  if (unset.length === 0) return parsed;
  const copy: unknown = structuredClone(data);
  for (const path of unset) setNull(copy, path);
  return safeParse(schema, copy, { abortPipeEarly: true });
}

interface Issue {
  readonly input: unknown;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  /** Those of the options of a union. */
  readonly issues?: readonly Issue[] | undefined;
}

function emptyStrings(
  { input, path = [], issues = [] }: Issue,
  above: readonly unknown[],
): readonly (readonly unknown[])[] {
  const at = [...above, ...path.map(({ key }) => key)];
  return input === '' ? [at] : issues.flatMap((issue) => emptyStrings(issue, at));
}

function setNull(value: unknown, [key, ...rest]: readonly unknown[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (rest.length > 0) setNull(Reflect.get(value, String(key)), rest);
  else Reflect.set(value, String(key), null);
}

function toFailure({ status, body, retryAfterMs }: WireResponse): RequestFailure {
  const error = readErrorBody(body);
  const more = {
    details: error.details,
    ...(error.fields.length > 0 && { fields: error.fields }),
    ...(error.state && { state: error.state }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
  // A 401 ends a session, so its body does not matter.
  if (status === 401) return rejected(status, failureCode(error, status), error.message, more);
  if (!error.isUsable) return unexpected(status, more);
  const isClientError = isSuccess(status) || (status >= 400 && status < 500);
  const code = failureCode(error, status);
  return isClientError
    ? rejected(status, code, error.message, more)
    : unexpected(status, { ...more, code, message: error.message });
}

function failureCode(error: ErrorBody, status: number): string {
  if (!error.isUsable) return UNEXPECTED_CODE;
  return error.code || `http_${status}`;
}

/** How servers say no. */
const DENIALS: ReadonlySet<unknown> = new Set([false, 'false', 0]);

/** A 2xx response that reports a failure: `success: false`, or an error in words or as the wrapper. */
export function isErrorEnvelope(body: unknown): boolean {
  const data = getField(body, 'data');
  const error = getField(body, 'error');
  const candidates = [body, data, getField(data, 'item')];
  return (
    candidates.some((candidate) => DENIALS.has(getField(candidate, 'success'))) ||
    isRecord(error) ||
    (typeof error === 'string' && error.trim() !== '')
  );
}

/** HTML, whatever its content type says. */
function isPage(body: unknown): boolean {
  return typeof body === 'string' && /^\s*<(!doctype|html|head|body|!--|\?xml)/i.test(body);
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function isEmpty(body: unknown): boolean {
  return body === undefined || (typeof body === 'string' && body.trim() === '');
}
