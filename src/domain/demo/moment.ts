import type { Instant } from '#src/domain/shared/dates.ts';
import { type Fault, EVERY_OPERATION, isFaultKind } from './faults.ts';

/** Who answers the console's calls. */
export const BACKENDS = ['worker', 'memory', 'http', 'replay'] as const;

export type BackendKind = (typeof BACKENDS)[number];

/** What a moment changes in the data of its scenario. */
export interface Overrides {
  /** Used part of the signed-in account's credits, in percent. */
  readonly quota?: number;
  readonly keys?: number;
  /** Number of its team's members, the owner included. */
  readonly members?: number;
}

/** All that decides what a demo shows, except its route: that is the address itself. */
export interface Moment {
  readonly scenario: string;
  readonly persona: string | null;
  /** Names the random values of the data. */
  readonly seed: string;
  /** Null follows the time of the device. */
  readonly time: Instant | null;
  readonly isPaused: boolean;
  /** When the data began; null for the time at which the demo starts. */
  readonly madeAt: Instant | null;
  readonly overrides: Overrides;
  readonly faults: readonly Fault[];
  readonly latencyMs: number;
  readonly isOffline: boolean;
  readonly backend: BackendKind;
  /** The real provider of the backend `http`; empty for that of the settings. */
  readonly providerUrl: string;
  /** Null leaves the choice to the device. */
  readonly language: string | null;
  readonly theme: 'light' | 'dark' | null;
  /** The guided tour that starts with it. */
  readonly tour: string | null;
}

const DEFAULT_SEED = 'gatehouse';

export const DEFAULT_MOMENT: Moment = {
  scenario: 'visitor',
  persona: null,
  seed: DEFAULT_SEED,
  time: null,
  isPaused: false,
  madeAt: null,
  overrides: {},
  faults: [],
  latencyMs: 0,
  isOffline: false,
  backend: 'worker',
  providerUrl: '',
  language: null,
  theme: null,
  tour: null,
};

/** Whose data answer. The worker and the memory share theirs. */
export function dataSource({ backend, providerUrl }: Pick<Moment, 'backend' | 'providerUrl'>): string {
  if (backend === 'http') return `provider ${providerUrl}`;
  return backend === 'replay' ? 'recording' : 'simulation';
}

const VERSION = 'v1';

/** What a text may name; everything else is unknown. */
export interface KnownNames {
  isScenario(name: string): boolean;
  isOperation(name: string): boolean;
  isTour(name: string): boolean;
  /** How a demo of this scenario starts; a text says only what differs. */
  startOf(scenario: string): Partial<Moment>;
  readonly languages: readonly string[];
}

interface ReadMoment {
  readonly moment: Moment;
  /** Parts of the text that say nothing here, as they were written. */
  readonly unknown: readonly string[];
}

/** Fills one field of a moment from its text; null if the text says nothing. */
type ReadField = (text: string, known: KnownNames) => Partial<Moment> | null;

const MAX_PERCENT = 1000;
const MAX_ROWS = 10_000;
const MAX_LATENCY_MS = 60_000;
/** Values are short, but for the url of a provider. */
const MAX_TEXT = 200;
const UTC_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;
const EMAIL = /^[^@]+@[^@]+$/;
const SEED = /^[\w-]{1,40}$/;

const FIELDS: Readonly<Record<string, ReadField>> = {
  // The moment has started with it.
  scenario: (text, known) => (known.isScenario(text) ? {} : null),
  as: (text) => (text === '' || EMAIL.test(text) ? { persona: text || null } : null),
  seed: (text) => (SEED.test(text) ? { seed: text } : null),
  time: (text) => readTime('time', text),
  data: (text) => readTime('madeAt', text),
  paused: flag({ isPaused: true }),
  running: flag({ isPaused: false }),
  offline: flag({ isOffline: true }),
  online: flag({ isOffline: false }),
  quota: (text) => override('quota', text, MAX_PERCENT),
  keys: (text) => override('keys', text, MAX_ROWS),
  members: (text) => override('members', text, MAX_ROWS),
  latency: (text) => {
    const latencyMs = wholeNumber(text, MAX_LATENCY_MS);
    return latencyMs === null ? null : { latencyMs };
  },
  backend: (text) => {
    const backend = BACKENDS.find((kind) => kind === text);
    return backend ? { backend } : null;
  },
  url: (text) => (text === '' || isHttpUrl(text) ? { providerUrl: text } : null),
  language: (text, { languages }) => {
    if (text === '') return { language: null };
    return languages.includes(text) ? { language: text } : null;
  },
  theme: (text) => {
    if (text === '') return { theme: null };
    return text === 'light' || text === 'dark' ? { theme: text } : null;
  },
  tour: (text, known) => (known.isTour(text) ? { tour: text } : null),
};

