import { operations } from '#src/adapters/http/operations/operations.ts';
import {
  data,
  type Deviate,
  type Deviation,
  drop,
  idle,
  isUnknown,
  put,
  type Rows,
  rowsIn,
  status,
  withoutQuery,
} from './deviate.ts';
import { keyLabelDeviations, keyLimitDeviations } from './key-limit-deviations.ts';
import { notificationDeviations } from './notification-deviations.ts';
import { passkeyDeviations } from './passkey-deviations.ts';
import { ownershipDeviations } from './ownership-deviations.ts';
import { redeliveryDeviations } from './redelivery-deviations.ts';

const invoices: readonly Deviation[] = [
  ['no id', 'listInvoices', 'items[].id', drop('listInvoices', 'items.0.id')],
  ['a currency in an amount', 'listInvoices', 'items[].amount', put('listInvoices', 'items.0.amount', '$199')],
  ['no number', 'listInvoices', 'items[].number', drop('listInvoices', 'items.0.number')],
  ['an offset that is not read', 'listInvoices', 'query offset', withoutQuery('listInvoices', 'offset')],
  ['pages without an end', 'listInvoices', 'hasMore', put('listInvoices', 'hasMore', true)],
  ['the oldest first', 'listInvoices', 'items[].issuedTimestamp', data('listInvoices', oldestFirst)],
  ['an empty file', 'downloadInvoice', 'item.content', put('downloadInvoice', 'item.content', '')],
  ['a file that is no base64', 'downloadInvoice', 'item.content', put('downloadInvoice', 'item.content', '%PDF-1.4')],
  ['a page for a file', 'downloadInvoice', 'item.mediaType', put('downloadInvoice', 'item.mediaType', 'text/html')],
  ['a file of nothing', 'downloadInvoice', 'status with an unknown id', status('downloadInvoice', 200, isUnknown)],
];

const series = 'item.series[]';
const usageHistory: readonly Deviation[] = [
  ['no series', 'usageHistory', 'item.series', drop('usageHistory', 'item.series')],
  ['a step of a week', 'usageHistory', 'item.step', put('usageHistory', 'item.step', 'week')],
  ['a text for a figure', 'usageHistory', `${series}.credits[]`, put('usageHistory', 'item.series.0.credits.3', '7')],
  ['a figure too few', 'usageHistory', 'item.series', data('usageHistory', oneFigureLess)],
  ['the newest first', 'usageHistory', 'item.starts', data('usageHistory', newestFirst)],
  ['a gap in time', 'usageHistory', 'item.starts[]', put('usageHistory', 'item.starts.0', 1_500_000_000)],
  ['a repeated series', 'usageHistory', `${series}.id`, data('usageHistory', repeatedSeries)],
  ['nine series', 'usageHistory', 'item.series', data('usageHistory', nineSeries)],
  ['no name', 'usageHistory', `${series}.name`, drop('usageHistory', 'item.series.0.name')],
];

const breakdown: readonly Deviation[] = [
  ['no items', 'usageBreakdown', 'items', drop('usageBreakdown', 'items')],
  ['no id', 'usageBreakdown', 'items[].id', drop('usageBreakdown', 'items.0.id')],
  ['a text for credits', 'usageBreakdown', 'items[].credits', put('usageBreakdown', 'items.0.credits', '7')],
  ['credits below nothing', 'usageBreakdown', 'items[].credits', put('usageBreakdown', 'items.0.credits', -7)],
  ['a repeated item', 'usageBreakdown', 'items[].id', data('usageBreakdown', repeatedItem)],
  ['one way to divide', 'usageBreakdown', 'query by', data('usageBreakdown', sameItems)],
  ['no name', 'usageBreakdown', 'items[].name', drop('usageBreakdown', 'items.0.name')],
];

