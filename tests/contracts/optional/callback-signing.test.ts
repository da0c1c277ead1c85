import { beforeEach, describe, expect, it } from 'vitest';
import type { CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import { maskSigningSecret } from '#src/domain/callback-domains/callback-signing.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { mailedCode, mailedToken, NEWCOMER, register } from '#tests/contracts/newcomer.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

describe.each(backends)('callback signing over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const signing = () => backend.gateways.callbackSigning;
  const status = async () => value(await signing().status());
  const reveal = async () => value(await signing().reveal());
  const domains = async () => value(await backend.gateways.callbackDomains.list()).items;
  const domainAt = async (start: string) => (await domains()).find(({ url }) => url.startsWith(start))!.id;
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
});
