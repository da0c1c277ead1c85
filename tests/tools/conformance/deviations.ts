import {
  data,
  type Deviation,
  drop,
  headers,
  idle,
  instead,
  isUnknown,
  preflight,
  put,
  type Rows,
  rowsIn,
  status,
  withoutQuery,
} from './deviate.ts';
import { optionalDeviations } from './optional-deviations.ts';
import { usedValueDeviations } from './used-value-deviations.ts';

const noSession = (response: Response) => response.status === 401;
const isRejected = (response: Response) => response.status === 400;
const done = () => ({ item: { success: true } });
const nothing = () => ({});

/** A field that is missing or of the wrong type, so that a screen breaks. */
const fields: readonly Deviation[] = [
  ['no email', 'profile', 'item.email', drop('profile', 'item.email')],
  ['no id', 'listApiKeys', 'item.apiKeys[].id', drop('listApiKeys', 'item.apiKeys.0.id')],
  ['a text for a flag', 'listApiKeys', 'item.apiKeys[].active', put('listApiKeys', 'item.apiKeys.0.active', 'yes')],
  [
    ...(['a word for a date', 'listApiKeys', 'item.apiKeys[].createdTimestamp'] as const),
    put('listApiKeys', 'item.apiKeys.0.createdTimestamp', 'yesterday'),
  ],
  ['null for a name', 'currentSubscription', 'item.name', put('currentSubscription', 'item.name', null)],
  ['a text for a flag', 'currentSubscription', 'item.active', put('currentSubscription', 'item.active', 'true')],
  [
    ...(['a currency in an amount', 'currentSubscription', 'item.subscriptionPayment'] as const),
    put('currentSubscription', 'item.subscriptionPayment', '$199'),
  ],
  [
    ...(['an unknown period', 'currentSubscription', 'item.subscription'] as const),
    put('currentSubscription', 'item.subscription', 'weekly'),
  ],
  ['no id', 'listPlans', 'items[].id', drop('listPlans', 'items.0.id')],
  ['null for a list', 'listPackages', 'items', put('listPackages', 'items', null)],
  ['an empty name', 'listProtocols', 'items[].name', put('listProtocols', 'items.3.name', '')],
  ['no quota', 'usageSummary', 'item.planQuota', drop('usageSummary', 'item.planQuota')],
  ['a text for a count', 'usageSummary', 'item.planQuota.used', put('usageSummary', 'item.planQuota.used', '12')],
  [
    ...(['no network', 'loadFaucets', 'item.blockchainsFaucetSettings[].network'] as const),
    drop('loadFaucets', 'item.blockchainsFaucetSettings.2.network'),
  ],
  ['no item', 'callbackFilters', 'item', drop('callbackFilters', 'item')],
  ['a map for a list', 'searchCallbacks', 'item.callbackLogs', put('searchCallbacks', 'item.callbackLogs', {})],
  ['no id', 'listApiRequests', 'item.stats[].id', drop('listApiRequests', 'item.stats.1.id')],
  ['a number for a list', 'requestFilters', 'item.apiKeys', put('requestFilters', 'item.apiKeys', 7)],
  ['null for an id', 'listRoles', 'items[].id', put('listRoles', 'items.0.id', null)],
  ['no email', 'listTeamMembers', 'items[].email', drop('listTeamMembers', 'items.0.email')],
  ['a list for a map', 'localization', 'item.translations', put('localization', 'item.translations', [])],
  ['an empty key', 'createApiKey', 'item.key', put('createApiKey', 'item.key', '')],
  ['no key', 'revealApiKey', 'item.key', drop('revealApiKey', 'item.key')],
  ['1 for true', 'setApiKeyActive', 'item.active', put('setApiKeyActive', 'item.active', 1)],
  ['a text for a flag', 'chooseApiVersion', 'item.success', put('chooseApiVersion', 'item.success', 'yes')],
  ['no url', 'addDomain', 'item.url', drop('addDomain', 'item.url')],
  ['a number for a url', 'listDomains', 'item.callbackUrls[].url', put('listDomains', 'item.callbackUrls.0.url', 7)],
  ['a word for a flag', 'getSteps', 'item.pricing', put('getSteps', 'item.pricing', 'done')],
  ['no plan', 'getSummary', 'item.chosenCurrentPackage', put('getSummary', 'item.chosenCurrentPackage', null)],
  ['an unknown state', 'savePlan', 'item.state', put('savePlan', 'item.state', 'finished')],
  ['a text for a list', 'getUseCases', 'item.useCases', data('getUseCases', useCasesAsText)],
  ['a number for a person', 'logIn', 'item.user', put('logIn', 'item.user', 7)],
  ['a word for a flag', 'logIn', 'item.additionalAuthActive', put('logIn', 'item.additionalAuthActive', 'no')],
  ['a text for a status', 'sendRequest', 'item.statusCode', put('sendRequest', 'item.statusCode', '200')],
];

