import { writeKeyLocation, WHOLE_LIST } from '#src/domain/api-keys/key-view.ts';
import { DAY_MS, type Instant } from '#src/domain/shared/dates.ts';
import { type TimeBounds, timeBounds } from './log-time.ts';
import type { DatedFilters } from './log-filters.ts';

export interface AuditTarget {
  /** Such as `api-key`. */
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** Whether it is still there. */
  readonly exists: boolean;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: Instant | null;
  /** One of `AUDIT_ACTIONS`, or another name. */
  readonly action: string;
  /** The email of who did it; empty if nobody is named. */
  readonly person: string;
  /** What it was done to; null for an action that concerns the person alone. */
  readonly target: AuditTarget | null;
  readonly ipAddress: string;
  /** For people to read; empty if it is not known. */
  readonly location: string;
}

export const AUDIT_WINDOWS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS, quarter: 90 * DAY_MS } as const;

export type AuditWindow = keyof typeof AUDIT_WINDOWS | '';

/** All of them are applied by the provider. */
export interface AuditFilters extends DatedFilters {
  readonly person: string;
  readonly action: string;
  readonly within: AuditWindow;
}

export function parseAuditWindow(text: string): AuditWindow {
  return Object.hasOwn(AUDIT_WINDOWS, text) ? (text as AuditWindow) : '';
}

/** What belongs to both, the window and the dates. */
export function auditBounds({ within, dates }: Pick<AuditFilters, 'within' | 'dates'>, now: Instant): TimeBounds {
  const bounds = timeBounds(dates);
  if (within === '') return bounds;
  return { ...bounds, from: Math.max(now - AUDIT_WINDOWS[within], bounds.from ?? -Infinity) };
}

/** Where the console shows it; null if it is gone, or has no page. */
export function auditTargetPath({ type, id, exists }: AuditTarget): string | null {
  if (!exists) return null;
  if (type === 'api-key' && id !== '') return `/api-keys?${writeKeyLocation('', { view: WHOLE_LIST, openId: id })}`;
  if (type === 'callback-domain') return '/verify-domain#domains';
  if (type === 'callback-subscription') return '/verify-domain#subscriptions';
  if (type === 'member') return '/team';
  return type === 'plan' ? '/billing' : null;
}

/** The members, then people of the loaded entries who are no longer members; letter case makes no difference. */
export function auditPeople(members: readonly string[], entries: readonly AuditEntry[]): readonly string[] {
  const people = new Map<string, string>();
  for (const email of [...members, ...entries.map(({ person }) => person)]) {
    const key = email.toLowerCase();
    if (email !== '' && !people.has(key)) people.set(key, email);
  }
  return [...people.values()];
}
