import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountSession, AccountSessionId } from '#src/domain/account/device-session.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const MINUTE = 60_000;

describe.each(backends)('the sessions of a person over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const account = () => backend.gateways.account;
  const list = async () => value(await account().listSessions());
  const current = async (): Promise<AccountSession> => (await list()).find(({ isCurrent }) => isCurrent)!;

  it('has the session of the call once, and those of other devices', async () => {
    const sessions = await list();
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions.filter(({ isCurrent }) => !isCurrent)).toHaveLength(3);
    expect(sessions.every(({ createdAt, lastActiveAt }) => createdAt! <= lastActiveAt!)).toBe(true);
    expect((await current()).createdAt).toBe(backend.clock.now());
    expect(sessions.some(({ location }) => location === null)).toBe(true);
  });

  it('moves the last activity with every call, also with those that only read', async () => {
    const { createdAt } = await current();
    backend.clock.advance(7 * MINUTE);
    expect(await current()).toMatchObject({ createdAt, lastActiveAt: backend.clock.now() });
  });

  it('ends a session: its tokens are a 401, and the others go on', async () => {
    const { id } = await current();
    const ended = backend.sessions.getSession()!;
    await signIn(backend, 'activeCustomer');
    value(await account().endSession(id));
    expect((await list()).map((session) => session.id)).not.toContain(id);
    const token = backend.sessions.getSession()!.token;
    backend.sessions.startSession(ended.token);
    expect(failure(await account().profile())).toMatchObject({ kind: 'unauthorized' });
    backend.sessions.startSession(token);
    value(await account().profile());
  });

  it('forgets a session whose token has expired', async () => {
    const { id } = await current();
    backend.clock.advance(61 * MINUTE);
    await signIn(backend, 'activeCustomer');
    expect((await list()).map((session) => session.id)).not.toContain(id);
  });

  it('ends neither the session of the call nor one of another person', async () => {
    const { id } = await current();
    expect(failure(await account().endSession(id))).toMatchObject({ kind: 'rejected', status: 409 });
    await signIn(backend, 'freePlan');
    expect(await list()).toMatchObject([{ isCurrent: true }]);
    for (const other of [id, 'no-such-session' as AccountSessionId]) {
      expect(failure(await account().endSession(other))).toMatchObject({ kind: 'rejected', status: 404 });
    }
  });
});
