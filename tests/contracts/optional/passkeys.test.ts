import { beforeEach, describe, expect, it } from 'vitest';
import { createPasskey, usePasskey } from '#tools/conformance/software-authenticator.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { Passkey, PasskeyId } from '#src/domain/passkeys/passkey.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, logIn, signIn, value } from '#tests/contracts/sign-in.ts';

const { activeCustomer: elena, twoFactor: mateo } = demoAccounts;
const ANOTHER_ORIGIN = 'https://phishing.example';
const NOT_ACCEPTED = { kind: 'rejected', status: 400, code: 'wrong_passkey' };

describe.each(backends)('passkeys over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  const passkeys = () => backend.gateways.passkeys;
  const begin = async (password: string) => value(await passkeys().begin(password));
  const list = async () => value(await passkeys().list()).items;
  async function signInWithCode() {
    value(await logIn(backend, 'twoFactor'));
    const { email, code } = mateo;
    backend.sessions.startSession(value(await backend.gateways.auth.verifySecondFactor({ email, code })).token);
  }
  async function add(who: 'activeCustomer' | 'twoFactor' = 'activeCustomer'): Promise<Passkey> {
    await (who === 'twoFactor' ? signInWithCode() : signIn(backend, who));
    const credential = await createPasskey(await begin(demoAccounts[who].password));
    return value(await passkeys().add('Laptop', credential));
  }

  it('are added after the password, once, and of one person alone', async () => {
    await signIn(backend, 'activeCustomer');
    expect(failure(await passkeys().begin('wrong'))).toMatchObject({ fields: [{ field: 'password' }] });
    const before = await list();
    const options = await begin(elena.password);
    expect(options['excludeCredentials']).toHaveLength(before.length);
    const credential = await createPasskey(options);
    const added = value(await passkeys().add('Laptop', credential));
    expect(added).toMatchObject({ name: 'Laptop', isSynced: false, lastUsedAt: null });
    expect(await list()).toEqual([added, ...before]);
    expect(failure(await passkeys().add('Laptop', credential))).toMatchObject(NOT_ACCEPTED);
    const again = await createPasskey(await begin(elena.password));
    expect(failure(await passkeys().add('Laptop', again))).toMatchObject({ status: 409, code: 'passkey_exists' });
    await signIn(backend, 'freePlan');
    expect(await list()).toEqual([]);
    expect(failure(await passkeys().remove(added.id))).toMatchObject({ kind: 'rejected', status: 404 });
  });

  it('are made for this console, and by a browser that was just asked', async () => {
    await signIn(backend, 'activeCustomer');
    const options = await begin(elena.password);
    const wrong = [await createPasskey(options, ANOTHER_ORIGIN), await createPasskey({ challenge: 'x'.repeat(64) })];
    for (const credential of [...wrong, {}])
      expect(failure(await passkeys().add('Laptop', credential))).toMatchObject(NOT_ACCEPTED);
    expect(failure(await passkeys().add(' ', await createPasskey(options)))).toMatchObject({
      fields: [{ field: 'name' }],
    });
  });

  it('log in without a password and a code', async () => {
    await add('twoFactor');
    const options = value(await passkeys().beginLogIn(null));
    const outcome = value(await passkeys().logIn(await usePasskey(options)));
    expect(outcome).toMatchObject({ kind: 'signed-in', signIn: { state: 'dashboard', user: { email: mateo.email } } });
    expect((await list())[0]?.lastUsedAt).toBe(Math.floor(backend.clock.now() / 1000) * 1000);
  });

  it('need the person in place of a password, an answer that nobody has seen, and one of their own', async () => {
    const { id } = await add();
    const options = value(await passkeys().beginLogIn(null));
    expect(failure(await passkeys().logIn(await usePasskey(options, false)))).toMatchObject(NOT_ACCEPTED);
    const next = await usePasskey(value(await passkeys().beginLogIn(null)));
    value(await passkeys().logIn(next));
    expect(failure(await passkeys().logIn(next))).toMatchObject(NOT_ACCEPTED);
    const { options: ofAnother } = await awaitSecondFactor();
    expect(failure(await passkeys().logIn(await usePasskey(ofAnother)))).toMatchObject(NOT_ACCEPTED);
    await signIn(backend, 'activeCustomer');
    value(await passkeys().remove(id));
    const late = await usePasskey(value(await passkeys().beginLogIn(null)));
    expect(failure(await passkeys().logIn(late))).toMatchObject(NOT_ACCEPTED);
  });

  async function awaitSecondFactor() {
    const challenge = value(await logIn(backend, 'twoFactor'));
    return { challenge, options: value(await passkeys().beginLogIn(mateo.email)) };
  }

  it('are a second factor after the password, where a touch will do', async () => {
    expect(failure(await passkeys().beginLogIn(mateo.email))).toMatchObject({ code: 'no_log_in' });
    await add('twoFactor');
    const { challenge, options } = await awaitSecondFactor();
    expect(challenge).toMatchObject({ kind: 'second-factor', takesPasskey: true });
    expect(options['allowCredentials']).toHaveLength(1);
    const outcome = value(await passkeys().logIn(await usePasskey(options, false)));
    expect(outcome).toMatchObject({ kind: 'signed-in', signIn: { user: { email: mateo.email } } });
  });

  it('are renamed and deleted', async () => {
    const { id } = await add();
    expect(value(await passkeys().rename(id, 'Work laptop'))).toEqual((await list())[0]);
    value(await passkeys().remove(id));
    expect((await list()).map(({ name }) => name)).toEqual(elena.passkeys.map(({ name }) => name));
    const unknown = 'none' as PasskeyId;
    expect(failure(await passkeys().rename(unknown, 'X'))).toMatchObject({ kind: 'rejected', status: 404 });
  });
});
