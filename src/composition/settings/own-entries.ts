import { admit } from '#src/domain/auth/admit.ts';
import {
  FRAME_ALLOWANCES,
  type FrameAllowance,
  OWN_ICONS,
  type OwnLink,
  PAGE_ID,
} from '#src/domain/branding/own-pages.ts';
import type { OwnText } from '#src/domain/shared/own-text.ts';
import { type Notice, NOTICE_LEVELS } from '#src/domain/branding/notice.ts';
import { OTHER, type OwnOption, type Stage } from '#src/domain/onboarding/answers.ts';
import { ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import type { TrustedCompany } from '#src/application/app/settings.ts';
import type { RoleDescription } from '#src/domain/team/role.ts';
import { isLanguage } from '#src/domain/shared/language.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Says what is wrong with an entry. */
export class EntryProblem extends Error {}

function readList<T>(raw: unknown, read: (entry: Entry) => T): readonly T[] {
  return readEach(raw, (entry) => {
    if (typeof entry !== 'object' || entry === null) throw new EntryProblem('an object');
    return read(entry as Entry);
  });
}

/** A list, or the JSON of one, as a variable has it; nothing is an empty list. Throws what is wrong with which entry. */
function readEach<T>(raw: unknown, read: (entry: unknown) => T): readonly T[] {
  const list = typeof raw === 'string' ? parseJson(raw) : raw;
  if (!Array.isArray(list)) throw new EntryProblem('a list');
  return list.map((entry: unknown, index) => {
    try {
      return read(entry);
    } catch (error) {
      if (error instanceof EntryProblem) throw new EntryProblem(`entry ${index + 1}: ${error.message}`);
      throw error;
    }
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim() || '[]');
  } catch {
    return undefined;
  }
}

export function onlyKeys(entry: Entry, known: readonly string[]): void {
  const unknown = Object.keys(entry).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new EntryProblem(`no "${unknown}"; there are ${known.join(', ')}`);
}

/** One text for all languages, or an object of them with a default. */
export function readText(raw: unknown): OwnText {
  const byLanguage = typeof raw === 'string' ? { default: raw } : raw;
  const entries = Object.entries(typeof byLanguage === 'object' && byLanguage !== null ? byLanguage : {}) as [
    string,
    unknown,
  ][];
  const isUsable = ([code, text]: [string, unknown]) =>
    (code === 'default' || isLanguage(code)) && typeof text === 'string' && text.trim() !== '';
  if (!entries.every(isUsable) || !entries.some(([code]) => code === 'default'))
    throw new EntryProblem('text, or texts such as { "default": "Forum", "de": "Forum" }');
  return Object.fromEntries(entries.map(([code, text]) => [code, String(text).trim()])) as unknown as OwnText;
}

/** An https address without credentials, or a path that the console has. */
export function readUrl(raw: unknown): string {
  const url = typeof raw === 'string' ? raw.trim() : '';
  const isPath = url.startsWith('/') && admit(url, { state: 'dashboard', hasToken: true }).kind === 'admit';
  const { protocol, username, password } = URL.canParse(url) ? new URL(url) : {};
  if (!isPath && !(protocol === 'https:' && username === '' && password === ''))
    throw new EntryProblem('a url of https:// without credentials, or a path of the console such as /usage#webhooks');
  return url;
}

export function readOwnLinks(raw: unknown): readonly OwnLink[] {
  return readList(raw, (entry) => {
    onlyKeys(entry, ['text', 'icon', 'url', 'order', 'frame', 'id', 'allow']);
    const icon = OWN_ICONS.find((known) => known === (entry['icon'] ?? 'link'));
    if (!icon) throw new EntryProblem(`an icon out of ${OWN_ICONS.join(', ')}`);
    const { order } = entry;
    if (order !== undefined && (typeof order !== 'number' || !Number.isInteger(order) || order < 0))
      throw new EntryProblem('an order from 0');
    const url = readUrl(entry['url']);
    return {
      ...{ text: readText(entry['text']), icon, url },
      ...(typeof order === 'number' && { order }),
      ...readFrame(entry, url),
    };
  });
}

/** A page in a frame has a path in the console, so it needs a name for that. */
function readFrame({ frame = false, id, allow }: Entry, url: string): Pick<OwnLink, 'frame' | 'id' | 'allow'> {
  if (typeof frame !== 'boolean') throw new EntryProblem('true or false for the frame');
  if (!frame && allow !== undefined) throw new EntryProblem('an allow only with "frame": true');
  if (!frame && id === undefined) return {};
  if (typeof id !== 'string' || !PAGE_ID.test(id))
    throw new EntryProblem('an id of small letters, digits and hyphens, such as "id": "reports"');
  if (!frame) throw new EntryProblem('an id only with "frame": true');
  if (url.startsWith('/')) throw new EntryProblem('a url of https:// for the frame');
  return { frame, id, ...(allow !== undefined && { allow: readAllowances(allow) }) };
}

function readAllowances(raw: unknown): readonly FrameAllowance[] {
  const names: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  const known = FRAME_ALLOWANCES.filter((allowance) => names.includes(allowance));
  if (known.length !== names.length)
    throw new EntryProblem(`an allow out of ${FRAME_ALLOWANCES.join(', ')}, each once`);
  return known;
}

/** The options of a stage of the questionnaire; Other stays the last one. */
export function readOptions(raw: unknown): readonly OwnOption[] {
  const options = readList(raw, (entry) => {
    onlyKeys(entry, ['value', 'text']);
    const value = typeof entry['value'] === 'string' ? entry['value'].trim() : '';
    if (value === '' || value === OTHER) throw new EntryProblem(`a value other than "${OTHER}", which is always there`);
    return { value, text: readText(entry['text'] ?? value) };
  });
  const twice = options.find(({ value }, index) => options.findIndex((other) => other.value === value) !== index);
  if (twice) throw new EntryProblem(`each value once, and "${twice.value}" is there twice`);
  return options;
}

/** Names separated by commas, or a list of names with a logo each. */
export function readCompanies(
  raw: unknown,
  readImage: (raw: unknown) => string | undefined,
): readonly TrustedCompany[] {
  if (typeof raw === 'string' && !raw.trim().startsWith('[')) {
    const names = raw.split(',').map((name) => name.trim());
    return names.filter((name) => name !== '').map((name) => ({ name, logo: '' }));
  }
  return readList(raw, (entry) => {
    onlyKeys(entry, ['name', 'logo']);
    const name = typeof entry['name'] === 'string' ? entry['name'].trim() : '';
    if (name === '') throw new EntryProblem('a name');
    const logo = readImage(entry['logo'] ?? '');
    if (logo === undefined) throw new EntryProblem('a logo that is a file beside index.html or a url');
    return { name, logo };
  });
}

const LAST_STAGES = ['pricing-plan', 'summary'] as const;

/** Names in the order of the questionnaire, as a list or separated by spaces; the last two are always asked. */
export function readStages(raw: unknown): readonly Stage[] {
  const names = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(/[\s,]+/).filter(Boolean) : [];
  const stages = ONBOARDING_STAGES.filter((stage) => names.includes(stage));
  if (stages.join(' ') !== names.join(' ') || LAST_STAGES.some((stage) => !stages.includes(stage)))
    throw new EntryProblem(`some of ${ONBOARDING_STAGES.join(' ')} in this order, with the last two`);
  return stages;
}

export function readFeatures(raw: unknown): readonly OwnText[] {
  return readEach(raw, readText);
}

/** Entries with a role and a text, or 'name: what it may do; next name: …' for one language. */
export function readRoleDescriptions(raw: unknown): readonly RoleDescription[] {
  if (typeof raw === 'string' && !raw.trim().startsWith('[')) {
    const entries = raw.split(';').map((entry) => {
      const [role = '', ...text] = entry.split(':');
      return { role: role.trim(), text: { default: text.join(':').trim() } };
    });
    return entries.filter(({ role, text }) => role !== '' && text.default !== '');
  }
  return readList(raw, (entry) => {
    onlyKeys(entry, ['role', 'text']);
    const role = typeof entry['role'] === 'string' ? entry['role'].trim() : '';
    if (role === '') throw new EntryProblem('the name or the id of a role');
    return { role, text: readText(entry['text']) };
  });
}

export function readNotices(raw: unknown): readonly Notice[] {
  return readList(raw, (entry) => {
    onlyKeys(entry, ['text', 'level', 'link', 'from', 'until']);
    const level = NOTICE_LEVELS.find((known) => known === (entry['level'] ?? 'info'));
    if (!level) throw new EntryProblem(`a level out of ${NOTICE_LEVELS.join(', ')}`);
    const [from, until] = [readDate(entry['from']), readDate(entry['until'])];
    if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
      throw new EntryProblem('an end after its begin');
    return {
      ...{ text: readText(entry['text']), level },
      ...(entry['link'] !== undefined && { link: readLink(entry['link']) }),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
    };
  });
}

function readLink(raw: unknown): { readonly url: string; readonly text: OwnText } {
  const link = (typeof raw === 'object' && raw !== null ? raw : {}) as Entry;
  onlyKeys(link, ['url', 'text']);
  return { url: readUrl(link['url']), text: readText(link['text']) };
}

/** With its zone, because a server, an operator and a customer are in three. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/;

function readDate(raw: unknown): string | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw === 'string' && DATE.test(raw) && !Number.isNaN(Date.parse(raw))) return raw;
  throw new EntryProblem('dates such as 2027-01-31 (UTC) or 2027-01-31T22:00+02:00');
}
