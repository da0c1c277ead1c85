import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import {
  data,
  type Deviate,
  type Deviation,
  headers,
  instead,
  put,
  type Rows,
  rowsIn,
  withoutQuery,
} from './deviate.ts';

type Fields = Record<string, unknown>;

const item = (body: Fields) => body['item'] as Fields;
/** Changes the rows of a list in the item, or of `items`. */
const rows = (name: EndpointName, list: string, change: (rows: Rows) => void): Deviate =>
  data(name, (body) => change(list === 'items' ? ((body['items'] ?? body['item']) as Rows) : rowsIn(body, list)));
const each = (name: EndpointName, list: string, fields: Fields): Deviate =>
  rows(name, list, (all) => all.forEach((row) => Object.assign(row, fields)));
/** Another query than the one that was sent. */
const asking = (name: EndpointName, parameter: string, value: string): Deviate => {
  const without = withoutQuery(name, parameter);
  return (request, respond) =>
    without(request, (sent) => {
      const url = new URL(sent.url);
      if (new URL(request.url).searchParams.has(parameter)) url.searchParams.set(parameter, value);
      return respond(sent.method === 'GET' ? new Request(url, { headers: sent.headers }) : sent);
    });
};

/** A query that is ignored, or taken as another one. */
const queries: readonly Deviation[] = [
  ['a product that is not read', 'searchCallbacks', 'query product', withoutQuery('searchCallbacks', 'product')],
  [
    'a blockchain that is not read',
    'searchCallbacks',
    'query blockchain',
    withoutQuery('searchCallbacks', 'blockchain'),
  ],
  ['a network that is not read', 'searchCallbacks', 'query network', withoutQuery('searchCallbacks', 'network')],
  [
    'a phrase that is not read',
    'searchCallbacks',
    'query searchPhrase',
    withoutQuery('searchCallbacks', 'searchPhrase'),
  ],
  ['a product that nothing has', 'searchCallbacks', 'query product', asking('searchCallbacks', 'product', 'NONE')],
  [
    'a blockchain that nothing has',
    'searchCallbacks',
    'query blockchain',
    asking('searchCallbacks', 'blockchain', 'x'),
  ],
  ['a key that is not read', 'listApiRequests', 'query apiKey', withoutQuery('listApiRequests', 'apiKey')],
  ['an offset that is not read', 'listDomains', 'query offset', withoutQuery('listDomains', 'offset')],
  [
    ...(['a cursor that is not read', 'listApiRequests', 'query startingFromApiRequestId'] as const),
    withoutQuery('listApiRequests', 'startingFromApiRequestId'),
  ],
  ['a limit that is not read', 'listApiKeys', 'item.apiKeys[]', asking('listApiKeys', 'limit', '20')],
];

const CREATED = 'item.apiKeys[].createdTimestamp';
const lists: readonly Deviation[] = [
  ['the oldest first', 'listApiKeys', CREATED, rows('listApiKeys', 'apiKeys', (all) => void all.reverse())],
  [
    'the oldest first',
    'listApiRequests',
    'item.stats[].dateTime',
    rows('listApiRequests', 'stats', (all) => void all.reverse()),
  ],
  ['no further page', 'listApiKeys', 'item.hasMore', put('listApiKeys', 'item.hasMore', false)],
  ['pages without an end', 'listApiKeys', 'item.hasMore', put('listApiKeys', 'item.hasMore', true)],
  ['pages without an end', 'listDomains', 'item.hasMore', put('listDomains', 'item.hasMore', true)],
  ['no further page', 'listInvoices', 'hasMore', put('listInvoices', 'hasMore', false)],
  ['a row twice', 'listApiKeys', 'item.apiKeys[].id', rows('listApiKeys', 'apiKeys', repeat)],
  ['a row twice', 'listDomains', 'item.callbackUrls[].id', rows('listDomains', 'callbackUrls', repeat)],
  ['a member twice', 'listTeamMembers', 'items[].id', rows('listTeamMembers', 'items', repeat)],
  ['a role twice', 'listRoles', 'items[].id', rows('listRoles', 'items', repeat)],
  ['a protocol twice', 'listProtocols', 'items[].name', rows('listProtocols', 'items', repeat)],
  ['a package twice', 'listPackages', 'items[].id', rows('listPackages', 'items', repeat)],
  ['a total of more', 'listTeamMembers', 'totalCount', put('listTeamMembers', 'totalCount', 9)],
];

