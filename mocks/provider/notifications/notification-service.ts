import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { nextHex } from '#mocks/provider/db/database.ts';
import type { NotificationChannelRow } from '#mocks/provider/db/models.ts';
import {
  flagField,
  optionalTextField,
  type RequestFields,
  textField,
  textListField,
} from '#mocks/provider/shared/request-fields.ts';
import { invalidField, notFound } from '#mocks/provider/shared/service-result.ts';

const TYPES = [
  { id: 'email', name: 'Email' },
  { id: 'slack', name: 'Slack' },
  { id: 'webhook', name: 'Webhook' },
  { id: 'pagerduty', name: 'PagerDuty' },
];

/** The console has words of its own for all but the last. */
const KINDS = [
  ['budget', 'Budget', 'A share of the budget is reached.'],
  ['quota', 'Quota', 'Most credits of the plan are used.'],
  ['key-expiring', 'Expiring keys', 'An API key ends within a week.'],
  ['callbacks-failing', 'Failing callbacks', 'A domain stops accepting callbacks.'],
  ['error-share', 'Share of errors', 'One call in twenty fails.'],
  ['invoice', 'Invoices', 'There is another invoice.'],
  ['log-in', 'Logins', 'Somebody logs in from another device.'],
  ['network-upgrade', 'Network upgrades', 'Forks and upgrades of the blockchains that you use.'],
].map(([id = '', name, description]) => ({ id, name, description }));

const CODE = 'invalid_notification_channel';
const NAME_MAX = 50;
const SHOWN_END = 4;

type Change = 'added' | 'changed' | 'deleted';
type EditFields = RequestFields<'name' | 'target' | 'kinds'>;

export class NotificationService {
  constructor(private readonly sessions: Sessions) {}

  list(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ database, person }) => ({
      items: database.notificationChannels.where({ personId: person.id }).toReversed().map(itemOf),
      kinds: KINDS,
      types: TYPES,
    }));
  }

  add(bearer: Bearer, fields: RequestFields<'type'> & EditFields) {
    return this.sessions.change(bearer, 'own', (caller) => {
      const { database, person } = caller;
      const type = TYPES.find(({ id }) => id === textField(fields, 'type'))?.id;
      if (!type) throw invalidField(CODE, 'type', 'type must be one of those that are listed.');
      const row = {
        ...{ id: nextHex(database, 'notification-channel', 24), personId: person.id, type, ...choicesOf(fields) },
        ...sentTo(type, textField(fields, 'target')),
        ...{ isMuted: false, lastTimestamp: null },
      };
      database.notificationChannels.insert(row);
      return settle(caller, row.id, 'added');
    });
  }

  edit(bearer: Bearer, id: string, fields: EditFields) {
    return this.sessions.change(bearer, 'own', (caller) => {
      const { type } = find(caller, id);
      const target = optionalTextField(fields, 'target');
      const row = { ...choicesOf(fields), ...(target !== null && sentTo(type, target)) };
      caller.database.notificationChannels.update({ id }, row);
      return settle(caller, id, 'changed');
    });
  }

  setMuted(bearer: Bearer, id: string, fields: RequestFields<'isMuted'>) {
    return this.sessions.change(bearer, 'own', (caller) => {
      find(caller, id);
      const isMuted = flagField(fields, 'isMuted');
      caller.database.notificationChannels.update({ id }, { isMuted });
      return settle(caller, id, 'changed');
    });
  }

  remove(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'own', (caller) => {
      record(caller, find(caller, id), 'deleted');
      caller.database.notificationChannels.remove({ id });
      return { item: { success: true } };
    });
  }

  test(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'own', (caller) => {
      find(caller, id);
      caller.database.notificationChannels.update({ id }, { lastTimestamp: Math.floor(caller.now / 1000) });
      return { item: itemOf(find(caller, id)) };
    });
  }
}

function find({ database, person }: Caller, id: string): NotificationChannelRow {
  const row = database.notificationChannels.find({ id, personId: person.id });
  if (!row) throw notFound('notification channel');
  return row;
}

function settle(caller: Caller, id: string, what: Change) {
  const row = find(caller, id);
  record(caller, row, what);
  return { item: itemOf(row) };
}

function record({ database, person, now }: Caller, { id, name }: NotificationChannelRow, what: Change): void {
  const target = { type: 'notification-channel', id, name } as const;
  recordAction(database, person, { at: now, action: `notification-channel-${what}`, target });
}

function itemOf({ id, type, name, target, kinds, isMuted, lastTimestamp, failureReason }: NotificationChannelRow) {
  const lastDelivery =
    lastTimestamp === null ? null : { timestamp: lastTimestamp, success: failureReason === null, failureReason };
  return { id, type, name, target, kinds, isMuted, lastDelivery };
}

function choicesOf(fields: EditFields) {
  const name = textField(fields, 'name').trim();
  if (name === '' || [...name].length > NAME_MAX)
    throw invalidField(CODE, 'name', 'name must have 1 to 50 characters.');
  const kinds = [...textListField(fields, 'kinds')];
  if (kinds.length === 0 || !kinds.every((id) => KINDS.some((kind) => kind.id === id)))
    throw invalidField(CODE, 'kinds', 'kinds must have one of those that are listed, and no other.');
  return { name, kinds };
}

/** Only the mask of a secret is stored, and whether somebody listens there. */
function sentTo(type: string, text: string): { readonly target: string; readonly failureReason: string | null } {
  const target = text.trim();
  const rejection = (what: string) => invalidField(CODE, 'target', `target must be ${what}.`);
  if (type === 'email') {
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(target)) throw rejection('an email');
    return { target, failureReason: null };
  }
  const end = target.slice(-SHOWN_END);
  if (type === 'pagerduty') {
    if (!/^[0-9A-Za-z]{32}$/.test(target)) throw rejection('an integration key of 32 characters');
    return { target: `…${end}`, failureReason: null };
  }
  if (!target.startsWith('https://') || !URL.canParse(target)) throw rejection('a url of https');
  const { host, hostname } = new URL(target);
  const isUnknown = hostname.endsWith('.invalid');
  return { target: `${host}/…${end}`, failureReason: isUnknown ? 'The host was not found.' : null };
}
