import { breaks } from '#tools/conformance/differences.ts';
import type { KitSession } from '#tools/conformance/kit-client.ts';
import { joinedMember, mailedToken } from '#tools/conformance/own-account.ts';
import { NEEDS_REGISTER, type OwnAccount, type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { listedMembers } from './list-steps.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

const GONE = [404, 400];
const CONFLICT = [409, 400];

const reading: Step = {
  covers: ['ownershipTransfer'],
  changes: false,
  async run({ client, main }) {
    const end = (await client.call('ownershipTransfer', { session: await main() }))?.item?.expiresTimestamp ?? null;
    if (end !== null && end <= Date.now())
      client.differs('ownershipTransfer', breaks('item.expiresTimestamp', 'null once it has expired', 'in the past'));
  },
};

/** Asks a member, who gets a mail, and withdraws that. */
const change: Step = {
  covers: ['startOwnershipTransfer', 'withdrawOwnershipTransfer'],
  changes: true,
  async run(walk) {
    const { client, options, main } = walk;
    const session = await main();
    await withdrawLeftOver(walk, session);
    const members = await listedMembers(client, session);
    const member = members.find(({ email, state }) => state === 'dashboard' && email !== options.email);
    if (!member) throw new StepEnd('the team has no other member with a confirmed email');
    const body = { memberId: member.id, password: options.password };
    const wrong = { statuses: WRONG_INPUT, given: 'with a wrong password' };
    await client.reject('startOwnershipTransfer', { session, body: { ...body, password: 'Wrong-password-1' } }, wrong);
    const unknown = { statuses: GONE, given: 'with an unknown member' };
    const nobody = { ...body, memberId: `${options.mark}-none` };
    await client.reject('startOwnershipTransfer', { session, body: nobody }, unknown);
    const started = await client.call('startOwnershipTransfer', { session, body });
    if (!started) throw new StepEnd('no transfer could be started');
    const pending = (await client.call('ownershipTransfer', { session }))?.item ?? null;
    if (pending?.memberId !== member.id)
      client.differs('startOwnershipTransfer', breaks('effect', 'the member in the pending transfer', 'another'));
    await client.reject(
      'startOwnershipTransfer',
      { session, body },
      { statuses: CONFLICT, given: 'while one is pending' },
    );
    await withdraw(walk, session);
  },
};

/** Of a walk that ended in between. */
async function withdrawLeftOver({ client }: Walk, session: KitSession): Promise<void> {
  if ((await client.call('ownershipTransfer', { session }))?.item)
    await client.succeeds('withdrawOwnershipTransfer', { session });
}

async function withdraw({ client }: Walk, session: KitSession): Promise<void> {
  if ((await client.call('withdrawOwnershipTransfer', { session })) === null) return;
  if ((await client.call('ownershipTransfer', { session }))?.item)
    client.differs('withdrawOwnershipTransfer', breaks('effect', 'no pending transfer', 'a pending transfer'));
  const nothing = { statuses: GONE, given: 'without a transfer' };
  await client.reject('withdrawOwnershipTransfer', { session }, nothing);
}

/** Over to a member of the kit's own, and back again. */
const handOver: Step = {
  covers: ['acceptOwnership'],
  changes: true,
  async run(walk) {
    const { client, options, main } = walk;
    const owner = { email: options.email, password: options.password, session: await main() };
    const member = await joinedMember(walk, 'successor');
    await withdrawLeftOver(walk, owner.session);
    await accept(walk, owner, member);
    await accept(walk, member, owner);
    const left = (await listedMembers(client, owner.session)).find(({ email }) => email === member.email);
    const { email } = member;
    if (left)
      await client.call('deleteTeamMember', { session: owner.session, params: { id: left.id }, body: { email } });
  },
};

async function accept({ client, hooks, options }: Walk, from: OwnAccount, to: OwnAccount): Promise<void> {
  const { session } = from;
  const memberId = (await listedMembers(client, session)).find(({ email }) => email === to.email)?.id;
  const body = { memberId, password: from.password };
  const started = await client.call('startOwnershipTransfer', { session, body });
  const token = started && hooks && (await mailedToken(hooks, to.email, 'accept-ownership'));
  if (!token) throw new StepEnd('the member got no link to accept the ownership');
  const wrong = { statuses: WRONG_INPUT, given: 'with an unknown token' };
  await client.reject('acceptOwnership', { session: to.session, body: { token: `${options.mark}-none` } }, wrong);
  const other = { statuses: WRONG_INPUT, given: 'in the session of somebody else' };
  await client.reject('acceptOwnership', { session, body: { token } }, other);
  const accepted = await client.call('acceptOwnership', { session: to.session, body: { token } });
  if (!accepted) throw new StepEnd(`the ownership is still with ${from.email}`);
  const used = { statuses: WRONG_INPUT, given: 'with a used token' };
  await client.reject('acceptOwnership', { session: to.session, body: { token } }, used);
  const pending = await client.call('ownershipTransfer', { session: to.session });
  const again = await client.reject(
    'startOwnershipTransfer',
    { session, body },
    { statuses: [403], given: 'as no owner' },
  );
  if (pending?.item || again?.status === 200)
    client.differs('acceptOwnership', breaks('effect', 'the member is the owner', 'the former owner is'));
}

/** A member of the kit's own leaves. The only owner of an account of the kit's own cannot. */
const leaving: Step = {
  covers: ['leaveTeam'],
  changes: true,
  async run(walk) {
    const { client, options, main, own } = walk;
    if (!options.register) throw new StepEnd(NEEDS_REGISTER);
    await client.reject(
      'leaveTeam',
      { session: (await own()).session },
      { statuses: CONFLICT, given: 'as the only owner' },
    );
    const member = await joinedMember(walk, 'leaving');
    if ((await client.call('leaveTeam', { session: member.session })) === null) return;
    if (await client.succeeds('profile', { session: member.session }))
      client.differs('leaveTeam', breaks('effect', '401 for the sessions of the member', 'a success'));
    if ((await listedMembers(client, await main())).some(({ email }) => email === member.email))
      client.differs('leaveTeam', breaks('effect', 'the member is gone', 'still in the list'));
  },
};

export const ownershipSteps: readonly Step[] = [
  ifOffered('ownership-transfer', reading),
  ifOffered('ownership-transfer', change),
  ifOffered('ownership-transfer', handOver),
  ifOffered('team-leaving', leaving),
];