/** Nothing breaks: another client may need it. */
const toleratedFields: readonly Deviation[] = [
  ['no first name', 'profile', 'item.firstName', drop('profile', 'item.firstName')],
  ['no name', 'listApiKeys', 'item.apiKeys[].name', drop('listApiKeys', 'item.apiKeys.0.name')],
  ['no start', 'usageSummary', 'item.planQuota.startDate', drop('usageSummary', 'item.planQuota.startDate')],
  ['no unit', 'loadFaucets', 'item.faucetLogs[].unit', drop('loadFaucets', 'item.faucetLogs.0.unit')],
];

const statuses: readonly Deviation[] = [
  ['a crash', 'getInvoices', 'status', status('getInvoices', 500)],
  [
    'a failure in a success',
    'createApiKey',
    'item.success',
    put('createApiKey', 'item', { key: 'none', success: false }),
  ],
  ['a page of HTML', 'profile', 'body', instead('profile', html)],
  ['403 for 401', 'listDomains', 'status without a session', status('listDomains', 403, noSession)],
  ['no check of the session', 'listPlans', 'status without a session', status('listPlans', 200, noSession)],
  ['401 for a wrong password', 'logIn', 'status with a wrong password', status('logIn', 401, isRejected)],
  [
    ...(['details that name a field and no fault', 'logIn', 'error with a wrong password'] as const),
    instead('logIn', detailsWithoutText),
  ],
  ['an error without a body', 'profile', 'error without a session', instead('profile', emptyError)],
  [
    ...(['500 for 409', 'saveCompanyData', 'status behind the onboarding'] as const),
    status('saveCompanyData', 500, ({ status: code }) => code === 409 || code === 403),
  ],
  [
    ...(['a deleted key twice', 'deleteApiKey', 'status with a deleted key'] as const),
    status('deleteApiKey', 200, (response) => response.status === 404),
    'status with an unknown id',
  ],
  ['a crash', 'deleteApiKey', 'status', status('deleteApiKey', 500)],
  [
    ...(['a domain twice', 'addDomain', 'status with a domain that is there'] as const),
    status('addDomain', 200, (response) => response.status === 409),
  ],
];

const cursor = 'startingFromCallbackLogId';
const lists: readonly Deviation[] = [
  ['an endless cursor', 'searchCallbacks', `query ${cursor}`, withoutQuery('searchCallbacks', cursor)],
  ['pages without an end', 'searchCallbacks', 'item.hasMore', put('searchCallbacks', 'item.hasMore', true)],
  ['an older row first', 'searchCallbacks', 'item.callbackLogs[].executionTimestamp', data('searchCallbacks', turned)],
  ['a status that is not read', 'searchCallbacks', 'query status', withoutQuery('searchCallbacks', 'status')],
  ['a repeated row', 'listApiRequests', 'item.stats[].id', data('listApiRequests', repeated)],
  ['an offset that is not read', 'listApiKeys', 'query offset', withoutQuery('listApiKeys', 'offset')],
  ['an end too early', 'listDomains', 'item.hasMore', put('listDomains', 'item.hasMore', false)],
  ['a wrong total', 'listTeamMembers', 'totalCount', put('listTeamMembers', 'totalCount', 1)],
];

