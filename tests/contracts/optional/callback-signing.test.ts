import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import { maskSigningSecret, type TestDelivery } from '#src/domain/callback-domains/callback-signing.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { mailedCode, mailedToken, NEWCOMER, register } from '#tests/contracts/newcomer.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const DAY_MS = 86_400_000;

describe.each(backends)('callback signing over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const signing = () => backend.gateways.callbackSigning;
  const status = async () => value(await signing().status());
  const reveal = async () => value(await signing().reveal());
  const startOfSecond = () => Math.floor(backend.clock.now() / 1000) * 1000;
  const domains = async () => value(await backend.gateways.callbackDomains.list()).items;
  const domainAt = async (start: string) => (await domains()).find(({ url }) => url.startsWith(start))!.id;
  const signaturesOf = ({ headers }: TestDelivery) => Object.fromEntries(headers)['webhook-signature']?.split(' ');
  function expectedOf(secret: string, { headers, body }: TestDelivery): string {
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = Object.fromEntries(headers);
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  }
  const conflict = { kind: 'rejected', status: 409 };

  it('has a secret of its own for each account, which only a call of its own reveals', async () => {
    const secret = await reveal();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const { since, masked, overlapUntil } = await status();
    expect(since).toBeLessThan(backend.clock.now() - 100 * DAY_MS);
    expect([masked, overlapUntil]).toEqual([maskSigningSecret(secret), null]);
    await signIn(backend, 'freePlan');
    expect(await reveal()).not.toBe(secret);
  });

  it.each([24, 72] as const)('leaves the secret before valid for %i hours after a rotation', async (hours) => {
    const before = await reveal();
    const rotated = value(await signing().rotate(hours));
    expect(rotated).toMatchObject({ since: startOfSecond(), overlapUntil: startOfSecond() + hours * 3_600_000 });
    expect(await status()).toEqual(rotated);
    const after = await reveal();
    expect(after).not.toBe(before);
    const sent = value(await signing().sendTest(await domainAt('https://payouts')));
    expect(signaturesOf(sent)).toEqual([expectedOf(after, sent), expectedOf(before, sent)]);
    backend.clock.advance(hours * 3_600_000);
    await signIn(backend, 'activeCustomer');
    expect((await status()).overlapUntil).toBeNull();
  });

  it('has one secret after a rotation without an overlap, and after its overlap was ended', async () => {
    expect(value(await signing().rotate(0)).overlapUntil).toBeNull();
    expect(failure(await signing().endOverlap())).toMatchObject(conflict);
    value(await signing().rotate(24));
    expect(value(await signing().endOverlap()).overlapUntil).toBeNull();
    const sent = value(await signing().sendTest(await domainAt('https://payouts')));
    expect(signaturesOf(sent)).toEqual([expectedOf(await reveal(), sent)]);
  });

  it('reports what a domain made of a test delivery', async () => {
    const accepted = value(await signing().sendTest(await domainAt('https://payouts')));
    expect(accepted).toMatchObject({ status: 200, failureReason: '', response: '{"received":true}' });
    expect(accepted.headers.map(([name]) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(accepted.durationMs).toBeGreaterThan(0);
    const silent = value(await signing().sendTest(await domainAt('https://[2001')));
    expect(silent).toMatchObject({ status: null, response: '', durationMs: 10_000 });
    expect(silent.failureReason).not.toBe('');
  });

  it('sends no test delivery to a domain that is unknown or not verified', async () => {
    expect(failure(await signing().sendTest('none' as CallbackDomainId))).toMatchObject({ status: 404 });
    const unverified = await domainAt('https://staging');
    expect(failure(await signing().sendTest(unverified))).toMatchObject({ ...conflict, code: 'domain_unverified' });
    await signIn(backend, 'freePlan');
    expect(failure(await signing().sendTest(unverified))).toMatchObject({ status: 404 });
  });

  it('is read by everybody of the team, and changed by who sets up', async () => {
    const { since } = await status();
    const id = await domainAt('https://payouts');
    const viewer = { email: 'dimitar.angelov@northwall.example', roleIds: ['role-viewer' as never] };
    value(await backend.gateways.team.invite(viewer));
    await register(backend, { ...NEWCOMER, email: viewer.email, invitationToken: mailedToken(backend) });
    value(await backend.gateways.auth.verifyEmail(mailedCode(backend)));
    expect((await status()).since).toBe(since);
    for (const result of [await signing().rotate(24), await signing().endOverlap(), await signing().sendTest(id)]) {
      expect(failure(result)).toMatchObject({ kind: 'rejected', status: 403 });
    }
  });

  it('is not offered by every provider', async () => {
    const bare = await open({ scenario: 'required-operations' });
    await signIn(bare, 'activeCustomer');
    const gateway = bare.gateways.callbackSigning;
    const calls = [
      gateway.status(),
      gateway.reveal(),
      gateway.rotate(24),
      gateway.endOverlap(),
      gateway.sendTest('x' as CallbackDomainId),
    ];
    for (const result of await Promise.all<{ ok: boolean }>(calls)) {
      expect(failure(result as never)).toMatchObject({ status: 404 });
    }
  });
});
