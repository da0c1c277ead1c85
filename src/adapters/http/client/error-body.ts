import { type AccountState, isAccountState } from '#src/domain/shared/account-state.ts';
import { fieldOf, isRecord } from './json-record.ts';

/** What an error reply says, as far as it can be used (§3, §8). */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: readonly string[];
  readonly state?: AccountState;
  /** Whether there is anything to show or to tell failures apart by. */
  readonly isUsable: boolean;
}

/** Longer texts are no messages; the interface would drown in them. */
const LONGEST_TEXT = 1000;
const LONGEST_CODE = 100;
const MOST_DETAILS = 20;
/** A list, in it a map, in it a list: the deepest form of `details` that is read. */
const DEEPEST = 3;

export function readErrorBody(body: unknown): ErrorBody {
  const error = fieldOf(body, 'error');
  const code = shortened(codeOf(error), LONGEST_CODE);
  const message = shortened(textOf(fieldOf(error, 'message')), LONGEST_TEXT);
  const details = detailsOf(fieldOf(error, 'details'), DEEPEST)
    .slice(0, MOST_DETAILS)
    .map((detail) => shortened(detail, LONGEST_TEXT));
  const state = stateOf(body);
  const isUsable = code !== '' || message !== '' || details.length > 0;
  return { code, message, details, isUsable, ...(state && { state }) };
}

function codeOf(error: unknown): string {
  const code = fieldOf(error, 'code');
  return typeof code === 'number' ? String(code) : textOf(code);
}

/** Texts, `{ message }` with or without the field's name, lists and maps of these; anything else is left out. */
function detailsOf(raw: unknown, depth: number): readonly string[] {
  if (depth < 0) return [];
  if (Array.isArray(raw)) return raw.flatMap((entry) => detailsOf(entry, depth - 1));
  if (!isRecord(raw)) return textOf(raw) === '' ? [] : [textOf(raw)];
  const message = textOf(fieldOf(raw, 'message'));
  if (message !== '') return [message];
  return isNamed(raw) ? [] : Object.values(raw).flatMap((entry) => detailsOf(entry, depth - 1));
}

/** `{ attribute, … }` or `{ field, … }` is one detail, without a text as it seems, and no map of details. */
function isNamed(detail: unknown): boolean {
  return fieldOf(detail, 'attribute') !== undefined || fieldOf(detail, 'field') !== undefined;
}

/** In the error, at the top or in the item, in this order. */
function stateOf(body: unknown): AccountState | undefined {
  const item = fieldOf(fieldOf(body, 'data'), 'item');
  return [fieldOf(body, 'error'), body, item].map((place) => fieldOf(place, 'state')).find(isAccountState);
}

function textOf(raw: unknown): string {
  return typeof raw === 'string' ? raw.trim() : '';
}

/** Never cuts a character that takes two UTF-16 units in half. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
