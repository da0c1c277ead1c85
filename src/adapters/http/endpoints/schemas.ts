import {
  array,
  base64,
  boolean,
  check,
  custom,
  finite,
  type GenericSchema,
  type InferOutput,
  literal,
  never,
  nonEmpty,
  null_,
  nullable,
  nullish,
  number,
  looseObject as anyLooseObject,
  object as anyObject,
  type ObjectEntries,
  optional,
  picklist,
  pipe,
  record as anyRecord,
  string,
  transform,
  trim,
  undefined_,
  union,
  unknown,
} from 'valibot';
import { ACCOUNT_STATES } from '#src/domain/shared/account-state.ts';
import { toInstant } from '#src/adapters/http/client/wire-values.ts';
import { getField, isRecord, type JsonRecord } from '#src/adapters/http/client/json-record.ts';

/** Deeper than any catalog; deeper messages are ignored. */
const MAX_DEPTH = 12;

/** How a date in ISO 8601 and a number begin. */
const DATE_OR_NUMBER = /^\s*[+-]?(\d{4,}-\d{2}-\d{2}|[\d.]+(e[+-]?\d+)?\s*$)/i;

/** Names with a meaning on every object; no message key has one. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/* What may be absent is `nullish` outside, with its default there: an optional key inside a pipe never runs it. */

/** Valibot takes a list for an object or a record, and where no key is required, for one without anything in it. */
function rejecting<S extends GenericSchema>(schema: S, isOther: (value: unknown) => boolean): S {
  const rejection = { ...never(), expects: schema.expects };
  const run: GenericSchema['~run'] = (dataset, config) =>
    (isOther(dataset.value) ? rejection : schema)['~run'](dataset, config);
  return { ...schema, '~run': run };
}

export function object<const E extends ObjectEntries>(entries: E) {
  return rejecting(anyObject(entries), Array.isArray);
}

/** Whose other fields go back with a change. */
export function looseObject<const E extends ObjectEntries>(entries: E) {
  return rejecting(anyLooseObject(entries), Array.isArray);
}

/** Without any of its fields it is another thing, and not an empty one. */
export function needsSome<S extends GenericSchema & { readonly entries: ObjectEntries }>(schema: S) {
  const names = Object.keys(schema.entries);
  const isOther = (value: unknown) => isRecord(value) && !names.some((name) => Object.hasOwn(value, name));
  return { ...rejecting(schema, isOther), needsSome: true };
}

export function someOf<const E extends ObjectEntries>(entries: E) {
  return needsSome(object(entries));
}

export function record<S extends GenericSchema>(value: S) {
  return rejecting(anyRecord(string(), value), Array.isArray);
}

export const accountState = picklist(ACCOUNT_STATES);

/** Sums, cents and forecasts of what is at most this large are numbers too, and not infinite. */
const LARGEST_FIGURE = 1e290;

function withinLimit(amount: number): number {
  return Math.min(Math.max(amount, -LARGEST_FIGURE), LARGEST_FIGURE);
}

/** JSON can contain numbers that overflow, such as 1e999. */
const anyNumber = pipe(number(), finite());

export const figure = pipe(anyNumber, transform(withinLimit));

export const text = pipe(string(), nonEmpty());

/** Ids arrive as text or as numbers; inside they are text. */
export const id = union([text, pipe(anyNumber, transform(String))]);

/** Seconds, milliseconds or ISO text. */
export const pointInTime = pipe(
  union([number(), string()]),
  transform((raw) => toInstant(raw)),
  number(),
);

/** Beyond the dates of JavaScript, which some servers send for "never", or a day that no calendar has: an unknown time. */
const noPointInTime = pipe(
  union([
    number(),
    pipe(
      string(),
      check((raw) => DATE_OR_NUMBER.test(raw)),
    ),
  ]),
  transform(() => null),
);

export const instant = nullish(union([pointInTime, noPointInTime]), null);

/** Some servers send empty text or 0 for an unset date. */
const unsetDate = pipe(
  union([number(), string()]),
  check((raw) => Number(raw) === 0),
  transform(() => null),
);

export const instantIfSet = nullish(union([unsetDate, pointInTime, noPointInTime]), null);

/** Absent is not the same as not set: the provider does not have the field. A date that is none counts as absent. */
export const optionalInstant = optional(
  nullable(
    union([
      unsetDate,
      pointInTime,
      pipe(
        noPointInTime,
        transform(() => undefined),
      ),
    ]),
  ),
);

