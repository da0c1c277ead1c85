import { describe, expect, it } from 'vitest';
import { CallbackLog } from '#mocks/provider/callbacks/callback-log.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { bearerOf } from '#tests/mocks/provider/auth/provider-sessions.ts';
import { ANY_TIME } from '#mocks/provider/shared/request-fields.ts';

/** Their logs have 1,200 and 100,000 entries. Whatever reads them all takes eighty times as long for the second. */
const OWNERS = ['suspended', 'activeCustomer'] as const;
const MOST_RATIO = 8;
const ROUNDS = 25;
const seed = 'long-logs';
const clock = new ManualClock();
const { provider, people } = signIn();

type Person = (typeof people)[number];
type Ask = (person: Person) => object;

const callbacks =
  (query: object): Ask =>
  ({ bearer }) =>
    provider.callbackLog.search(bearer, { limit: 10, ...query });

describe('a page of a log that grows from 1,200 to 100,000 entries takes no longer', () => {
  it.each<[string, Ask]>([
    ['of old callbacks', (person) => callbacks({ startingFromCallbackLogId: person.oldCallback })(person)],
    ['of three filters', callbacks({ blockchain: 'ethereum', status: 'failed', product: 'BLOCKCHAIN_EVENTS' })],
    ['of a phrase that none has', callbacks({ searchPhrase: 'no such thing' })],
    ['of the requests of a key', ({ bearer, apiKey }) => provider.requestLog.list(bearer, { limit: 10, apiKey })],
  ])('%s', (_name, ask) => {
    const [short, long] = medianTimes(ask);
    expect(long! / short!).toBeLessThan(MOST_RATIO);
  });
});

/** In turn, so that whatever else the machine does falls on both. */
function medianTimes(ask: Ask): number[] {
  const times = people.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    people.forEach((person, nth) => {
      const start = performance.now();
      jsonTextOf(ask(person));
      times[nth]!.push(performance.now() - start);
    });
  }
  return times.map((measured) => measured.toSorted((one, other) => one - other)[ROUNDS >> 1]!);
}

function signIn() {
  const opened = createProvider({ seed, now: clock.now });
  const signedIn = OWNERS.map((who) => {
    const bearer = bearerOf(opened, who);
    const { id: accountId, callbacks: count } = demoAccounts[who];
    const log = new CallbackLog({ seed, accountId, madeAt: clock.now(), count });
    const every = { blockchain: null, network: null, product: null, status: null, phrase: null, bounds: ANY_TIME };
    const old = log.search(every, log.endAt(clock.now()), count * 0.9).at(-1);
    const apiKey = opened.requestLog.filters(bearer).data.item.apiKeys[0]?.id;
    return { bearer, oldCallback: log.idOf(old!), apiKey, count };
  });
  return { provider: opened, people: signedIn };
}
