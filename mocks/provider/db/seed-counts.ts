import { key, type KeySeed } from '#mocks/scenarios/account-seed.ts';
import type { MemberSeed } from '#mocks/scenarios/teams.ts';
import { seededBytes } from '#mocks/provider/shared/seeded-number.ts';

const KEYS_PER_DAY = 10;
const ONE_IN_INACTIVE = 9;
const ONE_IN_INVITED = 12;

const SERVICES = [
  ...['payouts', 'deposits', 'withdrawals', 'settlement', 'ledger-sync', 'fee-oracle', 'address-watcher', 'sweeper'],
  ...['risk-engine', 'reporting', 'market-data', 'custody', 'invoicing', 'onboarding', 'refunds', 'reconciler'],
] as const;
const STAGES = ['prod', 'staging', 'canary', 'sandbox'] as const;
const REGIONS = ['eu-west', 'eu-north', 'us-east', 'us-west', 'ap-south', 'sa-east'] as const;
const FIRST_NAMES = [
  ...['ada', 'bruno', 'chiara', 'dario', 'emeka', 'fatima', 'goran', 'helga', 'ivo', 'jana', 'kofi', 'leila'],
  ...['marek', 'nadia', 'omar', 'paula', 'rafael', 'selin', 'tomas', 'vera'],
] as const;
const LAST_NAMES = [
  ...['almeida', 'berg', 'conti', 'dimitrova', 'eriksen', 'fischer', 'garcia', 'hughes', 'ito', 'jansen', 'kowalski'],
  ...['lehtinen', 'moreau', 'nielsen', 'okafor', 'petrov', 'rossi', 'schmidt', 'tanaka', 'weiss'],
] as const;
const ROLES = ['developer', 'developer', 'viewer', 'billing', 'admin'] as const;

/** The newest of the keys, or all of them and generated older ones. */
export function countedKeys(seed: string, keys: readonly KeySeed[], count: number): readonly KeySeed[] {
  const oldest = keys.at(-1)?.daysOld ?? 0;
  const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => {
    const [service = 0, stage = 0, region = 0, state = 0] = seededBytes(`${seed}|more-keys|${index}`, 4);
    // The number makes the name unique.
    const name = `${pick(SERVICES, service)}-${pick(STAGES, stage)}-${pick(REGIONS, region)}-${index + 1}`;
    return key(oldest + 1 + (index + 0.5) / KEYS_PER_DAY, name, state % ONE_IN_INACTIVE !== 0);
  });
  return [...keys.slice(0, count), ...added];
}

/** The first of the members, or all of them and generated ones with an email of the same domain. */
export function countedMembers(
  seed: string,
  members: readonly MemberSeed[],
  { count, domain }: { readonly count: number; readonly domain: string },
): readonly MemberSeed[] {
  const added = Array.from({ length: Math.max(0, count - members.length) }, (_, index): MemberSeed => {
    const [first = 0, last = 0, role = 0, state = 0] = seededBytes(`${seed}|more-members|${index}`, 4);
    const email = `${pick(FIRST_NAMES, first)}.${pick(LAST_NAMES, last)}.${index + 1}@${domain}`;
    return { email, roles: [pick(ROLES, role)], hasJoined: state % ONE_IN_INVITED !== 0 };
  });
  return [...members.slice(0, count), ...added];
}

function pick<const T>(options: readonly [T, ...(readonly T[])], byte: number): T {
  return options[byte % options.length] ?? options[0];
}
