import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { ClosureRequest } from '#src/application/account/account-gateways.ts';
import type { DataExport } from '#src/domain/account/account-closure.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, logIn, signIn, value } from '#tests/contracts/sign-in.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const { activeCustomer } = demoAccounts;
const REQUEST: ClosureRequest = {
  confirmation: { password: activeCustomer.password },
  reason: 'price',
  comment: 'Too much for a prototype.',
};

describe.each(backends)('the closing of an account over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const gateway = () => backend.gateways.accountClosure;
  const status = async () => value(await gateway().status());
  const inDays = (days: number) => Math.floor(backend.clock.now() / 1000) * 1000 + days * DAY_MS;
  const ready = (dataExport: DataExport) => {
    if (dataExport.kind !== 'ready') throw new Error(dataExport.kind);
    return dataExport;
  };

  it('says what it would mean while nobody closes it', async () => {
    expect(await status()).toEqual({
      dataExport: { kind: 'none' },
      closesAt: null,
      terms: {
        ...{ canClose: true, ownerEmail: activeCustomer.email, hasPassword: true, delayDays: 14 },
        ...{ activeKeys: 17, members: 2, unpaid: null },
      },
    });
  });

  it('takes the password, and ends after the delay as any session does', async () => {
    expect(value(await gateway().close(REQUEST)).closesAt).toBe(inDays(14));
    expect((await status()).closesAt).toBe(inDays(14));
    expect(backend.provider.mails.all()[0]).toMatchObject({
      to: activeCustomer.email,
      content: { kind: 'account-closing', closesAt: inDays(14) },
    });
    expect(failure(await gateway().close(REQUEST))).toMatchObject({ kind: 'rejected', status: 409 });
    backend.clock.advance(14 * DAY_MS - 1);
    await signIn(backend, 'activeCustomer');
    value(await backend.gateways.account.profile());
    backend.clock.advance(DAY_MS / 24 / 60);
    expect(failure(await backend.gateways.account.profile())).toMatchObject({ kind: 'unauthorized' });
    expect(failure(await logIn(backend, 'activeCustomer'))).toMatchObject({ status: 400, code: 'account_closed' });
  });

  it('is taken back for as long as it runs', async () => {
    value(await gateway().close(REQUEST));
    expect(value(await gateway().keep()).closesAt).toBeNull();
    expect(value(await gateway().keep()).closesAt).toBeNull();
    backend.clock.advance(15 * DAY_MS);
    await signIn(backend, 'activeCustomer');
    expect((await status()).closesAt).toBeNull();
  });

  it('does not take another password, and nothing is closed then', async () => {
    const wrong = { ...REQUEST, confirmation: { password: 'Northwall-2025' } };
    expect(failure(await gateway().close(wrong))).toMatchObject({
      kind: 'rejected',
      status: 400,
      code: 'wrong_password',
    });
    const tooLong = { ...REQUEST, comment: 'x'.repeat(501) };
    expect(failure(await gateway().close(tooLong))).toMatchObject({ kind: 'rejected', status: 400 });
    expect((await status()).closesAt).toBeNull();
  });

  it('takes the email of somebody who has no password', async () => {
    const { code = '' } = backend.provider.social.consent('google', 'new');
    const signedIn = value(await backend.gateways.auth.logInWith('google', code));
    if (signedIn.kind !== 'signed-in') throw new Error(signedIn.kind);
    backend.sessions.startSession(signedIn.signIn.token);
    expect((await status()).terms).toMatchObject({ hasPassword: false, canClose: true });
    const withEmail = (email: string) => gateway().close({ confirmation: { email }, reason: null, comment: '' });
    expect(failure(await withEmail(activeCustomer.email))).toMatchObject({ status: 400, code: 'wrong_email' });
    expect(value(await withEmail('Nora.Petrova@brightfork.example')).closesAt).toBe(inDays(14));
  });

  it('waits for a payment that failed, and names another sum that stays due', async () => {
    await signIn(backend, 'suspended');
    const { password } = demoAccounts.suspended;
    expect(failure(await gateway().close({ ...REQUEST, confirmation: { password } }))).toMatchObject({
      ...{ kind: 'rejected', status: 409, details: ['Pay the invoice whose payment failed first.'] },
    });
    const owing = await open({ scenario: 'pending-invoices' });
    await signIn(owing, 'activeCustomer');
    const { unpaid } = value(await owing.gateways.accountClosure.status()).terms;
    expect(unpaid).toMatchObject({ currency: 'USD' });
    expect(unpaid?.amount).toBeGreaterThan(15_000);
    expect(value(await owing.gateways.accountClosure.close(REQUEST)).closesAt).not.toBeNull();
  });

  it('is up to the owner, whom the others learn of', async () => {
    const team = await open({ scenario: 'read-only-member' });
    const signedIn = team.provider.signIn;
    if (!signedIn) throw new Error('Nobody is signed in');
    team.sessions.startSession(signedIn.token);
    const { accountClosure } = team.gateways;
    expect(value(await accountClosure.status()).terms).toMatchObject({
      ...{ canClose: false, ownerEmail: activeCustomer.email },
    });
    for (const call of [accountClosure.close(REQUEST), accountClosure.keep()]) {
      expect(failure(await call)).toMatchObject({ kind: 'rejected', status: 403 });
    }
    expect(value(await accountClosure.requestExport()).dataExport.kind).toBe('preparing');
  });

  it('prepares an export for a while, offers it for a week, and prepares another one then', async () => {
    const requestedAt = inDays(0);
    expect(value(await gateway().requestExport()).dataExport).toEqual({ kind: 'preparing', requestedAt });
    backend.clock.advance(5000);
    expect(value(await gateway().requestExport()).dataExport).toEqual({ kind: 'preparing', requestedAt });
    backend.clock.advance(15_000);
    const file = ready((await status()).dataExport);
    expect(file.url).toMatch(/^https:\/\/downloads\.gatehouse\.example\//);
    expect(file.availableUntil).toBe(requestedAt + 7 * DAY_MS + 20_000);
    const text = backend.provider.closure.exportFile(file.url.split('/').at(-1) ?? '') ?? '';
    expect(new TextEncoder().encode(text).length).toBe(file.bytes);
    expect(JSON.parse(text)).toMatchObject({ person: { email: activeCustomer.email } });
    backend.clock.advance(7 * DAY_MS);
    await signIn(backend, 'activeCustomer');
    expect((await status()).dataExport).toEqual({ kind: 'none' });
    expect(value(await gateway().requestExport()).dataExport.kind).toBe('preparing');
  });
});
