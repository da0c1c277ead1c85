import type { PersonSeed } from '#mocks/scenarios/account-seed.ts';
import { overriddenAccountId, peopleOf } from '#mocks/scenarios/demo-accounts.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { AccessTokens } from './auth/access-tokens.ts';
import { userOf } from './auth/auth-service.ts';
import { presentCode, authenticatorCode } from '#mocks/provider/auth/second-factor.ts';
import { Sessions } from './auth/sessions.ts';
import { createServices } from './create-services.ts';
import { DatabaseStore, type DatabaseStoreOptions } from './db/database-store.ts';
import { periodAt } from './usage/billing-period.ts';

export interface ProviderOptions extends DatabaseStoreOptions {
  /** What calls, unless the call itself has it. */
  readonly userAgent?: string | undefined;
  readonly checkoutUrl?: ((session: string) => string) | undefined;
  /** Where the file of an export is downloaded, by its id. */
  readonly exportUrl?: ((id: string) => string) | undefined;
  /** The time of authenticator apps; `now` without it. */
  readonly authenticatorNow?: (() => number) | undefined;
}

/** For callers that only read the URL. */
const unreachableCheckout = (session: string) => `https://checkout.gatehouse.example/pay/${session}`;

const unreachableExport = (id: string) => `https://downloads.gatehouse.example/exports/${id}`;

/** The one simulation of the provider, behind every backend of the demo and the tests. */
export type Provider = ReturnType<typeof createProvider>;

export function createProvider(options: ProviderOptions) {
  const { seed, now, authenticatorNow = now } = options;
  const { checkoutUrl = unreachableCheckout, exportUrl = unreachableExport } = options;
  const store = new DatabaseStore(options);
  const sessions = new Sessions(store, new AccessTokens(seed), now);
  sessions.userAgent = options.userAgent ?? null;
  return {
    ...createServices({ store, sessions, seed, now, authenticatorNow, checkoutUrl, exportUrl }),
    get scenario() {
      return store.scenario;
    },
    get demoAccounts() {
      return peopleOf(scenarios[store.scenario]).flatMap((person) => demoLogIn(store, person, authenticatorNow()));
    },
    get startPath() {
      const { path, opensMail } = scenarios[store.scenario].start;
      return (opensMail ? store.read().mails.where().at(-1)?.link : null) ?? path;
    },
    /** When the data began, in milliseconds. */
    get madeAt() {
      return store.read().madeAt;
    },
    /** When the next billing period of the scenario's account starts, in milliseconds. */
    get periodEnd() {
      const id = overriddenAccountId(scenarios[store.scenario]);
      const { periodStart } = store.read().accounts.get({ id });
      return (periodAt(periodStart, Math.floor(now() / 1000)).end + 1) * 1000;
    },
    get prefill() {
      const { prefill } = scenarios[store.scenario];
      return prefill ? (demoLogIn(store, prefill, authenticatorNow())[0]?.email ?? null) : null;
    },
    /** The scenario's session; only with data that were created now, not restored from a snapshot. */
    signIn: store.isFresh ? startSession(store, sessions) : null,
    /** Signs somebody in without a password, now or at another time; null for an unknown email. */
    signInAs: (email: string, at?: number) => signInAs(store, sessions, email, at),
    /** What an authenticator app shows, for a demo without one. */
    authenticatorCode: (secret: string) => authenticatorCode(secret, authenticatorNow()),
    isFresh: store.isFresh,
    /** A snapshot was discarded because it was outdated or broken. */
    get dataReplaced() {
      return store.dataReplaced;
    },
    reset: () => store.reset(),
  };
}

/** With the current email, password and two-factor code; empty for a deleted person. */
function demoLogIn(store: DatabaseStore, { id, kind }: PersonSeed, now: number) {
  const database = store.read();
  const person = database.people.find({ id });
  if (!person) return [];
  return [{ email: person.email, password: person.password, kind, code: presentCode(database, person, now) }];
}

function startSession(store: DatabaseStore, sessions: Sessions) {
  const seed = scenarios[store.scenario].signedInAs;
  if (!seed) return null;
  return signInAs(store, sessions, seed.email);
}

function signInAs(store: DatabaseStore, sessions: Sessions, email: string, at?: number) {
  return store.change((database) => {
    const person = database.people.find({ email });
    return person ? { token: sessions.open(database, person, at), state: person.state, user: userOf(person) } : null;
  });
}
