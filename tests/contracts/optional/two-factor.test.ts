import { TOTP, URI } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { AuthenticatorSecret } from '#src/domain/account/two-factor.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, logIn, signIn, value } from '#tests/contracts/sign-in.ts';

const { activeCustomer, twoFactor: mateo } = demoAccounts;
const STEP = 30_000;

describe.each(backends)('the set-up of a second factor over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const twoFactor = () => backend.gateways.twoFactor;
  /** What any authenticator app makes of the url. */
  const codeOf = ({ otpauthUrl }: AuthenticatorSecret) => {
    const app = URI.parse(otpauthUrl);
    if (!(app instanceof TOTP)) throw new Error(otpauthUrl);
    return app.generate({ timestamp: backend.clock.now() });
  };
  const begin = async () => value(await twoFactor().begin());
  async function turnOn() {
    const secret = await begin();
    return { secret, codes: value(await twoFactor().enable(codeOf(secret))) };
  }
  const verify = (code: string, email: string = activeCustomer.email) =>
    backend.gateways.auth.verifySecondFactor({ email, code });
  const wrong = { kind: 'rejected', status: 400, code: 'wrong_code' };
  const conflict = { kind: 'rejected', status: 409 };

  it('is off at first, and on with a code of the secret that was made last', async () => {
    expect(value(await twoFactor().status())).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect(failure(await twoFactor().enable('123456'))).toMatchObject(conflict);
    const first = await begin();
    const secret = await begin();
    expect(secret.otpauthUrl).toContain(`secret=${secret.secret}`);
    expect(failure(await twoFactor().enable(codeOf(first)))).toMatchObject(wrong);
    expect(value(await twoFactor().status()).isOn).toBe(false);
    const codes = value(await twoFactor().enable(codeOf(secret)));
    expect(new Set(codes).size).toBe(10);
    expect(value(await twoFactor().status())).toEqual({
      ...{ isOn: true, since: Math.floor(backend.clock.now() / 1000) * 1000, recoveryCodesLeft: 10 },
    });
    expect(failure(await twoFactor().begin())).toMatchObject(conflict);
    expect(failure(await twoFactor().enable(codeOf(secret)))).toMatchObject(conflict);
  });

  it('is recommended to an owner until it is on', async () => {
    const isRecommended = async () => value(await backend.gateways.account.profile()).isTwoFactorRecommended;
    expect(await isRecommended()).toBe(true);
    await turnOn();
    expect(await isRecommended()).toBe(false);
  });

  it('makes a log-in ask for a code, and takes each once, at most a step late or early', async () => {
    const { secret } = await turnOn();
    const challenge = {
      kind: 'second-factor',
      email: activeCustomer.email,
      takesRecoveryCode: true,
      takesPasskey: true,
    };
    expect(value(await logIn(backend, 'activeCustomer'))).toEqual(challenge);
    expect(failure(await verify(codeOf(secret)))).toMatchObject(wrong);
    backend.clock.advance(STEP);
    const code = codeOf(secret);
    backend.clock.advance(STEP);
    expect(value(await verify(code)).state).toBe('dashboard');
    value(await logIn(backend, 'activeCustomer'));
    expect(failure(await verify(code))).toMatchObject(wrong);
    const early = codeOf(secret);
    backend.clock.advance(2 * STEP);
    expect(failure(await verify(early))).toMatchObject(wrong);
  });

  it('takes each recovery code once in place of the code, in any case', async () => {
    const { codes } = await turnOn();
    const [first = '', second = ''] = codes;
    value(await logIn(backend, 'activeCustomer'));
    expect(value(await verify(` ${first.toUpperCase().replace('-', ' ')} `)).state).toBe('dashboard');
    value(await logIn(backend, 'activeCustomer'));
    expect(failure(await verify(first))).toMatchObject(wrong);
    const signedIn = value(await verify(second));
    backend.sessions.startSession(signedIn.token);
    expect(value(await twoFactor().status()).recoveryCodesLeft).toBe(8);
  });

  it('makes new recovery codes, and ends those before', async () => {
    const { codes } = await turnOn();
    expect(failure(await twoFactor().renewRecoveryCodes('000000'))).toMatchObject(wrong);
    const renewed = value(await twoFactor().renewRecoveryCodes(codes[0]!));
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    expect(value(await twoFactor().status()).recoveryCodesLeft).toBe(10);
    expect(failure(await twoFactor().disable(codes[1]!))).toMatchObject(wrong);
  });

  it('is turned off with a code, and then a log-in asks for none', async () => {
    const { secret } = await turnOn();
    expect(failure(await twoFactor().disable('000000'))).toMatchObject(wrong);
    backend.clock.advance(STEP);
    value(await twoFactor().disable(codeOf(secret)));
    expect(value(await twoFactor().status()).isOn).toBe(false);
    expect(failure(await twoFactor().disable(codeOf(secret)))).toMatchObject(conflict);
    expect(failure(await twoFactor().renewRecoveryCodes(codeOf(secret)))).toMatchObject(conflict);
    expect(value(await logIn(backend, 'activeCustomer')).kind).toBe('signed-in');
  });

  it('leaves the account of the demo its code', async () => {
    value(await logIn(backend, 'twoFactor'));
    backend.sessions.startSession(value(await verify(mateo.code, mateo.email)).token);
    expect(value(await twoFactor().status())).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    value(await logIn(backend, 'twoFactor'));
    value(await verify(mateo.code, mateo.email));
    value(await twoFactor().disable(mateo.code));
    expect(value(await logIn(backend, 'twoFactor')).kind).toBe('signed-in');
  });
});
