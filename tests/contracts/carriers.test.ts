import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { IssuedInvoiceId } from '#src/domain/billing/invoice.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { carriers, type OpenBackend } from './backends.ts';
import { NEWCOMER, mailedToken, register } from './newcomer.ts';
import { failure, logIn, NO_PROOF, signIn, value } from './sign-in.ts';

const ADDRESS = '0x0000000000000000000000000000000000000001';
const ANY: CallbackFilters = { blockchain: '', network: '', status: '', product: '', searchPhrase: '' };

/** What a carrier may lose or change of a call: all else is the gateways' and the provider's, which the contracts test. */
describe.each(carriers)('a call over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  it('carries letters of every script in both directions', async () => {
    await register(backend);
    const { firstName, lastName } = value(await backend.gateways.account.profile());
    expect([firstName, lastName]).toEqual([NEWCOMER.firstName, NEWCOMER.lastName]);
  });

  it('carries the token there, and a fresh one back', async () => {
    await signIn(backend, 'activeCustomer');
    const before = backend.sessions.getSession()!.token;
    backend.clock.advance(60_000);
    value(await backend.gateways.account.profile());
    expect(backend.sessions.getSession()!.token).not.toBe(before);
  });

  it('ends the session with a 401', async () => {
    await signIn(backend, 'activeCustomer');
    const { id } = backend.sessions.getSession()!;
    backend.clock.advance(3_600_001);
    expect(failure(await backend.gateways.account.profile())).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(backend.sessions.unauthorizedIds).toEqual([id]);
  });

  it('carries the code and the texts of a rejection', async () => {
    const result = await backend.gateways.auth.forgotPassword({
      ...{ email: demoAccounts.activeCustomer.email, proof: { kind: 'token', token: 'rejected' } },
    });
    expect(failure(result)).toMatchObject({ kind: 'rejected', status: 400, code: 'bot_check_failed' });
  });

  it('carries how long to wait', async () => {
    await signIn(backend, 'activeCustomer');
    const { faucets } = backend.gateways;
    const wanted = { blockchain: 'ethereum', network: 'sepolia', address: ADDRESS };
    for (let count = 0; count < 3; count += 1) value(await faucets.request(wanted));
    expect(failure(await faucets.request(wanted))).toMatchObject({ status: 429, retryAfterMs: 600_000 });
  });

  it('carries every digit of an amount', async () => {
    await signIn(backend, 'activeCustomer');
    const filters = { ...ANY, blockchain: 'ethereum', searchPhrase: 'coins transaction' } as const;
    const { items } = value(await backend.gateways.logs.callbackLogs(filters, null));
    for (const { json } of items) {
      const wei = /"amountInWei":(\d+)/.exec(json)?.[1] ?? '';
      expect(wei.length).toBeGreaterThan(16);
    }
    expect(items.length).toBeGreaterThan(0);
  });

  it('carries a cursor, and what is in a path', async () => {
    await signIn(backend, 'activeCustomer');
    const { billing, callbackDomains } = backend.gateways;
    const first = value(await callbackDomains.list());
    expect(value(await callbackDomains.list(first.next)).items).toHaveLength(3);
    expect(failure(await billing.invoiceFile('a/b ü?' as IssuedInvoiceId))).toMatchObject({ status: 404 });
  });

  it('carries a file', async () => {
    await signIn(backend, 'activeCustomer');
    const { billing } = backend.gateways;
    const [newest] = value(await billing.listInvoices()).items;
    const { bytes } = value(await billing.invoiceFile(newest!.id));
    expect(new TextDecoder('latin1').decode(bytes)).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
  });

  it('carries the token of a mailed link', async () => {
    const { email } = demoAccounts.activeCustomer;
    value(await backend.gateways.auth.forgotPassword({ email, proof: NO_PROOF }));
    value(await backend.gateways.auth.resetPassword({ token: mailedToken(backend), password: 'Another-2027!' }));
    expect((await logIn(backend, 'activeCustomer')).ok).toBe(false);
  });

  it('ends where it is canceled', async () => {
    await signIn(backend, 'activeCustomer');
    const run = new AbortController();
    const result = backend.gateways.usage.summary(run.signal);
    run.abort();
    expect(failure(await result).kind).toBe('canceled');
  });
});