const plain = 'http://pay.provider.example/1';
const urls: readonly Deviation[] = [
  ['an http url', 'getInvoices', 'item.url', data('getInvoices', (body) => void (item(body)['url'] = plain))],
  ['a relative url', 'getInvoices', 'item.url', data('getInvoices', (body) => void (item(body)['url'] = '/pay/1'))],
  [
    'a relative checkout',
    'listPlans',
    'items[].monthlySubscriptionUrl',
    each('listPlans', 'items', { monthlySubscriptionUrl: '/pay' }),
  ],
  [
    'an http checkout',
    'listPlans',
    'items[].annualSubscriptionUrl',
    each('listPlans', 'items', { annualSubscriptionUrl: plain }),
  ],
  [
    ...(['credentials in a checkout', 'listPlans', 'items[].monthlySubscriptionUrl'] as const),
    each('listPlans', 'items', { monthlySubscriptionUrl: 'https://me:secret@pay.example' }),
  ],
  [
    'a relative checkout',
    'getSummary',
    'item.stripeSessionUrl',
    put('getSummary', 'item.stripeSessionUrl', 'checkout'),
  ],
];

let revealed: unknown = null;
const SECRET = 'aaaabbbbccccddddeeeeffff0000111122223333';
const secrets: readonly Deviation[] = [
  [
    'the same key for every id',
    'revealApiKey',
    'item.key',
    data('revealApiKey', (body) => void (item(body)['key'] = revealed ??= item(body)['key'])),
  ],
  ['another key', 'revealApiKey', 'item.key', put('revealApiKey', 'item.key', SECRET)],
  [
    'a cut key',
    'revealApiKey',
    'item.key',
    data('revealApiKey', (body) => void (item(body)['key'] = String(item(body)['key']).slice(0, 20))),
  ],
  [
    'a cut key',
    'createApiKey',
    'item.key',
    data('createApiKey', (body) => void (item(body)['key'] = String(item(body)['key']).slice(0, 20))),
  ],
  ['another key', 'createApiKey', 'item.key', put('createApiKey', 'item.key', SECRET)],
  ['the whole secret', 'listApiKeys', 'item.apiKeys[].key', wholeSecrets],
  [
    'a whole secret that nothing reveals',
    'listApiKeys',
    'item.apiKeys[].key',
    rows('listApiKeys', 'apiKeys', (all) => Object.assign(all.at(-1) ?? {}, { key: SECRET })),
  ],
  ['a secret in the log', 'listApiRequests', 'item.stats[].requestData', secretInLog],
  ['another name', 'createApiKey', 'effect', renamed],
];

const meanings: readonly Deviation[] = [
  [
    'a unit in the credits',
    'currentSubscription',
    'item.monthlyCredits',
    put('currentSubscription', 'item.monthlyCredits', '182340 credits'),
  ],
  ['a unit in a duration', 'sendTestDelivery', 'item.durationMs', put('sendTestDelivery', 'item.durationMs', '12 ms')],
  [
    'a unit in an amount',
    'loadFaucets',
    'item.blockchainsFaucetSettings[].faucetCoinsAmount',
    put('loadFaucets', 'item.blockchainsFaucetSettings.0.faucetCoinsAmount', '0.5 ETH'),
  ],
  ['a plan of no list', 'profile', 'item.paymentPackageId', put('profile', 'item.paymentPackageId', 'plan-none')],
  ['another person', 'profile', 'item.email', put('profile', 'item.email', 'other@northwall.example')],
  [
    'a soft limit above the hard one',
    'currentSubscription',
    'item.throughput.softLimit',
    put('currentSubscription', 'item.throughput.softLimit', 99_999),
  ],
  [
    ...(['an end without a date', 'currentSubscription', 'item.scheduledCancellationDate'] as const),
    data('currentSubscription', (body) =>
      Object.assign(item(body), { isCancelled: true, scheduledCancellationDate: null }),
    ),
  ],
  [
    'a date of the year 9000',
    'currentSubscription',
    'item.nextBillingDate',
    put('currentSubscription', 'item.nextBillingDate', 222_222_222_222),
  ],
  ['a role of no list', 'listTeamMembers', 'items[].roles', each('listTeamMembers', 'items', { roles: ['role-none'] })],
  [
    'one email for two',
    'listTeamMembers',
    'items[].email',
    each('listTeamMembers', 'items', { email: 'one@northwall.example' }),
  ],
  [
    'a network of no blockchain',
    'callbackFilters',
    'item.networks[].blockchain',
    put('callbackFilters', 'item.networks', [{ name: 'sepolia', blockchain: 'none' }]),
  ],
  [
    'a faucet twice',
    'loadFaucets',
    'item.blockchainsFaucetSettings[].network',
    rows('loadFaucets', 'blockchainsFaucetSettings', repeat),
  ],
  [
    'a period that ends first',
    'usageSummary',
    'item.planQuota.endDate',
    put('usageSummary', 'item.planQuota.endDate', 1_600_000_000),
  ],
  ['negative credits', 'usageSummary', 'item.planQuota.used', put('usageSummary', 'item.planQuota.used', -5)],
  [
    'a request of tomorrow',
    'listApiRequests',
    'item.stats[].dateTime',
    put('listApiRequests', 'item.stats.0.dateTime', 4_102_444_800),
  ],
  [
    'another spelling',
    'addDomain',
    'item.url',
    data('addDomain', (body) => void (item(body)['url'] = `https://www.${String(item(body)['url'])}`)),
  ],
  ['another domain', 'addDomain', 'item.url', put('addDomain', 'item.url', 'https://other.example')],
  [
    'a capability twice',
    'capabilities',
    'items[]',
    data('capabilities', (body) => (body['items'] as string[]).push('sessions', 'sessions')),
  ],
  ['another state', 'saveCompanyData', 'item.state', put('saveCompanyData', 'item.state', 'channels')],
  [
    'another answer',
    'getCompanyData',
    'item.companyName',
    data('getCompanyData', (body) => body['item'] && Object.assign(item(body), { companyName: 'Other' })),
  ],
  [
    'another plan',
    'getSummary',
    'item.chosenCurrentPackage',
    put('getSummary', 'item.chosenCurrentPackage', 'plan-none'),
  ],
  ['another email', 'changeEmail', 'item.newEmail', put('changeEmail', 'item.newEmail', 'other@northwall.example')],
];