const isRejected = (response: Response) => response.status === 400;
const wrongCode = 'status with a wrong code';
const twoFactor: readonly Deviation[] = [
  ['no url', 'beginTwoFactor', 'item.otpauthUrl', drop('beginTwoFactor', 'item.otpauthUrl')],
  ['another secret', 'beginTwoFactor', 'item.otpauthUrl', put('beginTwoFactor', 'item.secret', 'JBSWY3DPEHPK3PXP')],
  ['a page for a url', 'beginTwoFactor', 'item.otpauthUrl', put('beginTwoFactor', 'item.otpauthUrl', 'https://x')],
  ['any code', 'enableTwoFactor', wrongCode, status('enableTwoFactor', 200, isRejected)],
  ['a code twice', 'enableTwoFactor', 'item.recoveryCodes[]', data('enableTwoFactor', repeatedCode)],
  ['nothing turned on', 'enableTwoFactor', 'effect', put('twoFactorStatus', 'item.enabled', false)],
  ['a word for a flag', 'twoFactorStatus', 'item.enabled', put('twoFactorStatus', 'item.enabled', 'yes')],
  ['any code', 'renewRecoveryCodes', wrongCode, status('renewRecoveryCodes', 200, isRejected)],
  ['any code', 'disableTwoFactor', wrongCode, status('disableTwoFactor', 200, isRejected)],
  ['nothing turned off', 'disableTwoFactor', 'effect', put('twoFactorStatus', 'item.enabled', true)],
];

const noRole = 'status without a role';
const revoked = 'status with a revoked invitation';
const done = () => ({ item: { success: true } });
const invitations: readonly Deviation[] = [
  ['no id', 'listInvitations', 'items[].id', drop('listInvitations', 'items.0.id')],
  ['no email', 'listInvitations', 'items[].email', drop('listInvitations', 'items.0.email')],
  [
    'a script for a link',
    'listInvitations',
    'items[].invitationUrl',
    put('listInvitations', 'items.0.invitationUrl', 'x:y'),
  ],
  ['an end before its start', 'listInvitations', 'items[].expiresTimestamp', data('listInvitations', allExpired)],
  ['a row twice', 'listInvitations', 'items[].id', data('listInvitations', repeatedItem)],
  [
    'any invitation',
    'resendInvitation',
    'status with an unknown id',
    status('resendInvitation', 200, isUnknown),
    revoked,
  ],
  ['nothing revoked', 'revokeInvitation', 'effect', idle('revokeInvitation', done)],
  ['no roles', 'changeMemberRoles', noRole, status('changeMemberRoles', 200, isRejected)],
  ['nothing changed', 'changeMemberRoles', 'effect', idle('changeMemberRoles', done), noRole],
];

const auditLog: readonly Deviation[] = [
  ['no id', 'auditLog', 'item.entries[].id', drop('auditLog', 'item.entries.0.id')],
  ['a number for an action', 'auditLog', 'item.entries[].action', put('auditLog', 'item.entries.0.action', 7)],
  ['the oldest first', 'auditLog', 'item.entries[].timestamp', data('auditLog', oldestEntryFirst)],
  ['everybody', 'auditLog', 'query person', withoutQuery('auditLog', 'person')],
  ['every action', 'auditLog', 'query action', withoutQuery('auditLog', 'action')],
  [
    'a cursor that is not read',
    'auditLog',
    'query startingFromEntryId',
    withoutQuery('auditLog', 'startingFromEntryId'),
  ],
];

const dates = (['searchCallbacks', 'listApiRequests', 'auditLog'] as const).flatMap((log): readonly Deviation[] => [
  ['older entries', log, 'query from', withoutQuery(log, 'from')],
  ['newer entries', log, 'query before', withoutQuery(log, 'before')],
]);

