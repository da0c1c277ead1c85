import { breaks, tolerated } from '#tools/conformance/differences.ts';
import { NEEDS_REGISTER, type Person, REGISTER, type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

/** The account of the kit is opened in one go; this is what it covers. */
const opened: Step = {
  covers: [
    ...(['register', 'verifyEmail', 'resendEmailCode', 'getSummary', 'confirmSummary'] as const),
    ...(['saveCompanyData', 'saveUseCases', 'saveProtocols', 'saveChannels', 'savePlan'] as const),
    ...(['getCompanyData', 'getUseCases', 'getProtocols', 'getChannels', 'getPlan'] as const),
  ],
  changes: true,
  async run({ client, options, own }) {
    const body = {
      firstName: '',
      lastName: '',
      email: 'no email',
      password: 'x',
      phoneNumber: '',
      disableRecaptcha: true,
    };
    await client.reject('register', { body }, { statuses: WRONG_INPUT, given: 'with wrong fields' });
    if (options.register) await own();
    else throw new StepEnd(NEEDS_REGISTER);
  },
};

const steps: Step = {
  covers: ['setSteps', 'getSteps'],
  changes: true,
  async run({ client, own }) {
    const { session } = await own();
    if (!(await client.call('setSteps', { session, body: { pricing: true } }))) return;
    const after = await client.call('getSteps', { session });
    if (after && after.item.pricing !== true)
      client.differs('setSteps', breaks('effect', 'pricing is true', 'pricing is not set'));
  },
};

const EVM_ADDRESS = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';
const EVM = /^(ethereum|polygon|bsc|binance|avalanche|arbitrum|optimism|base)\b/i;

const faucet: Step = {
  covers: ['requestFaucet', 'loadFaucets'],
  changes: true,
  async run({ client, record, options, main, own }) {
    const faucets = (await client.call('loadFaucets', { session: await main() }))?.item.blockchainsFaucetSettings;
    const known = faucets?.find(({ blockchain }) => EVM.test(blockchain));
    if (!known) throw new StepEnd('no faucet is of a blockchain whose addresses the kit has');
    const body = { blockchain: known.blockchain, network: known.network, address: 'none' };
    const wrong = { statuses: WRONG_INPUT, given: 'with no address' };
    await client.reject('requestFaucet', { session: await main(), body }, wrong);
    if (!options.register) record.notTried('requestFaucet', `spends test coins: use ${REGISTER}`);
    const { session } = await own();
    const sent = await client.call('requestFaucet', { session, body: { ...body, address: EVM_ADDRESS } });
    if (sent === null) return;
    const logs = (await client.call('loadFaucets', { session }))?.item.faucetLogs;
    if (logs && !logs.some(({ address }) => address.toLowerCase() === EVM_ADDRESS.toLowerCase()))
      client.differs('requestFaucet', breaks('effect', 'the request in the list', 'not in the list'));
  },
};

const changeEmail: Step = {
  covers: ['changeEmail'],
  changes: true,
  async run(walk) {
    const { client, options, main, own, record } = walk;
    const email = options.email.replace('@', `-${options.mark}@`);
    const wrong = { statuses: WRONG_INPUT, given: 'with a wrong password' };
    await client.reject('changeEmail', { session: await main(), body: { email, password: 'wrong' } }, wrong);
    await client.reject(
      'changeEmail',
      { token: 'no-token', body: { email, password: 'wrong' } },
      { statuses: [401, 400], given: 'with a link that nobody mailed' },
    );
    if (!options.register) record.notTried('changeEmail', `changes an account: use ${REGISTER}`);
    const account = await own();
    const { session, password, email: before } = account;
    const changed = await client.call('changeEmail', { session, body: { email, password } });
    if (!changed) return;
    if (changed.item.newEmail.toLowerCase() !== email.toLowerCase())
      client.differs('changeEmail', breaks('item.newEmail', 'the email that was sent', 'another email'));
    const profile = await client.call('profile', { session });
    account.email = profile?.item.email ?? email;
    if (profile && profile.item.email.toLowerCase() !== email.toLowerCase())
      client.differs('changeEmail', breaks('effect', 'the new email in the profile', 'another email'));
    if (await changeBack(walk, before, password)) account.email = before;
  },
};

/** The link in the mail to the previous email does what a session does. */
async function changeBack({ client, hooks }: Walk, email: string, password: string): Promise<boolean> {
  const token = tokenIn((await hooks?.mail(email, ({ link }) => link !== null))?.link);
  if (token !== null) return (await client.call('changeEmail', { token, body: { email, password } })) !== null;
  client.differs('changeEmail', tolerated('effect', 'a mail to the previous email', 'no mail'));
  return false;
}

function tokenIn(link: string | null | undefined): string | null {
  return link?.split('/').at(-1) ?? null;
}

const passwords: Step = {
  covers: ['forgotPassword', 'resetPassword'],
  changes: true,
  async run(walk) {
    const { client, options, own, hooks, record } = walk;
    const stranger = { email: options.email.replace('@', `-${options.mark}-none@`), disableRecaptcha: true };
    // The same for an unknown email, so that nobody learns who is a customer.
    await client.call('forgotPassword', { body: stranger });
    const wrong = { statuses: [401, 400], given: 'with a link that nobody mailed' };
    await client.reject('resetPassword', { token: 'no-token', body: { password: 'Conformance-1' } }, wrong);
    if (!options.register) record.notTried('resetPassword', `needs a mailed link: use ${REGISTER}`);
    const account = await own();
    const isMailed = await client.call('forgotPassword', { body: { email: account.email, disableRecaptcha: true } });
    if (isMailed === null) throw new StepEnd('forgotPassword failed');
    const mail = await hooks?.mail(account.email, ({ link }) => link?.includes('reset') ?? false);
    const token = tokenIn(mail?.link);
    if (token === null) {
      client.differs('forgotPassword', breaks('effect', 'a mail with a link', 'no mail'));
      throw new StepEnd('no link was mailed');
    }
    const password = `${account.password}-2`;
    if (!(await client.call('resetPassword', { token, body: { password } }))) return;
    await client.reject(
      'resetPassword',
      { token, body: { password } },
      { statuses: [401, 400], given: 'with a link that was used' },
    );
    await logInWithNewPassword(walk, { email: account.email, password });
  },
};

/** Where the log-in fails anyway, that is a matter of the log-in. */
async function logInWithNewPassword({ client, main }: Walk, person: Person): Promise<void> {
  await main();
  const isIn = await client.succeeds('logIn', { body: { ...person, disableRecaptcha: true } });
  if (!isIn) client.differs('resetPassword', breaks('effect', 'a log-in with the new password', 'no log-in'));
}

export const ownSteps: readonly Step[] = [opened, steps, faucet, changeEmail, passwords];
