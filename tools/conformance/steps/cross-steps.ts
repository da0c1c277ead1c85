import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { breaks, tolerated } from '#tools/conformance/differences.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { listedMembers } from './list-steps.ts';
import { checkUnique } from './read-steps.ts';

type Check = (client: KitClient, session: KitSession) => Promise<void>;

function crossStep(covers: readonly EndpointName[], check: Check): Step {
  return {
    covers,
    changes: false,
    async run({ client, main }) {
      await check(client, await main());
    },
  };
}

/** The console opens no other url: it says that the link was blocked. */
export function checkUrl(client: KitClient, name: EndpointName, field: string, url: string | null | undefined): void {
  if (!url) return;
  const isOpened = URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).username === '';
  const seen = URL.canParse(url) ? `a url with ${new URL(url).protocol}` : 'no absolute url';
  if (!isOpened) client.differs(name, breaks(field, 'an absolute https url without credentials', seen));
}

/** The current plan is the one with the id of the profile, else with the name of the subscription. */
const plans = crossStep(['profile', 'currentSubscription', 'listPlans'], async (client, session) => {
  const listed = await client.call('listPlans', { session });
  const profile = await client.call('profile', { session });
  const subscription = await client.call('currentSubscription', { session });
  for (const plan of listed?.items ?? []) {
    checkUrl(client, 'listPlans', 'items[].monthlySubscriptionUrl', plan.monthlySubscriptionUrl);
    checkUrl(client, 'listPlans', 'items[].annualSubscriptionUrl', plan.annualSubscriptionUrl);
  }
  if (!listed || !profile || !subscription) return;
  const id = profile.item.paymentPackageId ?? null;
  const { name, throughput, isCancelled, scheduledCancellationDate } = subscription.item;
  const isListed = listed.items.some((plan) => plan.id === id);
  const isKnown = isListed || listed.items.some((plan) => plan.name === name);
  if (id !== null && !isListed) {
    const level = isKnown ? tolerated : breaks;
    client.differs('profile', level('item.paymentPackageId', 'the id of a listed plan', 'an id of none'));
  } else if (id === null && !isKnown)
    client.differs('currentSubscription', breaks('item.name', 'the name of a listed plan', 'a name of none'));
  const differs = (field: string, expected: string, seen: string) =>
    client.differs('currentSubscription', tolerated(`item.${field}`, expected, seen));
  if (throughput && throughput.softLimit > throughput.hardLimit)
    differs('throughput.softLimit', 'at most the hard limit', 'more than it');
  if (isCancelled && scheduledCancellationDate === null)
    differs('scheduledCancellationDate', 'a date, because the subscription is canceled', 'no date');
});

const invoices = crossStep(['getInvoices'], async (client, session) => {
  const data = await client.call('getInvoices', { session });
  checkUrl(client, 'getInvoices', 'item.url', data?.item?.url);
});

/** A role that nobody lists is shown as its id. */
const team = crossStep(['listTeamMembers'], async (client, session) => {
  const members = await listedMembers(client, session);
  const roles = new Set((await client.call('listRoles', { session }))?.items.map(({ id }) => id));
  if (roles.size > 0 && members.some((member) => member.roles.some((role) => !roles.has(role))))
    client.differs('listTeamMembers', breaks('items[].roles', 'ids of listed roles', 'an id of none'));
  const persons = new Map(members.map((member) => [member.id, member]));
  const emails = [...persons.values()].map(({ email }) => ({ email: email.toLowerCase() }));
  checkUnique(client, 'listTeamMembers', 'items[].email', emails, 'email');
});

/** A network of an unlisted blockchain can never be chosen. */
const filters = crossStep(['callbackFilters'], async (client, session) => {
  const item = (await client.call('callbackFilters', { session }))?.item;
  const isUnknown = (name: string | null) => name !== null && !item?.blockchains.includes(name);
  if (item?.networks.some(({ blockchain }) => isUnknown(blockchain)))
    client.differs('callbackFilters', breaks('item.networks[].blockchain', 'a listed blockchain', 'another one'));
});

const faucets = crossStep(['loadFaucets'], async (client, session) => {
  const item = (await client.call('loadFaucets', { session }))?.item;
  const keys = (item?.blockchainsFaucetSettings ?? []).map(({ blockchain, network }) => ({
    key: `${blockchain}/${network}`.toLowerCase(),
  }));
  checkUnique(client, 'loadFaucets', 'item.blockchainsFaucetSettings[].network', keys, 'key');
});

const usage = crossStep(['usageSummary'], async (client, session) => {
  const quota = (await client.call('usageSummary', { session }))?.item.planQuota;
  const { startDate, endDate } = quota ?? {};
  if (typeof startDate === 'number' && typeof endDate === 'number' && endDate <= startDate)
    client.differs('usageSummary', breaks('item.planQuota.endDate', 'a time behind the start', 'an earlier one'));
});

/** What one response names and another one holds. */
export const crossSteps: readonly Step[] = [plans, invoices, team, filters, faucets, usage];
