import { array, fallback, nullable, number, object } from 'valibot';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { UsageSample } from '#src/domain/usage/burn-up.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { ownerDigest } from '#src/application/platform/owner-digest.ts';
import { parseStored } from '#src/application/platform/parse-stored.ts';

const PREFIX = 'gatehouse.usage.';
const DAY_MS = 86_400_000;
/** Two long months. */
const MAX_SAMPLES = 62;

const samples = array(fallback(nullable(object({ at: number(), credits: number() })), null));

export interface UsageHistory {
  read(): readonly UsageSample[];
  add(sample: UsageSample): void;
}

/** One reading a day, which outlives a log-out with neither a name nor an email. `owner` is empty while unknown. */
export function createUsageHistory(storage: KeyValueStorage, owner: () => string): UsageHistory {
  const key = () => PREFIX + ownerDigest(owner());
  const read = () => (parseStored(samples, storage.get(key())) ?? []).filter((sample) => sample !== null);
  return {
    read,
    add(sample) {
      if (owner() === '') return;
      const others = read().filter(({ at }) => dayOf(at) !== dayOf(sample.at));
      storage.set(key(), JSON.stringify([...others, sample].slice(-MAX_SAMPLES)));
    },
  };
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}
