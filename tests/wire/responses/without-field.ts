type Json = Record<string, unknown>;
type Step = { readonly key: string } | 'entry';

/** Missing, or there with null. */
export type Absence = 'missing' | 'null';

/** A copy of the data in which one field, such as `item.apiKeys[].name`, is absent in the first entry that it names. */
export function withoutField(data: unknown, field: string, absence: Absence): unknown {
  const copy: unknown = structuredClone(data);
  const steps = stepsOf(field);
  const last = steps.pop();
  const holder = steps.reduce(child, copy);
  if (last === undefined || last === 'entry' || !isObject(holder) || !(last.key in holder)) {
    throw new Error(`The reply has no ${field}`);
  }
  makeAbsent(holder, last.key, absence);
  return copy;
}

/** The outermost of these fields first: what is inside an absent one is absent too. */
export function withoutAll(data: unknown, fields: readonly string[], absence: Absence): unknown {
  return fields.toReversed().reduce((left, field) => withoutEvery(left, field, absence), data);
}

/** The same in every entry of every list. */
function withoutEvery(data: unknown, field: string, absence: Absence): unknown {
  const copy: unknown = structuredClone(data);
  const steps = stepsOf(field);
  const last = steps.pop();
  const children = (holder: unknown, step: Step) =>
    step === 'entry' ? (isObject(holder) ? Object.values(holder) : []) : [child(holder, step)];
  const holders = steps.reduce<unknown[]>((all, step) => all.flatMap((holder) => children(holder, step)), [copy]);
  for (const holder of holders.filter(isObject)) {
    if (last !== undefined && last !== 'entry') makeAbsent(holder, last.key, absence);
  }
  return copy;
}

function makeAbsent(holder: Json, key: string, absence: Absence): void {
  if (absence === 'null') holder[key] = null;
  else Reflect.deleteProperty(holder, key);
}

function stepsOf(field: string): Step[] {
  return [...field.matchAll(/\[\]|\{\}|[^.[\]{}]+/g)].map(([part]) =>
    part === '[]' || part === '{}' ? 'entry' : { key: part },
  );
}

function child(holder: unknown, step: Step): unknown {
  if (!isObject(holder)) return undefined;
  return step === 'entry' ? Object.values(holder)[0] : holder[step.key];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
