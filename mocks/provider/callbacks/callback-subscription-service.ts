import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { nextHex } from '#mocks/provider/db/database.ts';
import type { CallbackSubscriptionRow } from '#mocks/provider/db/models.ts';
import {
  flagField,
  optionalTextField,
  pageOf,
  type RequestFields,
  textField,
} from '#mocks/provider/shared/request-fields.ts';
import { invalid, notFound, ProviderError } from '#mocks/provider/shared/service-result.ts';
import { logOf } from './account-callbacks.ts';
import { requireVerified, sendSample } from './callback-signing-service.ts';
import { eventTypes, type StoredSubscription, SUBJECTS, subscriptionOf } from './callback-subscriptions.ts';

type Destination = 'callbackUrl' | 'confirmationsCount';
type NewFields = RequestFields<'eventType' | 'blockchain' | 'network' | (typeof SUBJECTS)[number] | Destination>;

const CODE = 'invalid_subscription';
const DAY_MS = 86_400_000;
const LONGEST = 2000;

type Change = 'created' | 'changed' | 'paused' | 'activated' | 'deleted';

/** Which events of an account go where. */
export class CallbackSubscriptionService {
  constructor(private readonly sessions: Sessions) {}

  eventTypes(bearer: Bearer) {
    return this.sessions.authorize(bearer, () => ({ item: { eventTypes } }));
  }

  list(bearer: Bearer, query: RequestFields<'limit' | 'offset'>) {
    return this.sessions.authorize(bearer, (caller) => {
      const { page, hasMore } = pageOf(rowsOf(caller).toReversed(), query);
      const deliveries = deliveriesOf(caller);
      return { item: { subscriptions: page.map((row) => itemOf(row, deliveries)), hasMore } };
    });
  }

  create(bearer: Bearer, fields: NewFields) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const { account, database, now } = caller;
      const stored = { ...newSubscription(caller, fields), createdTimestamp: Math.floor(now / 1000) };
      if (rowsOf(caller).some((row) => isSame(subscriptionOf(row), stored))) throw conflict('subscription_exists');
      const row = {
        ...{ id: nextHex(database, 'callback-subscription', 24), accountId: account.id, isDeleted: false },
        ...{ silentFrom: null, json: JSON.stringify(stored) },
      };
      database.callbackSubscriptions.insert(row);
      return settle(caller, row, 'created');
    });
  }

  edit(bearer: Bearer, id: string, fields: RequestFields<Destination>) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const row = find(caller, id);
      const stored = subscriptionOf(row);
      return store(caller, row, { ...stored, ...destinationOf(caller, fields, stored.eventType) }, 'changed');
    });
  }

  setActive(bearer: Bearer, id: string, fields: RequestFields<'isActive'>) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const row = find(caller, id);
      const isActive = flagField(fields, 'isActive');
      const stored = subscriptionOf(row);
      if (isActive) requireVerified(caller, stored.callbackUrl);
      caller.database.callbackSubscriptions.update({ id }, { silentFrom: isActive ? null : caller.now });
      return store(caller, row, { ...stored, deactivationReasons: [] }, isActive ? 'activated' : 'paused');
    });
  }

  remove(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const row = find(caller, id);
      const silentFrom = row.silentFrom ?? caller.now;
      caller.database.callbackSubscriptions.update({ id }, { isDeleted: true, silentFrom });
      record(caller, row, 'deleted');
      return {};
    });
  }

  test(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const { eventType, blockchain, network, callbackUrl } = subscriptionOf(find(caller, id));
      const { product } = typeNamed(eventType);
      const data = { product, event: eventType, item: { blockchain, network }, isTest: true };
      return sendSample(caller, callbackUrl, { webhookId: id, data });
    });
  }
}

/** The oldest first. */
function rowsOf({ account, database }: Caller): readonly CallbackSubscriptionRow[] {
  return database.callbackSubscriptions.where({ accountId: account.id, isDeleted: false });
}

function find(caller: Caller, id: string): CallbackSubscriptionRow {
  const row = rowsOf(caller).find((one) => one.id === id);
  if (!row) throw notFound('subscription');
  return row;
}

function store(caller: Caller, { id }: CallbackSubscriptionRow, stored: StoredSubscription, what: Change) {
  caller.database.callbackSubscriptions.update({ id }, { json: JSON.stringify(stored) });
  return settle(caller, find(caller, id), what);
}

