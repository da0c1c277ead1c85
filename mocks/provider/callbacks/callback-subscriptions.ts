import type { Database } from '#mocks/provider/db/database.ts';
import type { CallbackSubscriptionRow } from '#mocks/provider/db/models.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { CallbackLog, firstGroups } from './callback-log.ts';
import { type CallbackKind, callbackKinds } from './callback-kinds.ts';
import { seededAddress } from './chains.ts';

export const SUBJECTS = ['address', 'extendedPublicKey', 'transactionId', 'contractAddress'] as const;

type Subject = (typeof SUBJECTS)[number];

interface EventType {
  readonly name: string;
  readonly product: string;
  readonly networks: readonly { readonly blockchain: string; readonly network: string }[];
  readonly subject: Subject | null;
  readonly maxConfirmations: number | null;
}

export interface StoredSubscription extends Readonly<Partial<Record<Subject, string>>> {
  readonly eventType: string;
  readonly blockchain: string;
  readonly network: string;
  readonly callbackUrl: string;
  readonly confirmationsCount: number | null;
  readonly createdTimestamp: number;
  readonly deactivationReasons: readonly { readonly reason: string; readonly timestamp: number }[];
}

const MOST_CONFIRMATIONS = 12;
const CONFIRMATIONS = 6;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
const GAVE_UP = 'Maximum retry attempts reached';

const EVENTS = 'BLOCKCHAIN_EVENTS';
const main = (blockchain: string) => ({ blockchain, network: 'mainnet' });

export const eventTypes: readonly EventType[] = [
  ...[...new Set(callbackKinds.map(({ event }) => event))].map(typeOfKinds),
  {
    ...{ name: 'EXTENDED_PUBLIC_KEY_TRANSACTION_CONFIRMED', product: EVENTS, subject: 'extendedPublicKey' },
    ...{ networks: [main('bitcoin'), main('litecoin')], maxConfirmations: MOST_CONFIRMATIONS },
  },
  {
    ...{ name: 'TRANSACTION_MINED', product: EVENTS, subject: 'transactionId', maxConfirmations: MOST_CONFIRMATIONS },
    networks: [main('bitcoin'), main('ethereum'), main('polygon')],
  },
  {
    ...{ name: 'CONTRACT_LOG_EMITTED', product: EVENTS, subject: 'contractAddress', maxConfirmations: null },
    networks: [main('ethereum'), main('polygon'), { blockchain: 'ethereum', network: 'sepolia' }],
  },
];

function typeOfKinds(event: string): EventType {
  const [first, ...others] = callbackKinds.filter((kind) => kind.event === event);
  const kinds = first ? [first, ...others] : [];
  return {
    ...{ name: event, product: first?.product ?? '', subject: first?.hasAddress === false ? null : 'address' },
    networks: kinds.map(({ blockchain, network }) => ({ blockchain, network })),
    maxConfirmations: event.includes('_CONFIRMED') ? MOST_CONFIRMATIONS : null,
  };
}

export function subscriptionOf({ json }: CallbackSubscriptionRow): StoredSubscription {
  return JSON.parse(json) as StoredSubscription;
}

/** Where the callbacks of each subscription go. */
export function urlsBySubscription({ callbackSubscriptions }: Database, accountId: string) {
  return new Map(callbackSubscriptions.where({ accountId }).map((row) => [row.id, subscriptionOf(row).callbackUrl]));
}

/** Those whose callbacks are in the log, and two that are not active. `now` in seconds. */
export function seedSubscriptions(database: Database, account: AccountSeed, now: number): void {
  const { id: accountId, domains = [], callbacks = 0, stoppedSubscriptions = 0 } = account;
  const urls = domains.filter(({ verifiesInMinutes }) => verifiesInMinutes === undefined).map(({ url }) => url);
  if (callbacks === 0 || urls.length === 0) return;
  const log = new CallbackLog({ seed: database.seed, accountId, madeAt: now * 1000, count: callbacks });
  const url = (index: number, path: string) => `${urls[index % urls.length]}/${path}`;
  const rows = firstGroups.map((group, index): CallbackSubscriptionRow => {
    const { event, blockchain, network, product, hasAddress } = group.kind;
    const isStopped = index < stoppedSubscriptions;
    const timestamp = now - 3 * HOUR_SECONDS;
    return row(log.webhookIdOf(group), accountId, isStopped ? timestamp * 1000 : null, {
      ...{ eventType: event, blockchain, network, ...(hasAddress && { address: log.addressOf(group) }) },
      callbackUrl: url(index, pathOf(group.kind, product)),
      confirmationsCount: event.includes('_CONFIRMED') ? CONFIRMATIONS : null,
      createdTimestamp: now - (index + 3) * 9 * DAY_SECONDS - ((index * 5077) % DAY_SECONDS),
      deactivationReasons: isStopped ? [{ reason: GAVE_UP, timestamp }] : [],
    });
  });
  const idOf = (name: string) => seededHex(`${database.seed}|${accountId}|${name}`, 24);
  const inactive = [
    row(idOf('wallet'), accountId, now * 1000, {
      ...{ eventType: 'EXTENDED_PUBLIC_KEY_TRANSACTION_CONFIRMED', ...main('bitcoin') },
      extendedPublicKey: `zpub${seededHex(idOf('key'), 107)}`,
      ...{ callbackUrl: url(urls.length - 1, 'wallets/deposits'), confirmationsCount: CONFIRMATIONS },
      createdTimestamp: now - 12 * DAY_SECONDS,
      deactivationReasons: [{ reason: GAVE_UP, timestamp: now - 2 * DAY_SECONDS }],
    }),
    row(idOf('contract'), accountId, now * 1000, {
      ...{ eventType: 'CONTRACT_LOG_EMITTED', ...main('ethereum') },
      contractAddress: seededAddress('ethereum', 'mainnet', idOf('log')),
      ...{ callbackUrl: url(0, 'contracts/escrow'), confirmationsCount: null, deactivationReasons: [] },
      createdTimestamp: now - 5 * DAY_SECONDS,
    }),
  ];
  database.callbackSubscriptions.insert(...[...rows.toReversed(), ...inactive]);
}

function row(id: string, accountId: string, silentFrom: number | null, stored: StoredSubscription) {
  return { id, accountId, silentFrom, isDeleted: false, json: JSON.stringify(stored) };
}

function pathOf({ event, blockchain }: CallbackKind, product: string): string {
  if (product !== EVENTS) return `${blockchain}/payouts`;
  return event.includes('TOKENS') ? `${blockchain}/tokens` : `${blockchain}/deposits`;
}
