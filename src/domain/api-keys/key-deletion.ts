import { cleanText } from '#src/domain/shared/clean-text.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { ApiKey } from './api-key.ts';
import { isStillInUse } from './rotation.ts';

const RECENT_DAYS = 7;
const RECENT_MS = RECENT_DAYS * 24 * 60 * 60 * 1000;

/** What a person types to confirm a deletion: the name, or the id of a key without one. */
export function deletionPhrase({ id, name }: Pick<ApiKey, 'id' | 'name'>): string {
  return name.trim() || id;
}

/** Exact except for outer spaces; an accent counts as the same however the keyboard composes it. */
export function isDeletionConfirmed(key: Pick<ApiKey, 'id' | 'name'>, typed: string): boolean {
  const [written, phrase] = [typed, deletionPhrase(key)].map((text) => cleanText('words', text).normalize());
  return written === phrase;
}

/** Whether requests would fail; an inactive key has none, and a use that is unknown gives no warning. */
export function deletionRisk(
  { active }: Pick<ApiKey, 'active'>,
  lastUse: Instant | null | undefined,
  now: Instant,
): 'in-use' | 'recently-used' | null {
  if (!active || typeof lastUse !== 'number') return null;
  if (isStillInUse(lastUse, now)) return 'in-use';
  return now - lastUse < RECENT_MS ? 'recently-used' : null;
}
