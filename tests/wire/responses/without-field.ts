type Json = Record<string, unknown>;
type Step = { readonly key: string } | 'entry';

/** Missing, or there with null or with empty text, which is null where the field is no text. */
export type Absence = 'missing' | 'null' | 'empty';

/** A copy of the data in which one field, such as `item.apiKeys[].name`, is absent in the first entry that has it. */
export function withoutField(data: unknown, field: string, absence: Absence): unknown {
  const copy: unknown = structuredClone(data);
  const { holders, key } = holdersOf(copy, field);
  const holder = holders.find((one) => key in one);
  if (!holder) throw new Error(`The reply has no ${field}`);
  makeAbsent(holder, key, absence);
  return copy;
}

/** The outermost of these fields first: what is inside an absent one is absent too. */
export function withoutAll(data: unknown, fields: readonly string[], absence: Absence): unknown {
  return fields.toReversed().reduce((left, field) => withoutEvery(left, field, absence), data);
}

/** The same in every entry of every list. */
function withoutEvery(data: unknown, field: string, absence: Absence): unknown {
  const copy: unknown = structuredClone(data);
  const { holders, key } = holdersOf(copy, field);
  for (const holder of holders) makeAbsent(holder, key, absence);
  return copy;
}

function holdersOf(data: unknown, field: string) {
  const steps = stepsOf(field);
  const last = steps.pop();
  if (last === undefined || last === 'entry') throw new Error(`${field} names no field`);
  const children = (holder: unknown, step: Step): unknown[] => {
    if (!isObject(holder)) return [];
    return step === 'entry' ? Object.values(holder) : [holder[step.key]];
  };
  const found = steps.reduce<unknown[]>((all, step) => all.flatMap((holder) => children(holder, step)), [data]);
  return { holders: found.filter(isObject), key: last.key };
}

function makeAbsent(holder: Json, key: string, absence: Absence): void {
  if (absence === 'null') holder[key] = null;
  else if (absence === 'empty') holder[key] = '';
  else Reflect.deleteProperty(holder, key);
}

function stepsOf(field: string): Step[] {
  return [...field.matchAll(/\[\]|\{\}|[^.[\]{}]+/g)].map(([part]) =>
    part === '[]' || part === '{}' ? 'entry' : { key: part },
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