const wrongPassword = 'status with a wrong password';
const accountClosure: readonly Deviation[] = [
  ['a part of a day', 'accountClosure', 'item.delayDays', put('accountClosure', 'item.delayDays', 1.5)],
  ['a word for a flag', 'accountClosure', 'item.canClose', put('accountClosure', 'item.canClose', 'yes')],
  ['another word', 'accountClosure', 'item.export.status', put('accountClosure', 'item.export', { status: 'queued' })],
  ['no owner', 'accountClosure', 'item.ownerEmail', data('accountClosure', nobodyCloses)],
  ['a plain url', 'requestDataExport', 'item.export.downloadUrl', data('requestDataExport', plainUrl)],
  ['nothing prepared', 'requestDataExport', 'effect', put('accountClosure', 'item.export', null)],
  ['any password', 'closeAccount', wrongPassword, status('closeAccount', 200, isRejected)],
  ['no end', 'closeAccount', 'item.closesTimestamp', put('closeAccount', 'item.closesTimestamp', null)],
  [
    'an end before now',
    'closeAccount',
    'item.closesTimestamp',
    put('closeAccount', 'item.closesTimestamp', 1_500_000_000),
  ],
  ['nothing closed', 'closeAccount', 'effect', put('accountClosure', 'item.closesTimestamp', null)],
  ['nothing kept', 'keepAccount', 'effect', put('accountClosure', 'item.closesTimestamp', 4_000_000_000)],
];

const status24 = () => ({
  item: { createdTimestamp: now(), masked: 'whsec_C2FV…rzQ=', overlapUntilTimestamp: now() + 86_400 },
});
const now = () => Math.floor(Date.now() / 1000);
const overlapUntil = 'item.overlapUntilTimestamp';
const signature = 'item.headers.webhook-signature';
const callbackSigning: readonly Deviation[] = [
  [
    'a secret in sight',
    'signingStatus',
    'item.masked',
    put('signingStatus', 'item.masked', `whsec_${'C2FV'.repeat(8)}`),
  ],
  ['a word for a time', 'signingStatus', overlapUntil, put('signingStatus', overlapUntil, 'later')],
  ['no secret', 'revealSigningSecret', 'item.secret', drop('revealSigningSecret', 'item.secret')],
  ['a secret in hex', 'revealSigningSecret', 'item.secret', put('revealSigningSecret', 'item.secret', '0b'.repeat(24))],
  ['a short secret', 'revealSigningSecret', 'item.secret', put('revealSigningSecret', 'item.secret', 'whsec_C2FV')],
  [
    'any overlap',
    'rotateSigningSecret',
    'status with an overlap of 5 hours',
    status('rotateSigningSecret', 200, isRejected),
  ],
  [
    'the same secret',
    'rotateSigningSecret',
    'effect',
    idle('rotateSigningSecret', status24),
    'status with an overlap of 5 hours',
  ],
  ['no overlap', 'rotateSigningSecret', overlapUntil, put('rotateSigningSecret', overlapUntil, null)],
  ['nothing ended', 'endSigningOverlap', 'effect', idle('endSigningOverlap', status24), 'status without an overlap'],
  ['another signature', 'sendTestDelivery', signature, put('sendTestDelivery', signature, `v1,${'C2FV'.repeat(11)}`)],
  ['another body', 'sendTestDelivery', signature, put('sendTestDelivery', 'item.body', '{}')],
  ['no headers', 'sendTestDelivery', 'item.headers', drop('sendTestDelivery', 'item.headers')],
  ['any domain', 'sendTestDelivery', 'status with an unknown id', status('sendTestDelivery', 200, isUnknown)],
];

