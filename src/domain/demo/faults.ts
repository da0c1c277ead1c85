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

/** Who reads about a failed call, and where. */
export type FailureReader =
  /** A member of a team, who has a role. */
  | 'console'
  /** Somebody between sign-up and the console. */
  | 'before-console'
  | 'sign-in'
  /** A visitor, or somebody with a mailed link. */
  | 'without-session'
  | 'registration'
  /** Nobody: the call works in the background. */
  | 'nobody';

export interface FaultableOperation {
  /** As the endpoint table calls it. */
  readonly name: string;
  readonly effect: 'read' | 'sign-in' | 'mutation';
  readonly reader: FailureReader;
  /** The provider's limit starts a countdown. */
  readonly hasCooldown: boolean;
  /** Damaged successes that still say enough. */
  readonly accepts: readonly FaultKind[];
}

/** What a person sees when a call fails in one of the ways of `FaultKind`. */
export const VISIBLE_OUTCOMES = [
  'provider-reasons',
  'provider-message',
  'signed-out',
  'read-only',
  'server-problem',
  'no-response',
  'unconfirmed',
  'not-the-api',
  'wait',
  'not-created',
  'not-created-at-server',
  'nothing',
  'later',
] as const;

export type VisibleOutcome = (typeof VISIBLE_OUTCOMES)[number];

/** How the API client classifies a fault. */
type FaultClass =
  | 'reasons'
  | 'message'
  | 'unauthorized'
  | 'forbidden'
  | 'limit'
  | 'server-message'
  | 'broken'
  | 'lost'
  | 'page';

const CLASSES: Readonly<Record<Exclude<FaultKind, 'late'>, FaultClass>> = {
  '400': 'reasons',
  '400-message': 'message',
  'odd-details': 'reasons',
  '401': 'unauthorized',
  '403': 'forbidden',
  '409': 'message',
  '429': 'limit',
  '500': 'broken',
  '502': 'broken',
  '503': 'server-message',
  truncated: 'broken',
  html: 'page',
  'null-item': 'broken',
  'wrong-types': 'broken',
  '204': 'broken',
  refused: 'lost',
  cut: 'lost',
  silent: 'lost',
};

/** The way in carries no session, so a 401 ends none. */
const HAS_SESSION: Readonly<Record<FailureReader, boolean>> = {
  console: true,
  'before-console': true,
  nobody: true,
  'sign-in': false,
  'without-session': false,
  registration: false,
};

/** Of all operations, each outcome once. */
export function visibleOutcomes(
  kind: FaultKind,
  operation: string,
  operations: readonly FaultableOperation[],
): readonly VisibleOutcome[] {
  const affected = operations.filter(({ name }) => operation === EVERY_OPERATION || operation === name);
  return [...new Set(affected.map((faultable) => visibleOutcome(kind, faultable)))];
}

function visibleOutcome(kind: FaultKind, operation: FaultableOperation): VisibleOutcome {
  const { reader, accepts } = operation;
  if (kind === 'late') return 'later';
  if (accepts.includes(kind)) return 'nothing';
  const faultClass = CLASSES[kind];
  if (faultClass === 'page' && reader !== 'nobody') return 'not-the-api';
  if (faultClass === 'unauthorized' && HAS_SESSION[reader]) return 'signed-out';
  if (reader === 'nobody') return 'nothing';
  return reader === 'registration' ? outcomeOfRegistration(faultClass) : outcomeOf(faultClass, operation);
}

function outcomeOf(faultClass: FaultClass, { effect, reader, hasCooldown }: FaultableOperation): VisibleOutcome {
  switch (faultClass) {
    case 'reasons':
      return 'provider-reasons';
    case 'forbidden':
      return reader === 'console' ? 'read-only' : 'server-problem';
    case 'limit':
      return hasCooldown ? 'wait' : 'provider-message';
    case 'broken':
      return 'server-problem';
    case 'lost':
      return effect === 'mutation' ? 'unconfirmed' : 'no-response';
    default:
      return 'provider-message';
  }
}

/** Sign-up has its own words, because everything that was typed stays. */
function outcomeOfRegistration(faultClass: FaultClass): VisibleOutcome {
  if (faultClass === 'lost') return 'unconfirmed';
  return faultClass === 'broken' || faultClass === 'server-message' ? 'not-created-at-server' : 'not-created';
}