const token = 'x-refresh-token';
const tokens: readonly Deviation[] = [
  ['a token that never refreshes', 'profile', token, headers('profile', (all) => all.delete(token))],
  ['a token that nobody can read', 'profile', token, headers('profile', (all) => all.set(token, 'opaque'))],
  ['no token', 'logIn', token, headers('logIn', (all) => all.delete(token))],
];

const origin = 'access-control-allow-origin';
const credentials = 'access-control-allow-credentials';
const allowed = 'access-control-allow-headers';
const exposed = 'access-control-expose-headers';
const methods = 'access-control-allow-methods';
const cors: readonly Deviation[] = [
  ['no CORS', 'profile', origin, headers('profile', (all) => all.delete(origin))],
  ['any origin', 'listPlans', origin, headers('listPlans', (all) => all.set(origin, '*'))],
  ['no credentials', 'getSteps', credentials, headers('getSteps', (all) => all.delete(credentials))],
  ['nothing exposed', 'logIn', exposed, headers('logIn', (all) => all.set(exposed, 'retry-after'))],
  [
    ...(['no authorization', 'listRoles', `preflight ${allowed}`] as const),
    preflight('listRoles', (all) => all.set(allowed, all.get(allowed)?.replace('authorization', 'accept') ?? '')),
  ],
  [
    ...(['no PATCH', 'setApiKeyActive', `preflight ${methods}`] as const),
    preflight('setApiKeyActive', (all) => all.set(methods, 'GET, POST')),
  ],
];

const links = ['status with a link that nobody mailed', 'status with a link that was used'];
const deletions = ['status with an unknown id', 'status with a deleted key'];
const meanings: readonly Deviation[] = [
  ['no toggling', 'setApiKeyActive', 'item.active', put('setApiKeyActive', 'item.active', true)],
  ['no toggling in the list', 'setApiKeyActive', 'effect', idle('setApiKeyActive', asSent)],
  ['no removal', 'removeDomain', 'effect', idle('removeDomain', nothing)],
  ['no session ended', 'endSession', 'effect', idle('endSession', done), 'status with an unknown id'],
  ['two current sessions', 'listSessions', 'items[].current', data('listSessions', allCurrent)],
  ['no session id', 'listSessions', 'items[].id', drop('listSessions', 'items.0.id')],
  [
    'a word for a date',
    'listSessions',
    'items[].createdTimestamp',
    put('listSessions', 'items.0.createdTimestamp', 'x'),
  ],
  ['no deletion', 'deleteApiKey', 'effect', idle('deleteApiKey', nothing), ...deletions],
  ['nobody removed', 'deleteTeamMember', 'effect', idle('deleteTeamMember', done)],
  ['nobody invited', 'inviteTeamMember', 'effect', idle('inviteTeamMember', nothing), 'status with no email'],
  ['no choice', 'chooseApiVersion', 'effect', idle('chooseApiVersion', done)],
  ['no step', 'setSteps', 'effect', idle('setSteps', done)],
  ['no new password', 'resetPassword', 'effect', idle('resetPassword', done), ...links],
  ['microseconds', 'listApiKeys', 'item.apiKeys[].createdTimestamp', data('listApiKeys', microseconds)],
  [
    ...(['a fraction of a cent', 'currentSubscription', 'item.subscriptionPayment'] as const),
    put('currentSubscription', 'item.subscriptionPayment', 199.999),
  ],
  [
    ...(['a negative amount', 'currentSubscription', 'item.paygPeriodToDate'] as const),
    put('currentSubscription', 'item.paygPeriodToDate', -6),
  ],
  ['a masked secret', 'revealApiKey', 'item.key', data('revealApiKey', masked)],
  ['a list for an id', 'redeliverCallback', 'item.id', put('redeliverCallback', 'item.id', [])],
  ['nothing redelivered', 'redeliverCallback', 'effect', put('redeliverCallback', 'item.id', 'none')],
  [
    'anything redelivered',
    'redeliverCallback',
    'status with an unknown id',
    status('redeliverCallback', 200, isUnknown),
  ],
  [
    ...(['a refund for a request', 'listApiRequests', 'item.stats[].systemData.spentCredits'] as const),
    data('listApiRequests', refunded),
  ],
  [
    ...(['coins of next year', 'loadFaucets', 'item.faucetLogs[].timestamp'] as const),
    put('loadFaucets', 'item.faucetLogs.0.timestamp', 4_102_444_800),
  ],
  [
    ...(['an amount in cents as a fraction', 'listPlans', 'items[].price.monthlyAmount'] as const),
    data('listPlans', (body) => Object.assign((body['items'] as Rows)[1] ?? {}, { price: { monthlyAmount: 9.999 } })),
  ],
  ['two defaults', 'listApiVersions', 'items[].isDefault', data('listApiVersions', allDefault)],
  ['a repeated plan', 'listPlans', 'items[].id', data('listPlans', repeatedPlan)],
];