/** As number or numeric text. */
export const figureOrText = pipe(
  union([number(), pipe(string(), trim(), nonEmpty(), transform(Number))]),
  finite(),
  transform(withinLimit),
);

/** Dollars, as number or numeric text, to whole cents. */
export const cents = pipe(
  figureOrText,
  transform((dollars) => Math.round(dollars * 100)),
);

/** An amount in any currency, as number or numeric text, in hundredths. A dinar has thousandths. */
export const hundredths = pipe(
  figureOrText,
  transform((units) => Math.round(units * 1000) / 10),
);

export const flag = nullish(boolean(), false);

export const count = nullish(figure, 0);

/** Beside amounts, which may be text as well. */
export const countOrText = nullish(figureOrText, 0);

export const billingPeriod = union([literal('monthly'), literal('annually')]);

/** A file in base64, not empty. */
export const base64Bytes = pipe(
  string(),
  nonEmpty(),
  base64(),
  transform((content) => Uint8Array.from(atob(content), (character) => character.charCodeAt(0))),
);

/** A JSON object, which a list is not. */
export const jsonRecord = custom<JsonRecord>(isRecord);

/** The `user` of a log-in: the person, or the email as text; null without an email. */
export const signInUser = pipe(
  union([
    pipe(
      string(),
      transform((email) => ({ email, firstName: '', lastName: '' })),
    ),
    object({ email: nullish(string(), ''), firstName: nullish(string(), ''), lastName: nullish(string(), '') }),
  ]),
  transform((user) => (user.email === '' ? null : user)),
);

/** Flattens nested maps with dots and drops anything but text. */
export const translations = pipe(jsonRecord, transform(flattenMessages));

export function item<S extends GenericSchema>(schema: S) {
  return object({ item: schema });
}

/** `item.success: false` becomes a failure, never a returned boolean. */
export const success = item(object({ success: literal(true) }));

/** Any JSON or an empty body will do, but not a page of HTML. */
export const anyJson = unknown();

/** Of a query: from a time on, and before another. */
export const timeBounds = { from: nullish(string()), before: nullish(string()) };

/** Each way to say that there is nothing: an empty response, no `data` or null, and `data` without an item or with null. */
export const noItem = pipe(
  union([undefined_(), null_(), jsonRecord]),
  check((data) => (getField(data, 'item') ?? null) === null),
  transform(() => ({ item: null })),
);

/** The account state after the call; null if the response has none. */
export const settledState = item(object({ state: nullish(accountState, null) }));

/** `{ a: { b: 'text' } }` as `{ 'a.b': 'text' }`; whatever is no text is left out. */
function flattenMessages(nested: JsonRecord): Readonly<Record<string, string>> {
  return Object.fromEntries(flattenEntries(nested, '', MAX_DEPTH));
}

function flattenEntries(map: JsonRecord, prefix: string, depth: number): [string, string][] {
  return Object.entries(map).flatMap(([key, value]): [string, string][] => {
    if (FORBIDDEN.has(key)) return [];
    if (typeof value === 'string') return [[prefix + key, value]];
    return isRecord(value) && depth > 0 ? flattenEntries(value, `${prefix}${key}.`, depth - 1) : [];
  });
}

const amount = nullish(cents);

/** A yes or no, or a text; numbers become text. */
export const featureValue = union([boolean(), string(), pipe(figure, transform(String))]);

/** Features without a name are dropped. */
const feature = object({ name: nullish(string(), ''), value: nullish(featureValue), sequence: nullish(figure) });

/** The provider's three shapes of a plan in one. */
export const planDto = object({
  id,
  name: nullish(string(), ''),
  description: nullish(string(), ''),
  support: nullish(string(), ''),
  plan: nullish(string()),
  price: nullish(
    object({
      currency: nullish(string(), ''),
      ...{ monthlyAmount: amount, annualAmountPerMonth: amount, annualCostSavings: amount },
    }),
  ),
  prices: nullish(array(object({ amount, annualAmount: amount })), () => []),
  isFree: nullish(boolean()),
  isCustom: nullish(boolean()),
  isMostPopular: flag,
  paygAdditionalCreditsPerOneDollar: countOrText,
  /** A list, or a map by featureKey. */
  mainFeatures: nullish(union([array(feature), record(feature)]), () => []),
});

export type PlanDto = InferOutput<typeof planDto>;
export type FeatureDto = InferOutput<typeof feature>;
