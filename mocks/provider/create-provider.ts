import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { AccessTokens } from './auth/access-tokens.ts';
import { userOf, type WireUser } from './auth/auth-service.ts';
import { Sessions } from './auth/sessions.ts';
import { createServices, type Services } from './create-services.ts';
import { DatabaseStore } from './db/database-store.ts';
import type { SnapshotStore } from './db/snapshot.ts';

export interface ProviderOptions {
  readonly seed: string;
  /** Without one, the provider continues with the scenario of its snapshot, else with `visitor`. */
  readonly scenario?: ScenarioName | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly snapshots?: SnapshotStore | undefined;
  /** The URL of the card provider's page for a session. */
  readonly checkoutUrl?: ((session: string) => string) | undefined;
}

export interface DemoLogIn {
  readonly email: string;
  readonly password: string;
  readonly about: string;
  readonly code: string | null;
}

export interface StartedSession {
  readonly token: string;
  readonly state: AccountState;
  readonly user: WireUser;
}

/** The one simulation of the provider, behind every backend of the demo and the tests. */
export interface Provider extends Services {
  readonly scenario: ScenarioName;
  readonly demoAccounts: readonly DemoLogIn[];
  /** The email that the scenario fills in on the log-in form. */
  readonly prefill: string | null;
  /** The scenario's session; only with fresh data. */
  readonly signIn: StartedSession | null;
  /** The data were created now, not restored from a snapshot. */
  readonly isFresh: boolean;
  /** A snapshot was discarded because it was outdated or broken. */
  readonly dataReplaced: boolean;
  /** Discards every change; the scenario stays. */
  reset(): void;
}

export function createProvider(options: ProviderOptions): Provider {
  const { seed, scenario, now, snapshots, checkoutUrl = unreachableCheckout } = options;
  const store = new DatabaseStore({ seed, scenario, now, snapshots });
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
    get prefill() {
      const { prefill } = scenarios[store.scenario];
      return prefill ? (demoLogIn(store, prefill)[0]?.email ?? null) : null;
    },
    signIn: store.isFresh ? startSession(store, sessions) : null,
    isFresh: store.isFresh,
    get dataReplaced() {
      return store.dataReplaced;
    },
    reset: () => store.reset(),
  };
}

/** For callers that only read the URL. */
function unreachableCheckout(session: string): string {
  return `https://checkout.gatehouse.example/pay/${session}`;
}

/** With the current email and password; empty for a deleted person. */
function demoLogIn(store: DatabaseStore, { id, about, code }: AccountSeed): readonly DemoLogIn[] {
  const person = store.read().people.find({ id });
  return person ? [{ email: person.email, password: person.password, about, code }] : [];
}

function startSession(store: DatabaseStore, sessions: Sessions): StartedSession | null {
  const seed = scenarios[store.scenario].signedInAs;
  if (!seed) return null;
  return store.change((database) => {
    const person = database.people.get({ id: seed.id });
    return { token: sessions.open(database, person), state: person.state, user: userOf(person) };
  });
}
