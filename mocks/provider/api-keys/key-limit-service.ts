import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { ApiKeyRow } from '#mocks/provider/db/models.ts';
import { protocols } from '#mocks/provider/onboarding/protocols.ts';
import { logOf } from '#mocks/provider/requests/request-log-service.ts';
import { notFound } from '#mocks/provider/shared/service-result.ts';
import { DAY_SECONDS, dayOf, periodAt } from '#mocks/provider/usage/billing-period.ts';
import { PRODUCTS } from '#mocks/provider/usage/products.ts';
import { findKey } from './api-key-service.ts';
import { limitChanges, limitsAt, OWN_LISTS, saveLimits, checkedLimits, type LimitFields } from './key-limits.ts';

const NO_LIMITS: KeyLimits = {
  ...{ expiresAt: null, origins: [], ipRanges: [], products: [], blockchains: [] },
  ...{ callsPerSecond: null, credits: null },
};

export class KeyLimitService {
  constructor(private readonly sessions: Sessions) {}

  read(bearer: Bearer, id: string) {
    return this.sessions.authorize(bearer, (caller) => ({ item: limitsItem(caller, keyOf(caller, id)) }));
  }

  change(bearer: Bearer, id: string, fields: LimitFields) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const { database, person, now } = caller;
      const key = keyOf(caller, id);
      const before = limitsAt(limitChanges(database, id), now);
      saveLimits(database, id, checkedLimits(fields, now, before), now);
      const target = { type: 'api-key', id, name: key.name } as const;
      recordAction(database, person, { at: now, action: 'api-key-limits-changed', target });
      return { item: limitsItem(caller, key) };
    });
  }

  options(bearer: Bearer) {
    return this.sessions.authorize(bearer, () => ({
      item: {
        products: PRODUCTS.map(({ id, name }) => ({ id, name })),
        blockchains: protocols.map(({ name, publicName }) => ({ id: name, name: publicName })),
        lists: OWN_LISTS,
      },
    }));
  }
}

function keyOf({ database, account }: Caller, id: string): ApiKeyRow {
  const key = findKey(database, account.id, id);
  if (!key) throw notFound('API key');
  return key;
}

function limitsItem(caller: Caller, { id }: ApiKeyRow) {
  const { database, now } = caller;
  const { expiresAt, credits, others, ...limits } = limitsAt(limitChanges(database, id), now) ?? NO_LIMITS;
  return {
    ...limits,
    ...others,
    expiresTimestamp: expiresAt === null ? null : Math.floor(expiresAt / 1000),
    credits: credits && { ...credits, ...creditUse(caller, id, credits) },
  };
}

/** Calls beyond the limit are rejected and use nothing. */
function creditUse(caller: Caller, keyId: string, { amount, period }: NonNullable<KeyLimits['credits']>) {
  const { start, end } = creditPeriod(caller, period);
  return { used: Math.min(amount, logOf(caller).spentBy(keyId, start * 1000)), resetsTimestamp: end };
}

/** In seconds; the end is the start of the next one. */
export function creditPeriod({ account, now }: Caller, period: 'day' | 'billing-period') {
  const seconds = Math.floor(now / 1000);
  if (period === 'day') return { start: dayOf(seconds), end: dayOf(seconds) + DAY_SECONDS };
  const { start, end } = periodAt(account.periodStart, seconds);
  return { start, end: end + 1 };
}