const noTypes = 'item.eventTypes[].name';
const recentFailures = 'item.subscriptions[].recentDeliveries.failed';
const callbackSubscriptions: readonly Deviation[] = [
  ['no name', 'listEventTypes', noTypes, drop('listEventTypes', 'item.eventTypes.0.name')],
  ['a repeated event', 'listEventTypes', noTypes, put('listEventTypes', 'item.eventTypes.0.name', 'BLOCK_MINED')],
  [
    'an event nowhere',
    'listEventTypes',
    'item.eventTypes[].networks',
    put('listEventTypes', 'item.eventTypes.0.networks', []),
  ],
  ['an offset that is not read', 'listSubscriptions', 'query offset', withoutQuery('listSubscriptions', 'offset')],
  [
    'more failures than deliveries',
    'listSubscriptions',
    recentFailures,
    put('listSubscriptions', 'item.subscriptions.0.recentDeliveries', { total: 1, failed: 2 }),
  ],
  [
    'any domain',
    'createSubscription',
    'status on no verified domain',
    status('createSubscription', 200, ({ status: code }) => code === 409),
  ],
  [
    'nothing paused',
    'setSubscriptionActive',
    'effect',
    idle('setSubscriptionActive', () => operations.setSubscriptionActive.data),
  ],
  ['another signature', 'testSubscription', signature, put('testSubscription', 'item.body', '{}')],
  [
    'nothing deleted',
    'deleteSubscription',
    'effect',
    idle('deleteSubscription', () => ({})),
    'status with an unknown id',
  ],
];

const noAmount = 'status with an amount of 0';
const billingDetails: readonly Deviation[] = [
  ['no item', 'readBillingDetails', 'item', drop('readBillingDetails', 'item')],
  ['a text for recipients', 'readBillingDetails', 'item.details.recipients', inDetails('recipients', 'a@b.example')],
  ['too many recipients', 'readBillingDetails', 'item.details.recipients', inDetails('recipients', manyRecipients())],
  ['a name for a country', 'readBillingDetails', 'item.details.country', inDetails('country', 'Germany')],
  [
    'a plain url',
    'readBillingDetails',
    'item.portalUrl',
    put('readBillingDetails', 'item.portalUrl', 'http://p.example'),
  ],
  ['nobody billed', 'saveBillingDetails', 'status without a company', status('saveBillingDetails', 200, isRejected)],
  [
    'nothing saved',
    'saveBillingDetails',
    'effect',
    idle('saveBillingDetails', savedDetails),
    'status without a company',
  ],
];

const budget: readonly Deviation[] = [
  ['no amount', 'readBudget', 'item.limit.amount', inLimit('amount', undefined)],
  ['a word for a sum', 'readBudget', 'item.spent', put('readBudget', 'item.spent', 'a lot')],
  ['less than nothing spent', 'readBudget', 'item.spent', put('readBudget', 'item.spent', -1)],
  ['another end', 'readBudget', 'item.limit.atLimit', inLimit('atLimit', 'slow-down')],
  ['a share above all', 'readBudget', 'item.limit.alerts[]', inLimit('alerts', [50, 101])],
  ['a mail twice', 'readBudget', 'item.sentAlerts[].percent', data('readBudget', repeatedAlert)],
  ['any amount', 'setBudget', noAmount, status('setBudget', 200, isRejected)],
  ['nothing set', 'setBudget', 'effect', idle('setBudget', asIfSet), noAmount],
  ['nothing removed', 'removeBudget', 'effect', idle('removeBudget', done)],
];

const list = 'listAccessTokens';
const create = 'createAccessToken';
const wrongTokens = ['an unknown scope', 'an end in the past', 'a word for an address'].map(
  (what) => `status with ${what}`,
);
const accessTokens: readonly Deviation[] = [
  ['no id', list, 'items[].id', drop(list, 'items.0.id')],
  ['a token twice', list, 'items[].id', data(list, repeatedItem)],
  ['a text for scopes', list, 'items[].scopes', put(list, 'items.0.scopes', 'all')],
  ['the whole token', list, 'items[].masked', sharedToken()],
  ['any scope', create, wrongTokens[0]!, status(create, 200, isRejected), ...wrongTokens.slice(1)],
  ['other addresses', create, 'effect', data(list, openToAll)],
  ['nothing created', create, 'effect', idle(create, () => ({ item: { token: 'ghat_0' } }))],
  ['nothing revoked', 'revokeAccessToken', 'effect', idle('revokeAccessToken', done), 'status with an unknown id'],
];

