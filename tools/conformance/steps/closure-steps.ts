import { breaks, tolerated } from '#tools/conformance/differences.ts';
import type { KitSession } from '#tools/conformance/kit-client.ts';
import { NEEDS_REGISTER, type OwnAccount, type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

const WRONG = { password: 'Wrong-password-1' };

const status: Step = {
  covers: ['accountClosure'],
  changes: false,
  async run({ client, main }) {
    const { item } = (await client.call('accountClosure', { session: await main() })) ?? {};
    if (!item) return;
    const { delayDays, export: file } = item;
    if (!Number.isInteger(delayDays) || delayDays < 0)
      client.differs('accountClosure', breaks('item.delayDays', 'whole days', String(delayDays)));
    if (!item.canClose && item.ownerEmail === '')
      client.differs('accountClosure', tolerated('item.ownerEmail', 'who can close the account', 'nobody'));
    expectFile(client, 'accountClosure', file);
  },
};

type File = NonNullable<Awaited<ReturnType<typeof read>>>['export'];
type Name = 'accountClosure' | 'requestDataExport' | 'closeAccount' | 'keepAccount';

async function read(client: Walk['client'], session: KitSession) {
  return (await client.call('accountClosure', { session }))?.item;
}

function expectFile(client: Walk['client'], name: Name, file: File): void {
  if (file?.status !== 'ready') return;
  if (!file.downloadUrl.startsWith('https://'))
    client.differs(name, breaks('item.export.downloadUrl', 'an https url once it is ready', 'none'));
}

/** Closes an account of the kit's own and withdraws that: nobody else's could be tried. */
const change: Step = {
  covers: ['requestDataExport', 'closeAccount', 'keepAccount'],
  changes: true,
  async run(walk) {
    if (!walk.options.register) throw new StepEnd(NEEDS_REGISTER);
    const account = await walk.own();
    await requestExport(walk, account);
    await close(walk, account);
    await keep(walk, account);
  },
};

async function requestExport({ client }: Walk, { session }: OwnAccount): Promise<void> {
  const requested = await client.call('requestDataExport', { session });
  if (requested === null) return;
  expectFile(client, 'requestDataExport', requested.item.export);
  const file = (await read(client, session))?.export;
  if ((file?.status ?? 'none') === 'none')
    client.differs('requestDataExport', breaks('effect', 'an export that is prepared or ready', 'none'));
}

async function close({ client }: Walk, { session, password }: OwnAccount): Promise<void> {
  const wrong = { statuses: WRONG_INPUT, given: 'with a wrong password' };
  await client.reject('closeAccount', { session, body: WRONG }, wrong);
  const closed = await client.call('closeAccount', { session, body: { password, reason: 'other' } });
  if (closed === null) throw new StepEnd('the account was not closed');
  const { closesTimestamp: ends, delayDays } = closed.item;
  if (ends === null) client.differs('closeAccount', breaks('item.closesTimestamp', 'when the account ends', 'none'));
  else if (delayDays > 0 && ends <= Date.now())
    client.differs('closeAccount', breaks('item.closesTimestamp', 'after the delay', 'in the past'));
  if (((await read(client, session))?.closesTimestamp ?? null) === null)
    client.differs('closeAccount', breaks('effect', 'when the account ends', 'nothing in its state'));
  const again = { statuses: [409, 400], given: 'while it is closing' };
  await client.reject('closeAccount', { session, body: { password } }, again);
}

async function keep({ client }: Walk, { session }: OwnAccount): Promise<void> {
  const withdrawn = await client.call('keepAccount', { session });
  if (withdrawn === null) return;
  const left = (await read(client, session))?.closesTimestamp ?? null;
  if (withdrawn.item.closesTimestamp !== null || left !== null)
    client.differs('keepAccount', breaks('effect', 'no end of the account', 'a time at which it ends'));
}

export const closureSteps: readonly Step[] = [
  ifOffered('account-closure', status),
  ifOffered('account-closure', change),
];
