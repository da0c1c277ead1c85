import type { AccountState } from '../../src/domain/account/account-state';
import type { AccountSeed } from '../scenarios/account-seed';
import { demoAccounts } from '../scenarios/demo-accounts';
import { type ScenarioName, scenarios } from '../scenarios/scenarios';
import { AccessTokens } from './access-tokens';
import { Outbox } from './outbox';
import { Records } from './records';
import { AccountService } from './services/account-service';
import { ApiKeyService } from './services/api-key-service';
import { AuthService, userOf, type WireUser } from './services/auth-service';
import { BillingService } from './services/billing-service';
import { CatalogueService } from './services/catalogue-service';
import { CheckoutService } from './services/checkout-service';
import { LocalizationService } from './services/localization-service';
import { OnboardingService } from './services/onboarding-service';
import { PasswordService } from './services/password-service';
import { RegistrationService } from './services/registration-service';
import { SocialService } from './services/social-service';
import { Sessions } from './sessions';
import type { SnapshotStore } from './snapshot';

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
export interface Provider {
  readonly auth: AuthService;
  readonly registration: RegistrationService;
  readonly social: SocialService;
  readonly passwords: PasswordService;
  readonly onboarding: OnboardingService;
  readonly catalogue: CatalogueService;
  readonly checkout: CheckoutService;
  /** What has been mailed to people. */
  readonly mails: Outbox;
  readonly account: AccountService;
  readonly apiKeys: ApiKeyService;
  readonly billing: BillingService;
  readonly localization: LocalizationService;
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
      return [...(scenarios[records.scenario].people ?? []), ...Object.values(demoAccounts)].map(demoLogIn);
    },
    get prefill() {
      return scenarios[records.scenario].prefill?.email ?? null;
    },
    signIn: records.isFresh ? startedSession(records, sessions) : null,
    isFresh: records.isFresh,
    get dataReplaced() {
      return records.dataReplaced;
    },
    reset: () => records.reset(),
  };
}

interface Parts {
  readonly records: Records;
  readonly sessions: Sessions;
  readonly seed: string;
  readonly now: () => number;
  readonly checkoutUrl: (session: string) => string;
}

function createServices({ records, sessions, seed, now, checkoutUrl }: Parts) {
  return {
    auth: new AuthService(records, sessions, now),
    registration: new RegistrationService(records, sessions, new AccessTokens(seed, 'invitation'), seed, now),
    social: new SocialService(records, sessions, seed, now),
    passwords: new PasswordService(records, new AccessTokens(seed, 'reset'), seed, now),
    onboarding: new OnboardingService(records, sessions, seed, checkoutUrl),
    catalogue: new CatalogueService(sessions),
    checkout: new CheckoutService(records),
    mails: new Outbox(records),
    account: new AccountService(sessions),
    apiKeys: new ApiKeyService(records, sessions, seed, now),
    billing: new BillingService(sessions, now),
    localization: new LocalizationService(sessions),
  };
}

/** A host that nobody can reach, for whoever only looks at the address. */
function inventedCheckout(session: string): string {
  return `https://checkout.gatehouse.example/pay/${session}`;
}

function demoLogIn({ email, password, about, code }: AccountSeed): DemoLogIn {
  return { email, password, about, code };
}

function startedSession(records: Records, sessions: Sessions): StartedSession | null {
  const who = scenarios[records.scenario].signedInAs;
  if (!who) return null;
  return records.change((database) => {
    const account = database.accounts.find(({ id }) => id === who.id);
    return account ? { token: sessions.open(database, account), state: account.state, user: userOf(account) } : null;
  });
}