function settle(caller: Caller, row: CallbackSubscriptionRow, what: Change) {
  record(caller, row, what);
  return { item: itemOf(row, deliveriesOf(caller)) };
}

function record({ database, person, now }: Caller, row: CallbackSubscriptionRow, what: Change): void {
  const target = { type: 'callback-subscription', id: row.id, name: subscriptionOf(row).eventType } as const;
  recordAction(database, person, { at: now, action: `callback-subscription-${what}`, target });
}

interface Deliveries {
  readonly total: number;
  readonly failed: number;
  readonly last: { readonly timestamp: number; readonly success: boolean };
}

/** Of the last 24 hours, by subscription. */
function deliveriesOf(caller: Caller): ReadonlyMap<string, Deliveries> {
  const { log, end } = logOf(caller);
  const since = caller.now - DAY_MS;
  const deliveries = new Map<string, Deliveries>();
  for (let slot = end - 1; slot >= log.first && log.timeOf(slot) >= since; slot -= 1) {
    const id = log.subscriptionAt(slot);
    if (id === null) continue;
    const success = !log.hasFailed(slot);
    const known = deliveries.get(id);
    deliveries.set(id, {
      total: (known?.total ?? 0) + 1,
      failed: (known?.failed ?? 0) + (success ? 0 : 1),
      last: known?.last ?? { timestamp: Math.floor(log.timeOf(slot) / 1000), success },
    });
  }
  return deliveries;
}

function itemOf(row: CallbackSubscriptionRow, deliveries: ReadonlyMap<string, Deliveries>) {
  const { total, failed, last } = deliveries.get(row.id) ?? { total: 0, failed: 0, last: null };
  return {
    ...Object.fromEntries(SUBJECTS.map((subject) => [subject, null])),
    ...{ referenceId: row.id, ...subscriptionOf(row), isActive: row.silentFrom === null },
    ...{ lastDelivery: last, recentDeliveries: { total, failed } },
  };
}

function newSubscription(caller: Caller, fields: NewFields): Omit<StoredSubscription, 'createdTimestamp'> {
  const type = typeNamed(textField(fields, 'eventType'));
  const [blockchain, network] = [textField(fields, 'blockchain'), textField(fields, 'network')];
  if (!type.networks.some((one) => one.blockchain === blockchain && one.network === network))
    throw invalid(CODE, `There is no ${type.name} on ${blockchain} ${network}.`);
  return {
    ...{ eventType: type.name, blockchain, network, ...subjectOf(fields, type.subject) },
    ...destinationOf(caller, fields, type.name),
    deactivationReasons: [],
  };
}

function subjectOf(fields: NewFields, subject: (typeof SUBJECTS)[number] | null) {
  if (subject === null) return {};
  const value = optionalTextField(fields, subject)?.trim() ?? '';
  if (!/^[A-Za-z0-9]{20,200}$/.test(value)) throw invalid(CODE, `${subject} is not valid on this blockchain.`);
  return { [subject]: value };
}

function destinationOf(caller: Caller, fields: RequestFields<Destination>, eventType: string) {
  const callbackUrl = textField(fields, 'callbackUrl').trim();
  if (!URL.canParse(callbackUrl) || callbackUrl.length > LONGEST) throw invalid(CODE, 'callbackUrl must be a url.');
  requireVerified(caller, callbackUrl);
  const most = eventTypes.find(({ name }) => name === eventType)?.maxConfirmations ?? null;
  const count = most === null ? null : (fields.confirmationsCount ?? 1);
  const isCount =
    most === null || (typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= most);
  if (!isCount) throw invalid(CODE, `confirmationsCount must be from 1 to ${most}.`);
  return { callbackUrl, confirmationsCount: count as number | null };
}

function typeNamed(name: string) {
  const type = eventTypes.find((one) => one.name === name);
  if (!type) throw invalid(CODE, `There is no event type ${name}.`);
  return type;
}

/** Of the same event, about the same, to the same url. */
function isSame(one: StoredSubscription, other: StoredSubscription): boolean {
  const names = ['eventType', 'blockchain', 'network', ...SUBJECTS, 'callbackUrl'] as const;
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

function conflict(code: string): ProviderError {
  return new ProviderError(409, code, 'The request was rejected.', ['There is a subscription like it already.']);
}