const jsonOf = (response: Response, body: unknown) =>
  new Response(JSON.stringify(body), { status: 200, headers: response.headers });
const inSuccess = (name: EndpointName, body: unknown) =>
  instead(name, (response) => (response.ok ? jsonOf(response, body) : response));
const bodies: readonly Deviation[] = [
  [
    ...(['an error in a success', 'usageSummary', 'error'] as const),
    inSuccess('usageSummary', { error: { code: 'down', message: 'Down.' } }),
  ],
  ['a failure in a success', 'getSteps', 'success', inSuccess('getSteps', { success: false })],
  [
    'no content type',
    'listRoles',
    'content-type',
    headers('listRoles', (all) => all.set('content-type', 'text/plain')),
  ],
  ['no data', 'profile', 'data', inSuccess('profile', {})],
  ['a list for an object', 'usageSummary', 'item', put('usageSummary', 'item', 'none')],
];

/** What the console does with a value after it has read it. */
export const usedValueDeviations: readonly Deviation[] = [
  ...[...queries, ...lists, ...urls, ...secrets, ...meanings, ...bodies],
];

function repeat(all: Rows): void {
  if (all[0]) all.push({ ...all[0] });
}

/** Each key of the list in full. */
async function wholeSecrets(...[request, respond]: Parameters<Deviate>): Promise<Response> {
  const authorization = request.headers.get('authorization') ?? '';
  const response = await respond(request);
  if (new URL(request.url).pathname !== '/api/api-keys' || request.method !== 'GET' || !response.ok) return response;
  const body = (await response.json()) as { data: Fields };
  for (const row of rowsIn(body.data, 'apiKeys')) {
    const url = new URL(`/api/api-keys/${String(row['id'])}/reveal`, request.url);
    const secret = await respond(new Request(url, { headers: { authorization } }));
    row['key'] = item(((await secret.json()) as { data: Fields }).data)['key'];
  }
  return new Response(JSON.stringify(body), { status: 200, headers: response.headers });
}

let known = '';
async function secretInLog(...[request, respond]: Parameters<Deviate>): Promise<Response> {
  const response = await respond(request);
  const { pathname } = new URL(request.url);
  if (!response.ok || request.method !== 'GET' || !/reveal$|api-requests$/.test(pathname)) return response;
  const body = (await response.json()) as { data: Fields };
  if (pathname.endsWith('reveal')) known = String(item(body.data)['key']);
  else for (const row of rowsIn(body.data, 'stats')) row['requestData'] = { headers: { 'x-api-key': known } };
  return new Response(JSON.stringify(body), { status: 200, headers: response.headers });
}

/** The list has another name than the one that was sent. */
async function renamed(...[request, respond]: Parameters<Deviate>): Promise<Response> {
  const isCreation = request.method === 'POST' && new URL(request.url).pathname === '/api/api-keys';
  if (!isCreation || !request.headers.has('authorization')) return respond(request);
  const sent = (await request.clone().json()) as { name?: string };
  if (!sent.name?.trim()) return respond(request);
  return respond(new Request(request, { body: JSON.stringify({ name: 'Key 1' }) }));
}
