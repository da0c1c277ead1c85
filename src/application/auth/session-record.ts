import { type AccountState, isAccountState } from '#src/domain/shared/account-state.ts';
import type { SessionUser } from '#src/domain/account/profile.ts';
import { tokenSubject } from '#src/domain/auth/session-token.ts';
import { type Owner, toOwner } from '#src/application/platform/owner-digest.ts';

/** The stored session; one entry, so that it changes atomically. */
export interface SessionRecord {
  readonly id: string;
  readonly token: string;
  /** When the call was sent that brought the token; of two tokens the later one counts. */
  readonly sentAt: number;
  /** `userState` on the wire. */
  readonly state: AccountState;
  /** `userInfo` on the wire. */
  readonly user: SessionUser | null;
}

export const SESSION_KEY = 'gatehouse.session';

/** Replaces the record for a moment, so that other tabs know that the session ended by itself. */
export const ENDED_BY_ITSELF = '"ended-by-itself"';

/** The session left for checkout and is not known to have paid. */
export const CHECKOUT_KEY = 'gatehouse.checkout';

/** Of a mailed link; a separate key, never the session's token. */
export const RESET_TOKEN_KEY = 'gatehouse.reset-token';

/** What was typed when a session ended by itself, in the tab's storage. */
export const DRAFTS_KEY = 'gatehouse.drafts';

export function parseSessionRecord(text: string | null): SessionRecord | null {
  if (text === null) return null;
  try {
    const raw: unknown = JSON.parse(text);
    if (!isRecord(raw)) return null;
    const { id, token, sentAt, state, user } = raw;
    if (typeof id !== 'string' || typeof token !== 'string' || !isAccountState(state)) return null;
    return { id, token, sentAt: typeof sentAt === 'number' ? sentAt : 0, state, user: parseUser(user) };
  } catch {
    return null;
  }
}

export function ownerOf(record: SessionRecord): Owner;
export function ownerOf(record: SessionRecord | null): Owner | null;
export function ownerOf(record: SessionRecord | null): Owner | null {
  return record && toOwner(record.user?.email ?? null, tokenSubject(record.token));
}

function parseUser(raw: unknown): SessionUser | null {
  if (!isRecord(raw)) return null;
  const { email, firstName, lastName } = raw;
  if (typeof email !== 'string' || typeof firstName !== 'string' || typeof lastName !== 'string') return null;
  return { email, firstName, lastName };
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
