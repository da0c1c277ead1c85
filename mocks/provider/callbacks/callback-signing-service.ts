import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { nextHex } from '#mocks/provider/db/database.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { seededNumber } from '#mocks/provider/shared/seeded-number.ts';
import { invalid, notFound, ProviderError } from '#mocks/provider/shared/service-result.ts';
import { suspended } from './callback-log-service.ts';
import { rotationsOf, signedHeaders, signingSecret } from './callback-signature.ts';

const OVERLAPS: readonly unknown[] = [0, 24, 72];
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** The first secret of an account whose callbacks are older than the demo. */
const FIRST_SECRET_DAYS = 132;
const SHOWN_START = 10;
const SHOWN_END = 4;

/** The secret of an account that its callbacks are signed with, as in Standard Webhooks. */
export class CallbackSigningService {
  constructor(private readonly sessions: Sessions) {}

  status(bearer: Bearer) {
    return this.sessions.authorize(bearer, statusOf);
  }

  reveal(bearer: Bearer) {
    return this.sessions.authorize(bearer, (caller) => ({ item: { secret: presentSecret(caller) } }));
  }

  /** At most two secrets are valid: whatever is older than the one before stops counting now. */
  rotate(bearer: Bearer, { overlapHours = 24 }: RequestFields<'overlapHours'>) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      if (!OVERLAPS.includes(overlapHours)) throw invalid('invalid_overlap', 'The overlap must be 0, 24 or 72 hours.');
      const { account, database, person, now } = caller;
      const timestamp = Math.floor(now / 1000);
      endOverlap(caller);
      const overlapUntilTimestamp = timestamp + Number(overlapHours) * HOUR_SECONDS;
      const id = nextHex(database, 'signing-rotation', 16);
      database.signingRotations.insert({ id, accountId: account.id, timestamp, overlapUntilTimestamp });
      recordAction(database, person, { at: now, action: 'signing-secret-rotated' });
      return statusOf(caller);
    });
  }

  endOverlap(bearer: Bearer) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      if (!endOverlap(caller)) throw new ProviderError(409, 'no_overlap', 'Only one secret is valid already.');
      recordAction(caller.database, caller.person, { at: caller.now, action: 'signing-overlap-ended' });
      return statusOf(caller);
    });
  }

  test(bearer: Bearer, fields: RequestFields<'callbackUrlId'>) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const id = textField(fields, 'callbackUrlId');
      const row = caller.database.callbackDomains.find({ id, accountId: caller.account.id });
      if (!row) throw notFound('domain');
      return sendSample(caller, row.url, { data: { event: 'TEST_DELIVERY' } });
    });
  }
}

/** Signed as callbacks are, and in no log. */
export function sendSample(caller: Caller, url: string, content: object) {
  const { account, database, now } = caller;
  requireVerified(caller, url);
  if (account.suspended) throw suspended();
  const timestamp = Math.floor(now / 1000);
  const id = `test_${nextHex(database, 'test-delivery', 24)}`;
  const body = jsonTextOf({ idempotencyKey: id, apiVersion: '2024-12-12', ...content });
  const headers = signedHeaders(database, account.id, { id, timestamp, body });
  return { item: { ...receiverAt(url, timestamp), headers, body } };
}

/** Throws for a url that is on none of the verified domains. */
export function requireVerified({ account, database, now }: Caller, url: string): void {
  const verified = database.callbackDomains
    .where({ accountId: account.id })
    .filter(({ verifiesAt }) => verifiesAt <= Math.floor(now / 1000));
  const isOn = (start: string) => url === start || url.startsWith(start.endsWith('/') ? start : `${start}/`);
  if (!verified.some((row) => isOn(row.url))) throw unverified();
}

function statusOf({ account, database, now }: Caller) {
  const rotation = rotationsOf(database, account.id).at(-1);
  const overlapUntil = rotation?.overlapUntilTimestamp ?? 0;
  const first = Math.floor(database.madeAt / 1000) - (account.pastCallbacks > 0 ? FIRST_SECRET_DAYS * DAY_SECONDS : 0);
  const secret = presentSecret({ account, database });
  return {
    item: {
      createdTimestamp: rotation?.timestamp ?? first,
      masked: `${secret.slice(0, SHOWN_START)}…${secret.slice(-SHOWN_END)}`,
      overlapUntilTimestamp: overlapUntil > Math.floor(now / 1000) ? overlapUntil : null,
    },
  };
}

function presentSecret({ account, database }: Pick<Caller, 'account' | 'database'>): string {
  return signingSecret(database, account.id, rotationsOf(database, account.id).length);
}

/** Returns whether there was one. */
function endOverlap({ account, database, now }: Caller): boolean {
  const rotation = rotationsOf(database, account.id).at(-1);
  const timestamp = Math.floor(now / 1000);
  if (!rotation || rotation.overlapUntilTimestamp <= timestamp) return false;
  database.signingRotations.update({ id: rotation.id }, { overlapUntilTimestamp: timestamp });
  return true;
}

/** Most domains accept; one rejects every signature, and one is down, so that a demo shows both. */
function receiverAt(url: string, timestamp: number) {
  const { hostname } = new URL(url);
  if (hostname.startsWith('[')) {
    const failureReason = 'There was no response within 10 seconds.';
    return { responseStatusCode: null, durationMs: 10_000, responseBody: '', failureReason };
  }
  const durationMs = 60 + (seededNumber(hostname.length, timestamp) % 240);
  if (hostname.startsWith('compliance.')) {
    const responseBody = '{"error":"The signature does not match."}';
    return { responseStatusCode: 401, durationMs, responseBody, failureReason: null };
  }
  return { responseStatusCode: 200, durationMs, responseBody: '{"received":true}', failureReason: null };
}

function unverified(): ProviderError {
  const detail = 'Callbacks are sent to verified domains only.';
  return new ProviderError(409, 'domain_unverified', 'The request was rejected.', [detail]);
}
