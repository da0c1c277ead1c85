/** What a provider may send for a point in time: the first and the last date of JavaScript, beyond them, and zero dates. */
export const EXTREME_INSTANTS: readonly (number | string)[] = [
  ...[8.64e15, -8.64e15, 8.64e15 + 1, -8.64e15 - 1, 8.64e12, 1e12, -1, 0, 1e-9, 1.7e308, -1.7e308, 2 ** 63],
  ...['8640000000000000', '8640000000000001', '1e308', '+275760-09-13T00:00:00Z', '+292278994-08-17T07:12:55.807Z'],
  ...['-271821-04-20T00:00:00Z', '0000-00-00 00:00:00', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
];

export const EXTREME_FIGURES: readonly number[] = [
  ...[1.7e308, -1.7e308, Number.MAX_VALUE, 5e-324, 1e-9, -1e-9, 0, -1, 0.1 + 0.2],
  ...[2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e15, 1e21, 8.64e15],
];

type Path = readonly (string | number)[];
export type ExtremeKind = 'instant' | 'figure';

export interface ExtremeField {
  readonly path: Path;
  readonly kind: ExtremeKind;
}

const INSTANT_NAME = /timestamp$|(?<!to)date$|^dateTime$|^period(start|end)$/i;
/** Shown as they came. */
const VERBATIM = /^(requestData|body|request|response)$/;

/** Every number and every point in time of a response, in the order of the response. */
export function extremeFields(value: unknown, path: Path = []): readonly ExtremeField[] {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  if (VERBATIM.test(name)) return [];
  if (INSTANT_NAME.test(name) && typeof value !== 'object') return [{ path, kind: 'instant' }];
  if (typeof value === 'number') return [{ path, kind: 'figure' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    extremeFields(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy with other values in some fields. */
export function withValues(data: unknown, values: readonly (readonly [path: Path, value: unknown])[]): unknown {
  const copy: unknown = structuredClone(data);
  for (const [path, value] of values) {
    const holder = path.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], copy);
    (holder as Record<string, unknown>)[path.at(-1)!] = value;
  }
  return copy;
}
