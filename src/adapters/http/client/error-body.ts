import { type AccountState, isAccountState } from '#src/domain/shared/account-state.ts';
import type { FieldDetail } from '#src/domain/shared/failure.ts';
import { getField, isRecord } from './json-record.ts';

export interface ErrorBody {
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
