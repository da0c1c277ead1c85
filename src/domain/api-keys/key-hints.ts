import { cleanText } from '#src/domain/shared/clean-text.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { ApiKey } from './api-key.ts';

const STALE_DAYS = 90;
const STALE_MS = STALE_DAYS * 24 * 60 * 60 * 1000;

/** Two keys of one name cannot be distinguished; capitals and outer spaces do not help. */
export function hasSameName(keys: readonly Pick<ApiKey, 'name'>[], name: string): boolean {
  const wanted = cleanText('words', name).toLowerCase();
  return wanted !== '' && keys.some((key) => cleanText('words', key.name).toLowerCase() === wanted);
}

/** An active key that nobody used for 90 days. Younger or of unknown use, it is not; `lastUse` is null for never. */
export function isStale(
  { active, createdAt }: Pick<ApiKey, 'active' | 'createdAt'>,
  lastUse: Instant | null | undefined,
  now: Instant,
): boolean {
  if (!active || lastUse === undefined) return false;
  const since = lastUse ?? createdAt;
  return since !== null && now - since >= STALE_MS;
}