/** Of operations that a provider may leave out. */
export const optionalDeviations: readonly Deviation[] = [
  ...invoices,
  ...usageHistory,
  ...breakdown,
  ...twoFactor,
  ...invitations,
  ...auditLog,
  ...dates,
  ...accountClosure,
  ...callbackSigning,
  ...callbackSubscriptions,
  ...billingDetails,
  ...budget,
  ...keyLimitDeviations,
  ...keyLabelDeviations,
  ...accessTokens,
  ...notificationDeviations,
  ...passkeyDeviations,
  ...ownershipDeviations,
  ...redeliveryDeviations,
];

function inDetails(field: string, value: unknown) {
  return data('readBillingDetails', ({ item }) => {
    Object.assign((item as { details: object | null }).details ?? {}, { [field]: value });
  });
}

function manyRecipients() {
  return Array.from({ length: 11 }, (_, index) => `p${index}@northwall.example`);
}

function savedDetails() {
  return { item: { details: null, isNeeded: false, portalUrl: null } };
}

function inLimit(field: string, value: unknown) {
  return data('readBudget', ({ item }) => {
    const { limit } = item as { limit: Record<string, unknown> | null };
    if (limit) limit[field] = value;
  });
}

/** The list has it as the creation did. */
function sharedToken(): Deviate {
  const inList = put(list, 'items.0.masked', 'ghat_whole');
  const inCreation = put(create, 'item.token', 'ghat_whole');
  return (request, respond) => inList(request, (sent) => inCreation(sent, respond));
}

function openToAll(body: Record<string, unknown>): void {
  for (const row of body['items'] as Rows) Object.assign(row, { ipRanges: [] });
}

function asIfSet(limit: unknown) {
  return { item: { currency: 'USD', spent: 0, endDate: 1_795_000_000, limit, sentAlerts: [] } };
}

function repeatedAlert({ item }: Record<string, unknown>): void {
  const alert = { percent: 50, timestamp: 1_790_000_000 };
  Object.assign(item as object, { sentAlerts: [alert, alert] });
}

function allExpired(body: Record<string, unknown>): void {
  for (const row of body['items'] as Rows) Object.assign(row, { expiresTimestamp: 1_500_000_000 });
}

function plainUrl({ item }: Record<string, unknown>): void {
  const { export: file } = item as { export: object };
  Object.assign(file, { status: 'ready', downloadUrl: 'http://x' });
}

function nobodyCloses({ item }: Record<string, unknown>): void {
  Object.assign(item as object, { canClose: false, ownerEmail: '' });
}

function oldestEntryFirst(body: Record<string, unknown>): void {
  (body['item'] as { entries: unknown[] }).entries.reverse();
}

function repeatedCode({ item }: Record<string, unknown>): void {
  const { recoveryCodes } = item as { recoveryCodes: string[] };
  recoveryCodes.push(recoveryCodes[0] ?? '');
}

function repeatedItem(body: Record<string, unknown>): void {
  const rows = body['items'] as Rows;
  rows.push({ ...rows[0] });
}

function sameItems(body: Record<string, unknown>): void {
  body['items'] = (body['items'] as Rows).slice(0, 2).map((row, index) => ({ ...row, id: `same-${index}` }));
}

function oldestFirst(body: Record<string, unknown>): void {
  (body['items'] as Rows).reverse();
}

function oneFigureLess(body: Record<string, unknown>): void {
  (rowsIn(body, 'series')[0]?.['credits'] as number[]).pop();
}

function newestFirst(body: Record<string, unknown>): void {
  (body['item'] as { starts: number[] }).starts.reverse();
}

function repeatedSeries(body: Record<string, unknown>): void {
  const [first, second] = rowsIn(body, 'series');
  Object.assign(second ?? {}, { id: first?.['id'] });
}

function nineSeries(body: Record<string, unknown>): void {
  const rows = rowsIn(body, 'series');
  for (let count = rows.length; count < 9; count += 1) rows.push({ ...rows[0], id: `more-${count}` });
}
