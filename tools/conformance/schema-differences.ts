import { safeParse } from 'valibot';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { decodeResponse, isErrorEnvelope, type WireResponse } from '#src/adapters/http/client/decode-response.ts';
import { getField } from '#src/adapters/http/client/json-record.ts';
import { breaks, type Difference, describeValue } from './difference.ts';

/** What this file reads of a valibot issue. A union nests the issues of its options. */
interface Issue {
  readonly expected: string | null;
  readonly input: unknown;
  readonly message: string;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  readonly issues?: readonly Issue[] | undefined;
}

interface Leaf {
  readonly keys: readonly unknown[];
  readonly issue: Issue;
}

/** Why the console cannot read a response; empty if it can. `decodeResponse` decides, the schema names the field. */
export function schemaDifferences(endpoint: Endpoint, response: WireResponse): readonly Difference[] {
  if (decodeResponse(endpoint, response).ok) return [];
  const { body } = response;
  if (typeof body === 'string' && body.trim() !== '') return [breaks('body', 'JSON', 'text that is no JSON')];
  if (isErrorEnvelope(body)) return [errorInSuccess(response)];
  const parsed = endpoint.data ? safeParse(endpoint.data, getField(body, 'data')) : null;
  const issues: readonly Issue[] = parsed?.issues ?? [];
  return issues.flatMap((issue) => leavesOf(issue, [])).map(toDifference);
}

/** A success by its status, whose body says otherwise. */
function errorInSuccess({ status, body }: WireResponse): Difference {
  const item = getField(getField(body, 'data'), 'item');
  const seen = `an error with the status ${status}`;
  if (Boolean(getField(body, 'error'))) return breaks('error', 'a status of 4xx or 5xx with it', seen);
  const field = getField(item, 'success') === undefined ? 'success' : 'item.success';
  return breaks(field, 'true, or a status of 4xx or 5xx', seen);
}

/** The option of a union that fits furthest says the most. */
function leavesOf(issue: Issue, prefix: readonly unknown[]): readonly Leaf[] {
  const keys = [...prefix, ...(issue.path ?? []).map(({ key }) => key)];
  const nested = (issue.issues ?? []).flatMap((one) => leavesOf(one, keys));
  const deepest = Math.max(...nested.map((leaf) => leaf.keys.length));
  if (deepest <= keys.length) return [{ keys, issue }];
  const fitting = nested.filter((leaf) => leaf.keys.length === deepest);
  const present = fitting.filter((leaf) => leaf.issue.input !== undefined);
  return present.length > 0 ? present : fitting;
}

function toDifference({ keys, issue: { expected, input, message } }: Leaf): Difference {
  return breaks(pathText(keys), expectation(expected, input) ?? message, describeValue(input));
}

/** For a missing key, valibot expects the name of the key. */
function expectation(expected: string | null, input: unknown): string | null {
  return input === undefined && expected?.startsWith('"') ? 'a value' : expected;
}

export function pathText(keys: readonly unknown[]): string {
  const path = keys.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`)).join('');
  return path.replace(/^\./, '') || 'data';
}
