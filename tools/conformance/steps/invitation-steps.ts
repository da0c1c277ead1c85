import { isOwnerRole } from '#src/domain/team/role.ts';
import { breaks } from '#tools/conformance/differences.ts';
import type { KitSession } from '#tools/conformance/kit-client.ts';
import { type Step, StepEnd, taggedEmail, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { listedMembers } from './list-steps.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

const UNKNOWN = [404, 400];

const list: Step = {
  covers: ['listInvitations'],
  changes: false,
  async run({ client, main }) {
    const data = await client.call('listInvitations', { session: await main() });
    if (!data) return;
    if (new Set(data.items.map(({ id }) => id)).size < data.items.length)
      client.differs('listInvitations', breaks('items[].id', 'each invitation once', 'a repeated invitation'));
    if (
      data.items.some(({ sentTimestamp: sent, expiresTimestamp: end }) => sent !== null && end !== null && end < sent)
    )
      client.differs('listInvitations', breaks('items[].expiresTimestamp', 'after it was sent', 'before'));
    if (data.items.some((one) => one.invitationUrl !== '' && !/^(https?:\/)?\//.test(one.invitationUrl)))
      client.differs('listInvitations', breaks('items[].invitationUrl', 'a url, or a path', 'neither'));
  },
};

/** Invites somebody for it, and takes the invitation back at the end. */
const change: Step = {
  covers: ['resendInvitation', 'revokeInvitation', 'changeMemberRoles'],
  changes: true,
  async run(walk) {
    const { client, options, main } = walk;
    const session = await main();
    const email = taggedEmail(options.email, `${options.mark}-invited`);
    const [role, other] = await assignable(walk, session);
    if (role === undefined) throw new StepEnd('there is no role to assign');
    const sent = await client.call('inviteTeamMember', { session, body: { email, roles: [role] } });
    if (sent === null) throw new StepEnd('nobody could be invited');
    const invited = await find(walk, session, email);
    if (!invited) {
      client.differs('listInvitations', breaks('effect', 'the invited person in the list', 'not in the list'));
      throw new StepEnd('the invitation is not in the list');
    }
    await resend(walk, session, invited);
    await changeRoles(walk, session, { email, role: other ?? role });
    await revoke(walk, session, invited);
  },
};

async function assignable({ client }: Walk, session: KitSession): Promise<readonly string[]> {
  const roles = await client.call('listRoles', { session });
  return (roles?.items ?? []).filter((role) => !isOwnerRole(role)).map(({ id }) => id);
}

async function find({ client }: Walk, session: KitSession, email: string) {
  const data = await client.call('listInvitations', { session });
  return data?.items.find((one) => one.email.toLowerCase() === email.toLowerCase());
}

interface Invited {
  readonly id: string;
  readonly email: string;
}

async function resend(walk: Walk, session: KitSession, { id, email }: Invited): Promise<void> {
  const { client, options } = walk;
  const unknown = { statuses: UNKNOWN, given: 'with an unknown id' };
  await client.reject('resendInvitation', { session, params: { id: `${options.mark}-none` } }, unknown);
  await client.call('resendInvitation', { session, params: { id } });
  if (!(await find(walk, session, email)))
    client.differs('resendInvitation', breaks('effect', 'the invitation in the list', 'not in the list'));
}

async function changeRoles(
  { client }: Walk,
  session: KitSession,
  { email, role }: { readonly email: string; readonly role: string },
): Promise<void> {
  const member = async () => (await listedMembers(client, session)).find((one) => one.email === email);
  const id = (await member())?.id;
  // Another provider may list only who has joined.
  if (id === undefined) return;
  const nothing = { session, params: { id }, body: { roles: [] } };
  await client.reject('changeMemberRoles', nothing, { statuses: WRONG_INPUT, given: 'without a role' });
  const changed = await client.call('changeMemberRoles', { session, params: { id }, body: { roles: [role] } });
  if (changed === null) return;
  if ((await member())?.roles.join() !== role)
    client.differs('changeMemberRoles', breaks('effect', 'the roles that were sent', 'other roles in the list'));
}

async function revoke(walk: Walk, session: KitSession, { id, email }: Invited): Promise<void> {
  const { client } = walk;
  if ((await client.call('revokeInvitation', { session, params: { id } })) === null) return;
  if (await find(walk, session, email))
    client.differs('revokeInvitation', breaks('effect', 'the invitation is gone', 'still in the list'));
  const gone = { statuses: UNKNOWN, given: 'with a revoked invitation' };
  await client.reject('resendInvitation', { session, params: { id } }, gone);
}

export const invitationSteps: readonly Step[] = [ifOffered('invitations', list), ifOffered('invitations', change)];
