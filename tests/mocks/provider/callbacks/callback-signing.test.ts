import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallbackLogItem } from '#mocks/provider/callbacks/callback-entry.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

/** As a receiver computes it, with the HMAC of Node. */
function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

let now = NOON;
let provider: Provider;
let token: string | null = null;

beforeEach(() => {
  now = NOON;
  provider = createProvider({ seed: 'signing', scenario: 'active-customer', now: () => now });
  token = provider.signIn?.token ?? null;
});

const reveal = () => provider.callbackSigning.reveal(token).data.item.secret;
const newest = (query: object = {}): CallbackLogItem =>
  provider.callbackLog.search(token, { ...query, limit: 1 }).data.item.callbackLogs[0] ?? expect.fail();
const sent = (entry: CallbackLogItem) => {
  const headers = entry.headers ?? expect.fail();
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${jsonTextOf(entry.body)}`;
  return { headers, content, signatures: headers['webhook-signature'].split(' ') };
};

describe('a callback of the log', () => {
  it('is signed over its id, its time and its body verbatim', () => {
    const entry = newest();
    const { headers, content, signatures } = sent(entry);
    expect(headers).toMatchObject({ 'webhook-id': entry.id, 'webhook-timestamp': String(entry.executionTimestamp) });
    expect(signatures).toEqual([signature(reveal(), content)]);
  });

  it('has the signature of the secret of its time, and of both during an overlap', () => {
    const before = reveal();
    const old = newest();
    provider.callbackSigning.rotate(token, { overlapHours: 24 });
    const after = reveal();
    expect(after).not.toBe(before);
    now += HOUR_MS;
    const during = sent(newest());
    expect(during.signatures).toEqual([signature(after, during.content), signature(before, during.content)]);
    now += 24 * HOUR_MS;
    token = provider.signInAs('elena@northwall.example')?.token ?? null;
    const later = sent(newest());
    expect(later.signatures).toEqual([signature(after, later.content)]);
    expect(newest({ searchPhrase: old.id })).toEqual(old);
  });

  it('that is sent again has the id of the first, and a signature of its own time', () => {
    const [failed] = provider.callbackLog.search(token, { status: 'failed', limit: 1 }).data.item.callbackLogs;
    provider.callbackRedelivery.redeliver(token, failed?.id ?? '');
    const entry = newest();
    const { headers, content, signatures } = sent(entry);
    expect(entry.redeliveryOf).toBe(failed?.id);
    expect(headers['webhook-id']).toBe(failed?.id);
    expect(headers['webhook-timestamp']).toBe(String(entry.executionTimestamp));
    expect(signatures).toEqual([signature(reveal(), content)]);
  });
});

describe('a rotation', () => {
  const status = () => provider.callbackSigning.status(token).data.item;

  it('ends the secret before at once without an overlap', () => {
    provider.callbackSigning.rotate(token, { overlapHours: 0 });
    expect(status()).toMatchObject({ createdTimestamp: NOON / 1000, overlapUntilTimestamp: null });
    now += HOUR_MS / 2;
    expect(sent(newest()).signatures).toHaveLength(1);
  });

  it('during an overlap leaves two secrets, not three', () => {
    provider.callbackSigning.rotate(token, { overlapHours: 72 });
    now += HOUR_MS / 2;
    const second = reveal();
    provider.callbackSigning.rotate(token, { overlapHours: 24 });
    now += HOUR_MS / 4;
    const entry = sent(newest());
    expect(entry.signatures).toEqual([signature(reveal(), entry.content), signature(second, entry.content)]);
  });

  it('whose overlap is ended leaves one', () => {
    provider.callbackSigning.rotate(token, {});
    expect(status().overlapUntilTimestamp).toBe(NOON / 1000 + 24 * 3600);
    now += HOUR_MS / 2;
    provider.callbackSigning.endOverlap(token);
    expect(status().overlapUntilTimestamp).toBeNull();
    expect(() => provider.callbackSigning.endOverlap(token)).toThrow('Only one secret');
  });

  it.each([1, '24', null, -24])('with an overlap of %j is rejected', (overlapHours) => {
    expect(() => provider.callbackSigning.rotate(token, { overlapHours })).toThrow();
  });
});

it('a test delivery is signed like a callback', () => {
  const verified = provider.callbackUrls
    .list(token, { limit: 100 })
    .data.item.callbackUrls.filter((domain) => domain.verified);
  const { headers, body, ...result } = provider.callbackSigning.test(token, { callbackUrlId: verified[0]?.id ?? '' })
    .data.item;
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(signature(reveal(), content));
  expect(result).toMatchObject({ responseStatusCode: 200, failureReason: null, responseBody: '{"received":true}' });
});
