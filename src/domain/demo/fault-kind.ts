/** How a demo's provider may fail. The names are in links, so they stay. */
export const FAULT_KINDS = [
  '400',
  '400-message',
  'odd-details',
  '401',
  '403',
  '409',
  '429',
  '500',
  '502',
  '503',
  'truncated',
  'html',
  'null-item',
  'wrong-types',
  '204',
  'refused',
  'cut',
  'silent',
  'late',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export function isFaultKind(value: string): value is FaultKind {
  return FAULT_KINDS.some((kind) => kind === value);
}

export const EVERY_OPERATION = '*';

/** `operation` is a name of the endpoint table, or every one of them. */
export interface Fault {
  readonly operation: string;
  readonly kind: FaultKind;
}

/** The fault of one operation; its own comes before that of all. */
export function faultOf(faults: readonly Fault[], operation: string): FaultKind | null {
  const own = faults.find((fault) => fault.operation === operation);
  return (own ?? faults.find((fault) => fault.operation === EVERY_OPERATION))?.kind ?? null;
}

/** One fault an operation; null takes it away. */
export function withFault(faults: readonly Fault[], operation: string, kind: FaultKind | null): readonly Fault[] {
  const others = faults.filter((fault) => fault.operation !== operation);
  return kind === null ? others : [...others, { operation, kind }];
}
