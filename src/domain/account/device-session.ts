import type { Instant } from '#src/domain/shared/dates.ts';

export type AccountSessionId = string & { readonly brand: 'AccountSessionId' };

export interface AccountSession {
  readonly id: AccountSessionId;
  readonly isCurrent: boolean;
  readonly createdAt: Instant | null;
  readonly lastActiveAt: Instant | null;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
  /** In the words of the provider. */
  readonly location: string | null;
}

const ACTIVE_MS = 5 * 60 * 1000;

/** The current one first, then by the last activity; an unknown one comes last. */
export function orderedSessions(sessions: readonly AccountSession[]): readonly AccountSession[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || (other.lastActiveAt ?? 0) - (one.lastActiveAt ?? 0),
  );
}

export function otherSessions(sessions: readonly AccountSession[]): readonly AccountSession[] {
  return sessions.filter(({ isCurrent }) => !isCurrent);
}

export function isActiveNow({ isCurrent, lastActiveAt }: AccountSession, now: Instant): boolean {
  return isCurrent || (lastActiveAt !== null && now - lastActiveAt < ACTIVE_MS);
}

type DeviceName =
  | { readonly kind: 'known'; readonly browser: string | null; readonly system: string | null }
  /** Verbatim, but not endless. */
  | { readonly kind: 'verbatim'; readonly text: string }
  | { readonly kind: 'unknown' };

/** The first that matches counts: most browsers also claim to be an older one. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//i, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
  [/\b(MSIE |Trident\/)/, 'Internet Explorer'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const MAX_LENGTH = 60;
/** As long as any agent that can be recognized. */
const MAX_READ = 1000;

/** "Firefox on Linux" in parts; an agent that is not recognized is shown as it is. */
export function deviceName(userAgent: string | null): DeviceName {
  const agent = (userAgent ?? '').slice(0, MAX_READ).trim();
  if (agent === '') return { kind: 'unknown' };
  const browser = nameIn(BROWSERS, agent);
  const system = nameIn(SYSTEMS, agent);
  if (browser !== null) return { kind: 'known', browser, system };
  // A program names itself first, and its name says more than its system.
  return agent.startsWith('Mozilla/') && system !== null
    ? { kind: 'known', browser, system }
    : { kind: 'verbatim', text: shortened(agent) };
}

function nameIn(names: readonly (readonly [RegExp, string])[], agent: string): string | null {
  return names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
}

/** Between characters as people see them. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= MAX_LENGTH ? text : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}