export const DEVIATIONS: readonly Deviation[] = [
  ...fields,
  ...toleratedFields,
  ...statuses,
  ...lists,
  ...tokens,
  ...cors,
  ...meanings,
  ...optionalDeviations,
  ...usedValueDeviations,
];

/** Before it is saved there is no item. */
function useCasesAsText(body: Record<string, unknown>): void {
  if (body['item']) body['item'] = { useCases: 'NFTs', useCasesCustom: '' };
}

function html(response: Response): Response {
  return response.ok ? new Response('<!doctype html>', { headers: response.headers }) : response;
}

function detailsWithoutText(response: Response): Response {
  const error = { details: { password: { attribute: 'password', length: 8 } } };
  return response.ok ? response : new Response(JSON.stringify({ error }), response);
}

function emptyError(response: Response): Response {
  return response.status === 401 ? new Response('', { status: 401, headers: response.headers }) : response;
}

function turned(body: Record<string, unknown>): void {
  rowsIn(body, 'callbackLogs').reverse();
}

/** The last row of a page again as the first of the next. */
let last: Rows = [];
function repeated(body: Record<string, unknown>, request: Request): void {
  const rows = rowsIn(body, 'stats');
  if (new URL(request.url).searchParams.has('startingFromApiRequestId')) rows.splice(0, 1, ...last);
  last = rows.slice(-1);
}

function microseconds(body: Record<string, unknown>): void {
  for (const row of rowsIn(body, 'apiKeys')) {
    const created = row['createdTimestamp'];
    row['createdTimestamp'] = typeof created === 'number' ? created * 1_000_000 : Date.parse(String(created)) * 1000;
  }
}

function refunded(body: Record<string, unknown>): void {
  for (const row of rowsIn(body, 'stats')) row['systemData'] = { referenceId: 'r', product: 'p', spentCredits: -1 };
}

function allDefault(body: Record<string, unknown>): void {
  for (const row of body['items'] as Rows) row['isDefault'] = true;
}

function allCurrent(body: Record<string, unknown>): void {
  for (const row of body['items'] as Rows) row['current'] = true;
}

function repeatedPlan(body: Record<string, unknown>): void {
  const rows = body['items'] as Rows;
  rows.push({ ...rows[0] });
}

function asSent({ status: active }: Record<string, unknown>) {
  return { item: { active } };
}

function masked({ item }: Record<string, unknown>): void {
  const key = String((item as Record<string, unknown>)['key']);
  (item as Record<string, unknown>)['key'] = `${key.slice(0, 8)}…${key.slice(-4)}`;
}
