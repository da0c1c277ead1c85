import { AccessTokens } from '#mocks/provider/auth/access-tokens.ts';
import { createServices } from '#mocks/provider/create-services.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import { Sessions } from '#mocks/provider/auth/sessions.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';

/** One thing to ask of the logs; answers how many entries came. */
export interface LogCase {
  readonly name: string;
  readonly query: () => number;
}

const seed = 'bench';
const now = () => Date.UTC(2026, 10, 21, 9);

/** What is asked of logs of `count` entries each, and the time, in milliseconds, that their first answers took. */
export function openLogs(count: number): { readonly cases: readonly LogCase[]; readonly firstMs: number } {
  const logs = signIn(count);
  const { callbackLog, requestLog, bearer } = logs;
  const apiKey = requestLog.filters(bearer).data.item.apiKeys[0]?.id;
  const started = performance.now();
  callbackLog.filters(bearer);
  requestLog.list(bearer, { apiKey });
  const firstMs = performance.now() - started;
  return { cases: [...callbackCases(logs, count), ...requestCases(logs, count, apiKey)], firstMs };
}

function callbackCases({ callbackLog, bearer }: Logs, count: number): readonly LogCase[] {
  const page = (query: object) => callbackLog.search(bearer, { limit: 10, ...query }).data.item;
  const deep = idAt(count * 0.9, (after) => page({ limit: 100, startingFromCallbackLogId: after }).lastCallbackId);
  const { callbackLogs } = page({ startingFromCallbackLogId: deep, searchPhrase: 'confirmed' });
  const transactionId = /"transactionId":"(\w+)"/.exec(jsonTextOf(callbackLogs))?.[1];
  const logCase = (name: string, query: object): LogCase => ({
    name: `callbacks, ${name}`,
    query: () => serialize(page(query)).callbackLogs.length,
  });
  return [
    logCase('first page', {}),
    logCase('deep page', { startingFromCallbackLogId: deep }),
    logCase('of a blockchain', { blockchain: 'ethereum' }),
    logCase('of a network', { blockchain: 'ethereum', network: 'sepolia' }),
    logCase('of a product', { product: 'TRANSACTION_BROADCASTS' }),
    logCase('failed ones', { status: 'failed' }),
    logCase('three filters', { blockchain: 'ethereum', status: 'failed', product: 'BLOCKCHAIN_EVENTS' }),
    logCase('search hitting many', { searchPhrase: 'usdt' }),
    logCase('search hitting one', { searchPhrase: transactionId }),
    logCase('search hitting none', { searchPhrase: 'no such thing' }),
  ];
}

function requestCases({ requestLog, bearer }: Logs, count: number, apiKey: string | undefined): readonly LogCase[] {
  const page = (query: object) => requestLog.list(bearer, { limit: 10, ...query }).data.item;
  const deep = idAt(count * 0.9, (after) => page({ limit: 100, startingFromApiRequestId: after }).lastApiRequestId);
  const logCase = (name: string, query: object): LogCase => ({
    name: `requests, ${name}`,
    query: () => serialize(page(query)).stats.length,
  });
  return [
    logCase('first page', {}),
    logCase('deep page', { startingFromApiRequestId: deep }),
    logCase('of a key', { apiKey }),
  ];
}

type Logs = ReturnType<typeof signIn>;

/** The active customer, with logs as long as that. */
function signIn(count: number) {
  const store = new DatabaseStore({ seed, scenario: 'active-customer', now, snapshots: undefined });
  store.change(({ accounts }) => {
    accounts.update({ id: demoAccounts.activeCustomer.id }, { pastCallbacks: count, pastRequests: count });
  });
  const sessions = new Sessions(store, new AccessTokens(seed), now);
  const services = createServices({ store, sessions, seed, now, checkoutUrl: (session) => session });
  const { email, password } = demoAccounts.activeCustomer;
  return { ...services, bearer: services.auth.logIn({ email, password }).token ?? null };
}

/** The id that stands `depth` entries below the newest one. */
function idAt(depth: number, lastOf: (after: string | null) => string | null): string | null {
  let id: string | null = null;
  for (let passed = 0; passed < depth; passed += 100) id = lastOf(id);
  return id;
}

/** An answer counts as given once its JSON is written. */
function serialize<Item>(item: Item): Item {
  jsonTextOf(item);
  return item;
}
