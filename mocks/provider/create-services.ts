import { AccessTokens } from './access-tokens.ts';
import { Outbox } from './outbox.ts';
import type { Records } from './records.ts';
import { AccountService } from './services/account-service.ts';
import { ApiKeyService } from './services/api-key-service.ts';
import { AuthService } from './services/auth-service.ts';
import { BillingService } from './services/billing-service.ts';
import { CallbackLogService } from './services/callback-log-service.ts';
import { CallbackUrlService } from './services/callback-url-service.ts';
import { CatalogueService } from './services/catalogue-service.ts';
import { CheckoutService } from './services/checkout-service.ts';
import { EmailService } from './services/email-service.ts';
import { FaucetService } from './services/faucet-service.ts';
import { GettingStartedService } from './services/getting-started-service.ts';
import { LocalizationService } from './services/localization-service.ts';
import { OnboardingService } from './services/onboarding-service.ts';
import { PasswordService } from './services/password-service.ts';
import { RegistrationService } from './services/registration-service.ts';
import { RequestLogService } from './services/request-log-service.ts';
import { SendRequestService } from './services/send-request-service.ts';
import { SocialService } from './services/social-service.ts';
import { TeamService } from './services/team-service.ts';
import { UsageService } from './services/usage-service.ts';
import type { Sessions } from './sessions.ts';

/** What the services are made of. */
interface Parts {
  readonly records: Records;
  readonly sessions: Sessions;
  readonly seed: string;
  readonly now: () => number;
  readonly checkoutUrl: (session: string) => string;
}

/** What the provider offers, by subject. */
export type Services = ReturnType<typeof createServices>;

export function createServices({ records, sessions, seed, now, checkoutUrl }: Parts) {
  return {
    auth: new AuthService(records, sessions, now),
    registration: new RegistrationService(records, sessions, new AccessTokens(seed, 'invitation'), seed, now),
    social: new SocialService(records, sessions, seed, now),
    passwords: new PasswordService(records, new AccessTokens(seed, 'reset'), seed, now),
    emails: new EmailService(records, sessions, new AccessTokens(seed, 'email'), seed, now),
    onboarding: new OnboardingService(records, sessions, seed, checkoutUrl),
    catalogue: new CatalogueService(sessions),
    checkout: new CheckoutService(records, seed),
    /** What has been mailed to people. */
    mails: new Outbox(records),
    account: new AccountService(sessions),
    apiKeys: new ApiKeyService(records, sessions, seed, now),
    requestLog: new RequestLogService(records, sessions, seed, now),
    sendRequest: new SendRequestService(records, sessions, seed, now),
    callbackLog: new CallbackLogService(records, sessions, seed, now),
    callbackUrls: new CallbackUrlService(records, sessions, seed, now),
    billing: new BillingService(sessions, seed, now, checkoutUrl),
    faucets: new FaucetService(records, sessions, seed, now),
    gettingStarted: new GettingStartedService(records, sessions),
    localization: new LocalizationService(sessions),
    team: new TeamService(records, sessions, new AccessTokens(seed, 'invitation'), seed, now),
    usage: new UsageService(sessions, now),
  };
}
