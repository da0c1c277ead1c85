import { isOwnerRole } from '#src/domain/team/role.ts';
import { breaks } from '#tools/conformance/differences.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import { type Step, StepEnd, taggedEmail, type Walk } from '#tools/conformance/walk.ts';
import { listedDomains, listedMembers } from './list-steps.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

/** What changes here is changed back, so it may be an account in use. */
const domains: Step = {
  covers: ['addDomain', 'removeDomain'],
  changes: true,
  async run({ client, options, main }) {
    const session = await main();
    const domain = `${options.mark}.example.com`;
    await client.reject(
      'addDomain',
      { session, body: { domain: 'no domain' } },
      { statuses: WRONG_INPUT, given: 'with no domain' },
    );
    const added = await client.call('addDomain', { session, body: { domain } });
    if (!added) throw new StepEnd('no domain was added');
    if (!added.item.url.includes(domain)) client.differs('addDomain', breaks('item.url', 'the domain', 'another url'));
    const again = { statuses: [409, 400, 422], given: 'with a domain that is there' };
    await client.reject('addDomain', { session, body: { domain } }, again);
    const row = await findDomain(client, session, domain);
    if (!row) {
      client.differs('addDomain', breaks('effect', 'the domain in the list', 'not in the list'));
      throw new StepEnd('the domain is not in the list');
    }
    if (row.url !== added.item.url)
      client.differs('addDomain', breaks('item.url', 'the url of the list', 'another spelling'));
    const url = row.url.replace(/^https?:\/\//, '');
    await client.call('removeDomain', { session, params: { id: row.id }, body: { url } });
    if (await findDomain(client, session, domain))
      client.differs('removeDomain', breaks('effect', 'the domain is gone', 'still in the list'));
  },
};

async function findDomain(client: KitClient, session: KitSession, domain: string) {
  return (await listedDomains(client, session)).find(({ url }) => url.includes(domain));
}

const team: Step = {
  covers: ['inviteTeamMember', 'deleteTeamMember'],
  changes: true,
  async run({ client, options, main }) {
    const session = await main();
    const email = taggedEmail(options.email, options.mark);
    const roles = await client.call('listRoles', { session });
    const role = roles?.items.findLast((one) => !isOwnerRole(one))?.id;
    if (role === undefined) throw new StepEnd('there is no role to assign');
    await client.reject(
      'inviteTeamMember',
      { session, body: { email: 'no email', roles: [role] } },
      { statuses: WRONG_INPUT, given: 'with no email' },
    );
    const invited = await client.call('inviteTeamMember', { session, body: { email, roles: [role] } });
    if (invited === null) throw new StepEnd('nobody could be invited');
    const member = await findMember(client, session, email);
    if (!member) {
      client.differs('inviteTeamMember', breaks('effect', 'the person in the team', 'not in the list'));
      throw new StepEnd('the invited person is not in the list');
    }
    if (!member.roles.includes(role))
      client.differs('inviteTeamMember', breaks('body roles', 'the roles that were sent', 'other roles in the list'));
    await client.call('deleteTeamMember', { session, params: { id: member.id }, body: { email } });
    if (await findMember(client, session, email))
      client.differs('deleteTeamMember', breaks('effect', 'the person is gone', 'still in the team'));
  },
};

async function findMember(client: KitClient, session: KitSession, email: string) {
  return (await listedMembers(client, session)).find((member) => member.email.toLowerCase() === email.toLowerCase());
}

const listVersions: Step = {
  covers: ['listApiVersions'],
  changes: false,
  async run({ client, main }) {
    const data = await client.call('listApiVersions', { session: await main() });
    const chosen = data?.items.filter(({ isDefault }) => isDefault) ?? [];
    if (data && data.items.length > 0 && chosen.length !== 1)
      client.differs('listApiVersions', breaks('items[].isDefault', 'true for one version', `${chosen.length}`));
  },
};

const chooseVersion: Step = {
  covers: ['chooseApiVersion'],
  changes: true,
  async run({ client, main }: Walk) {
    const session = await main();
    const data = await client.call('listApiVersions', { session });
    const before = data?.items.find(({ isDefault }) => isDefault);
    const other = data?.items.find(({ isDefault }) => !isDefault) ?? before;
    if (!before || !other) throw new StepEnd('there is no API version to choose');
    const chosen = await client.call('chooseApiVersion', { session, body: { apiVersionId: other.id } });
    if (!chosen) return;
    const after = await client.call('listApiVersions', { session });
    if (after?.items.find(({ isDefault }) => isDefault)?.id !== other.id)
      client.differs('chooseApiVersion', breaks('effect', 'the chosen version is the default', 'another version'));
    await client.call('chooseApiVersion', { session, body: { apiVersionId: before.id } });
  },
};

export const changeSteps: readonly Step[] = [domains, team, listVersions, chooseVersion];
