import {
  boolean,
  custom,
  finite,
  literal,
  nonEmpty,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  trim,
  union,
} from 'valibot';
import { ACCOUNT_STATES } from '../../domain/account/account-state';
import { instantFrom } from '../../domain/shared/dates';
import { flatTexts } from './flat-texts';
import { isRecord, type JsonRecord } from './json-record';

/*
 * What may be absent is `nullish` on the outside and has its default there: an optional key inside a pipe is left out of
 * the result without running the pipe.
 */

export const accountState = picklist(ACCOUNT_STATES);

/** JSON can spell numbers that overflow, such as 1e999; they are no numbers to us. */
export const figure = pipe(number(), finite());

export const text = pipe(string(), nonEmpty());

/** Ids arrive as text or as numbers; inside they are text. */
export const id = union([text, pipe(figure, transform(String))]);

/** Seconds, milliseconds or ISO text; null where there is none (D37). */
export const instant = nullish(
  pipe(
    union([number(), string()]),
    transform((raw) => instantFrom(raw)),
    number(),
  ),
  null,
);

/** Dollars, as number or numeric text, to whole cents. */
export const cents = pipe(
  union([number(), pipe(string(), trim(), nonEmpty(), transform(Number))]),
  finite(),
  transform((dollars) => Math.round(dollars * 100)),
);

export const flag = nullish(boolean(), false);

export const count = nullish(figure, 0);

export const billingPeriod = union([literal('monthly'), literal('annually')]);

/** A JSON object, which a list is not. */
export const jsonRecord = custom<JsonRecord>(isRecord);

/** Login's `user`: the person, or the e-mail as text. */
export const signInUser = union([
  pipe(
    string(),
    transform((email) => ({ email, firstName: '', lastName: '' })),
  ),
  object({ email: string(), firstName: nullish(string(), ''), lastName: nullish(string(), '') }),
]);

/** Nested maps are flattened with dots; whatever is no text is left out. */
export const translations = pipe(jsonRecord, transform(flatTexts));
