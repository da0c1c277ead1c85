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
