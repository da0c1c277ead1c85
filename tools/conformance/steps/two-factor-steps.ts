import { secretOf } from '#src/domain/account/two-factor.ts';
import { authenticatorCode } from '#tools/conformance/authenticator-code.ts';
import { breaks, tolerated } from '#tools/conformance/differences.ts';
import { NEEDS_REGISTER, type OwnAccount, type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

const WRONG = { code: 'wrong-code' };
const withWrongCode = { statuses: WRONG_INPUT, given: 'with a wrong code' };

const status: Step = {
  covers: ['twoFactorStatus'],
  changes: false,
  async run({ client, main }) {
    const { item } = (await client.call('twoFactorStatus', { session: await main() })) ?? {};
    if (item && !item.enabled && item.enabledTimestamp !== null)
      client.differs('twoFactorStatus', tolerated('item.enabledTimestamp', 'none while it is off', 'a time'));
  },
};

/** On and off again, of an account of the kit's own: nobody else could log in to another one. */
const change: Step = {
  covers: ['beginTwoFactor', 'enableTwoFactor', 'renewRecoveryCodes', 'disableTwoFactor'],
  changes: true,
  async run(walk) {
    if (!walk.options.register) throw new StepEnd(NEEDS_REGISTER);
    const account = await walk.own();
    const [first, second, third] = await turnOn(walk, account);
    if (first === undefined || second === undefined) throw new StepEnd('two-factor authentication was not turned on');
    await logInWith(walk, account, first);
    const renewed = await renew(walk, account, second);
    const last = renewed ?? third;
    if (last !== undefined) await turnOff(walk, account, last, renewed ? third : undefined);
  },
};

async function turnOn({ client }: Walk, { session }: OwnAccount): Promise<readonly string[]> {
  const started = await client.call('beginTwoFactor', { session });
  if (!started) throw new StepEnd('the set-up was not started');
  const { otpauthUrl, secret } = started.item;
  const code = await authenticatorCode(otpauthUrl, Date.now());
  if (code === null || secret !== secretOf(otpauthUrl))
    client.differs('beginTwoFactor', breaks('item.otpauthUrl', 'otpauth://totp/… with the secret', 'something else'));
  if (code === null) throw new StepEnd('no authenticator app takes the url');
  await client.reject('enableTwoFactor', { session, body: WRONG }, withWrongCode);
  const enabled = await client.call('enableTwoFactor', { session, body: { code } });
  if (!enabled) return [];
  const { recoveryCodes } = enabled.item;
  if (new Set(recoveryCodes).size < recoveryCodes.length)
    client.differs('enableTwoFactor', breaks('item.recoveryCodes[]', 'each code once', 'a repeated code'));
  await expectStatus(client, session, true);
  await client.reject('beginTwoFactor', { session }, { statuses: [409, 400], given: 'while it is on' });
  return recoveryCodes;
}

async function expectStatus(client: Walk['client'], session: OwnAccount['session'], isOn: boolean): Promise<void> {
  const found = (await client.call('twoFactorStatus', { session }))?.item.enabled;
  const name = isOn ? 'enableTwoFactor' : 'disableTwoFactor';
  if (found !== undefined && found !== isOn)
    client.differs(name, breaks('effect', isOn ? 'enabled is true' : 'enabled is false', String(found)));
}

/** With a recovery code, which a log-in takes once. */
async function logInWith({ client }: Walk, { email, password }: OwnAccount, code: string): Promise<void> {
  const body = { email, password, disableRecaptcha: true };
  const firstStep = await client.call('logIn', { body });
  if (!firstStep) return;
  if (!firstStep.item.additionalAuthActive) {
    client.differs('enableTwoFactor', breaks('effect', 'a log-in that asks for a code', 'a log-in without one'));
    return;
  }
  await client.call('verifySecondFactor', { body: { email, code } });
  await client.call('logIn', { body });
  const used = { statuses: WRONG_INPUT, given: 'with a used recovery code' };
  await client.reject('verifySecondFactor', { body: { email, code } }, used);
}

/** One of the new codes. */
async function renew({ client }: Walk, { session }: OwnAccount, code: string): Promise<string | undefined> {
  await client.reject('renewRecoveryCodes', { session, body: WRONG }, withWrongCode);
  return (await client.call('renewRecoveryCodes', { session, body: { code } }))?.item.recoveryCodes[0];
}

async function turnOff({ client }: Walk, { session }: OwnAccount, code: string, before?: string): Promise<void> {
  await client.reject('disableTwoFactor', { session, body: WRONG }, withWrongCode);
  if (before !== undefined && (await client.succeeds('disableTwoFactor', { session, body: { code: before } })))
    client.differs('renewRecoveryCodes', breaks('effect', 'the codes before stop working', 'one is accepted'));
  if ((await client.call('disableTwoFactor', { session, body: { code } })) !== null)
    await expectStatus(client, session, false);
}

export const twoFactorSteps: readonly Step[] = [
  ifOffered('two-factor-setup', status),
  ifOffered('two-factor-setup', change),
];
