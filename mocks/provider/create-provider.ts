import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { AccessTokens } from './access-tokens.ts';
import { createServices, type Services } from './create-services.ts';
import { Records } from './records.ts';
import { userOf, type WireUser } from './services/auth-service.ts';
import { Sessions } from './sessions.ts';
import type { SnapshotStore } from './snapshot.ts';

export interface ProviderOptions {
  readonly seed: string;
  /** Without one the provider goes on with the scenario of its snapshot, else with `visitor`. */
  readonly scenario?: ScenarioName | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly snapshots?: SnapshotStore | undefined;
  /** Where the card provider's page of a session is. */
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

/** The one simulation of the provider: every backend of the demo and of the tests answers from it. */
export interface Provider extends Services {
  readonly scenario: ScenarioName;
  readonly demoAccounts: readonly DemoLogIn[];
  /** E-mail of the account that the scenario wants filled in. */
  readonly prefill: string | null;
  /** The scenario's session; only where the data have just been made. */
  readonly signIn: StartedSession | null;
  /** The data were made anew, not taken from the snapshot. */
  readonly isFresh: boolean;
  /** There was a snapshot, but of an old version or a broken one. */
  readonly dataReplaced: boolean;
  /** Forgets everything that was changed; the scenario stays. */
  reset(): void;
}

export function createProvider(options: ProviderOptions): Provider {
  const { seed, scenario, now, snapshots } = options;
  const records = new Records({ seed, scenario, now, snapshots });
  const sessions = new Sessions(records, new AccessTokens(seed), seed, now);
  return {
    ...createServices({ records, sessions, seed, now, checkoutUrl: options.checkoutUrl ?? inventedCheckout }),
    get scenario() {
      return records.scenario;
    },
    get demoAccounts() {
      const seeds = [...(scenarios[records.scenario].people ?? []), ...Object.values(demoAccounts)];
      return seeds.flatMap((account) => demoLogIn(records, account));
    },
    get prefill() {
      const { prefill } = scenarios[records.scenario];
      return prefill ? (demoLogIn(records, prefill)[0]?.email ?? null) : null;
    },
    signIn: records.isFresh ? startedSession(records, sessions) : null,
    isFresh: records.isFresh,
    get dataReplaced() {
      return records.dataReplaced;
    },
    reset: () => records.reset(),
  };
}

/** A host that nobody can reach, for whoever only looks at the address. */
function inventedCheckout(session: string): string {
  return `https://checkout.gatehouse.example/pay/${session}`;
}

/** With the e-mail and the password of now; nothing where the account is gone. */
function demoLogIn(records: Records, { id, about, code }: AccountSeed): readonly DemoLogIn[] {
  const account = records.read().accounts.find((row) => row.id === id);
  return account ? [{ email: account.email, password: account.password, about, code }] : [];
}

function startedSession(records: Records, sessions: Sessions): StartedSession | null {
  const who = scenarios[records.scenario].signedInAs;
  if (!who) return null;
  return records.change((database) => {
    const account = database.accounts.find(({ id }) => id === who.id);
    return account ? { token: sessions.open(database, account), state: account.state, user: userOf(account) } : null;
  });
}