/** The text in a query or a fragment, its values still escaped; null without one. */
export function findMomentText(query: string): string | null {
  const text = /[?&#]demo=([^&#]*)/.exec(query)?.[1] ?? null;
  // Some programs escape a whole query when a link is pasted.
  return text === null || /^v\d+;/.test(text) ? text : decoded(text);
}

/** Reads all that can be read; the rest is named, and counts as not written. */
export function readMoment(text: string, known: KnownNames): ReadMoment {
  const [version = '', ...parts] = text.split(';');
  if (version !== VERSION) return { moment: DEFAULT_MOMENT, unknown: [text] };
  const fields = parts.filter((part) => part !== '').map((part) => ({ part, ...splitPart(part) }));
  const scenario = fields.findLast(({ name, value }) => name === 'scenario' && known.isScenario(value))?.value;
  const unknown: string[] = [];
  let moment = startedMoment(scenario ?? DEFAULT_MOMENT.scenario, known);
  for (const { part, name, value } of fields) {
    const field = name === 'faults' ? readFaults(value, known, unknown) : readField(name, value, known);
    if (!field) unknown.push(part);
    else moment = { ...moment, ...field, overrides: { ...moment.overrides, ...field.overrides } };
  }
  return { moment, unknown };
}

/** A moment before anybody changed it. */
export function startedMoment(scenario: string, known: Pick<KnownNames, 'startOf'>): Moment {
  return { ...DEFAULT_MOMENT, ...known.startOf(scenario), scenario };
}

/** Omits what is as the scenario starts. */
export function momentText(moment: Moment, known: Pick<KnownNames, 'startOf'>): string {
  const start = startedMoment(moment.scenario, known);
  const changed = <K extends keyof Moment>(field: K, write: (value: Moment[K]) => string): string[] =>
    moment[field] === start[field] ? [] : [write(moment[field])];
  const overrides = Object.entries(moment.overrides).filter(
    ([name, value]) => start.overrides[name as keyof Overrides] !== value,
  );
  return [
    VERSION,
    ...(moment.scenario === DEFAULT_MOMENT.scenario ? [] : [`scenario=${moment.scenario}`]),
    ...changed('persona', (persona) => `as=${encoded(persona ?? '')}`),
    ...changed('seed', (seed) => `seed=${seed}`),
    ...changed('time', (time) => `time=${timeText(time)}`),
    ...changed('madeAt', (time) => `data=${timeText(time)}`),
    ...changed('isPaused', (isPaused) => (isPaused ? 'paused' : 'running')),
    ...overrides.map(([name, value]) => `${name}=${value}`),
    ...(faultsText(moment.faults) === faultsText(start.faults) ? [] : [`faults=${faultsText(moment.faults)}`]),
    ...changed('latencyMs', (latencyMs) => `latency=${latencyMs}`),
    ...changed('isOffline', (isOffline) => (isOffline ? 'offline' : 'online')),
    ...changed('backend', (backend) => `backend=${backend}`),
    ...changed('providerUrl', (url) => `url=${encoded(url)}`),
    ...changed('language', (language) => `language=${language ?? ''}`),
    ...changed('theme', (theme) => `theme=${theme ?? ''}`),
    ...(moment.tour === null ? [] : [`tour=${moment.tour}`]),
  ].join(';');
}

function splitPart(part: string): { readonly name: string; readonly value: string } {
  const [name = '', ...rest] = part.split('=');
  return { name, value: decoded(rest.join('=')) };
}

/** A part without a value. */
function flag(field: Partial<Moment>): ReadField {
  return (text) => (text === '' ? field : null);
}

function timeText(time: Instant | null): string {
  return time === null ? 'now' : new Date(time).toISOString().replace(/(:00)?\.000Z/, 'Z');
}

function faultsText(faults: readonly Fault[]): string {
  return faults.map(({ operation, kind }) => `${operation}:${kind}`).join(',');
}

function readField(name: string, value: string, known: KnownNames): Partial<Moment> | null {
  if (!Object.hasOwn(FIELDS, name) || value.length > MAX_TEXT) return null;
  return FIELDS[name]?.(value, known) ?? null;
}

/** A broken fault does not take the others with it. */
function readFaults(text: string, known: KnownNames, unknown: string[]): Partial<Moment> {
  const faults: Fault[] = [];
  for (const part of text.split(',').filter((written) => written !== '')) {
    const [operation = '', kind = ''] = part.split(':');
    const isKnown = operation === EVERY_OPERATION || known.isOperation(operation);
    const isNew = !faults.some((fault) => fault.operation === operation);
    if (isKnown && isNew && isFaultKind(kind) && part === `${operation}:${kind}`) faults.push({ operation, kind });
    else unknown.push(`faults=${part}`);
  }
  return { faults };
}

function readTime(field: 'time' | 'madeAt', text: string): Partial<Moment> | null {
  if (text === 'now') return { [field]: null };
  const time = UTC_TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : { [field]: time };
}

function override(name: keyof Overrides, text: string, max: number): Partial<Moment> | null {
  const value = wholeNumber(text, max);
  return value === null ? null : { overrides: { [name]: value } };
}

function wholeNumber(text: string, max: number): number | null {
  return /^\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : null;
}

function isHttpUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
}

/** Escapes what separates parts here or ends a query, and leaves the rest readable. */
function encoded(value: string): string {
  return value.replace(/[%;&#+\s]/g, (character) => encodeURIComponent(character));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
