import { array, boolean, nullish, number, object, optional, picklist, pipe, record, string, transform, union, unknown } from 'valibot';
import { ACCOUNT_STATES } from '../../domain/account/account-state';
import { instantFrom } from '../../domain/shared/dates';

export const accountState = picklist(ACCOUNT_STATES);

/** Ids arrive as text or as numbers; inside they are text. */
export const id = pipe(union([string(), number()]), transform(String));

/** Seconds, milliseconds or ISO text; null for anything else (D37). */
export const instant = pipe(optional(unknown()), transform(instantFrom));

/** Dollars, as number or numeric text, to whole cents. */
export const cents = pipe(
  union([number(), pipe(string(), transform(Number))]),
  transform((dollars) => (Number.isFinite(dollars) ? Math.round(dollars * 100) : 0)),
);

export const flag = pipe(nullish(boolean()), transform((value) => value ?? false));

export const count = pipe(nullish(number()), transform((value) => value ?? 0));

/** Login's `user`: the person, or the e-mail as text. */
export const signInUser = pipe(
  union([
    pipe(string(), transform((email) => ({ email, firstName: '', lastName: '' }))),
    object({ email: string(), firstName: optional(string(), ''), lastName: optional(string(), '') }),
  ]),
);

/** Nested maps are flattened with dots; whatever is no text is left out. */
export const translations = pipe(record(string(), unknown()), transform(flatten));

export const stringList = array(string());

function flatten(map: Readonly<Record<string, unknown>>, prefix = ''): Readonly<Record<string, string>> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(map)) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else if (typeof value === 'object' && value !== null) {
      Object.assign(flat, flatten(value as Record<string, unknown>, `${prefix}${key}.`));
    }
  }
  return flat;
}
