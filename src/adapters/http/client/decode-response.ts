import { type AccountState, isAccountState } from '#src/domain/shared/account-state.ts';
import {
  type FieldDetail,
  type RequestFailure,
  notTheApi,
  rejected,
  UNEXPECTED_CODE,
  unexpected,
} from '#src/domain/shared/failure.ts';
import { getField, isRecord } from './json-record.ts';
import { type GenericSchema, safeParse, type SafeParseResult } from 'valibot';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import type { DataOf, Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';

interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: readonly string[];
  readonly fields: readonly FieldDetail[];
  readonly state?: AccountState;
  /** Has a message, a detail, a code or a state. */
  readonly isUsable: boolean;
}

/** A longer text is no message and would flood the interface. */
const MAX_TEXT_LENGTH = 1000;
const MAX_CODE_LENGTH = 100;
const MAX_DETAILS = 20;
/** A list, in it a map, in it a list: the deepest form of `details` that is read. */
const MAX_DEPTH = 3;

export function readErrorBody(body: unknown): ErrorBody {
  const error = getField(body, 'error');
  const code = truncate(codeOf(error), MAX_CODE_LENGTH);
  const message = truncate(textOf(getField(error, 'message')), MAX_TEXT_LENGTH);
  const found = detailsOf(getField(error, 'details'), MAX_DEPTH)
    .slice(0, MAX_DETAILS)
    .map(({ field, message: text }) => ({ field, message: truncate(text, MAX_TEXT_LENGTH) }));
  const details = found.map((detail) => detail.message);
  const fields = found.filter(({ field }) => field !== '');
  const state = stateOf(body);
  const isUsable = code !== '' || message !== '' || details.length > 0;
  return { code, message, details, fields, isUsable, ...(state && { state }) };
}

function codeOf(error: unknown): string {
  const code = getField(error, 'code');
  return typeof code === 'number' ? String(code) : textOf(code);
}

/** Reads texts, `{ message }`, and lists and maps of these, with the field that is named; ignores anything else. */
function detailsOf(raw: unknown, depth: number, field = ''): readonly FieldDetail[] {
  if (depth < 0) return [];
  if (Array.isArray(raw)) return raw.flatMap((entry) => detailsOf(entry, depth - 1, field));
  const message = textOf(isRecord(raw) ? getField(raw, 'message') : raw);
  if (message !== '') return [{ field: textOf(getField(raw, 'field')) || field, message }];
  if (!isRecord(raw) || isFieldDetail(raw)) return [];
  return Object.entries(raw).flatMap(([name, entry]) => detailsOf(entry, depth - 1, name));
}

/** `{ attribute, … }` or `{ field, … }` is one detail without a text, not a map. */
function isFieldDetail(detail: unknown): boolean {
  return getField(detail, 'attribute') !== undefined || getField(detail, 'field') !== undefined;
}

/** In the error, at the top or in the item, in this order. */
function stateOf(body: unknown): AccountState | undefined {
  const item = getField(getField(body, 'data'), 'item');
  return [getField(body, 'error'), body, item].map((candidate) => getField(candidate, 'state')).find(isAccountState);
}

function textOf(raw: unknown): string {
  return typeof raw === 'string' ? raw.trim() : '';
}

/** Never cuts a character that takes two UTF-16 units in half. */
function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

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
function parseData(schema: GenericSchema, data: unknown): SafeParseResult<GenericSchema> {
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
