import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { AccessTokens } from './auth/access-tokens.ts';
import { userOf } from './auth/auth-service.ts';
import { Sessions } from './auth/sessions.ts';
import { createServices } from './create-services.ts';
import { DatabaseStore, type DatabaseStoreOptions } from './db/database-store.ts';

export interface ProviderOptions extends DatabaseStoreOptions {
  readonly checkoutUrl?: ((session: string) => string) | undefined;
}

/** For callers that only read the URL. */
const unreachableCheckout = (session: string) => `https://checkout.gatehouse.example/pay/${session}`;

/** The one simulation of the provider, behind every backend of the demo and the tests. */
export type Provider = ReturnType<typeof createProvider>;

export function createProvider(options: ProviderOptions) {
  const { seed, now, checkoutUrl = unreachableCheckout } = options;
  const store = new DatabaseStore(options);
  const sessions = new Sessions(store, new AccessTokens(seed), now);
  return {
    ...createServices({ store, sessions, seed, now, checkoutUrl }),
    get scenario() {
      return store.scenario;
    },
    get demoAccounts() {
      const seeds = [...(scenarios[store.scenario].people ?? []), ...Object.values(demoAccounts)];
      return seeds.flatMap((account) => demoLogIn(store, account));
    },
    /** The email that the scenario fills in on the log-in form. */
    get prefill() {
      const { prefill } = scenarios[store.scenario];
      return prefill ? (demoLogIn(store, prefill)[0]?.email ?? null) : null;
    },
    /** The scenario's session; only with data that were created now, not restored from a snapshot. */
    signIn: store.isFresh ? startSession(store, sessions) : null,
    isFresh: store.isFresh,
    /** A snapshot was discarded because it was outdated or broken. */
    get dataReplaced() {
      return store.dataReplaced;
    },
    reset: () => store.reset(),
  };
}

/** With the current email and password; empty for a deleted person. */
function demoLogIn(store: DatabaseStore, { id, about, code }: AccountSeed) {
  const person = store.read().people.find({ id });
  return person ? [{ email: person.email, password: person.password, about, code }] : [];
}

function startSession(store: DatabaseStore, sessions: Sessions) {
  const seed = scenarios[store.scenario].signedInAs;
  if (!seed) return null;
  return store.change((database) => {
    const person = database.people.get({ id: seed.id });
    return { token: sessions.open(database, person), state: person.state, user: userOf(person) };
  });
}
