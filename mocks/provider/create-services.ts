import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { AccountService, AccountSessionService, CapabilityService } from '#mocks/provider/account/account-service.ts';
import { ClosureService, type ExportUrl } from '#mocks/provider/account/closure-service.ts';
import { EmailService } from './account/email-service.ts';
import { ApiKeyService } from './api-keys/api-key-service.ts';
import { AccessTokenService } from '#mocks/provider/access-tokens/access-token-service.ts';
import { KeyLimitService } from './api-keys/key-limit-service.ts';
import { AccessTokens } from './auth/access-tokens.ts';
import { AuditLogService } from '#mocks/provider/audit/audit-log-service.ts';
import { AuthService } from './auth/auth-service.ts';
import { PasswordService } from './auth/password-service.ts';
import { RegistrationService } from './auth/registration-service.ts';
import type { Sessions } from './auth/sessions.ts';
import { SocialService } from './auth/social-service.ts';
import { TwoFactorService } from './auth/two-factor-service.ts';
import { BillingDetailsService } from '#mocks/provider/billing/billing-details-service.ts';
import { BillingService } from '#mocks/provider/billing/billing-service.ts';
import { InvoiceService } from '#mocks/provider/billing/invoice-service.ts';
import { CheckoutService } from './billing/checkout-service.ts';
import { CallbackDomainService } from './callback-domains/callback-domain-service.ts';
import { BulkRedeliveryService } from './callbacks/bulk-redelivery-service.ts';
import { CallbackLogService, CallbackRedeliveryService } from '#mocks/provider/callbacks/callback-log-service.ts';
import { CallbackSigningService } from './callbacks/callback-signing-service.ts';
import { CallbackSubscriptionService } from './callbacks/callback-subscription-service.ts';
import { GettingStartedService } from './dashboard/getting-started-service.ts';
import type { DatabaseStore } from './db/database-store.ts';
import { FaucetService } from './faucets/faucet-service.ts';
import { LocalizationService } from './i18n/localization-service.ts';
import { Mailbox } from './mail/mailbox.ts';
import { CatalogService } from './onboarding/catalog-service.ts';
import { OnboardingService } from './onboarding/onboarding-service.ts';
import { NotificationService } from './notifications/notification-service.ts';
import { PasskeyService } from './passkeys/passkey-service.ts';
import { lastUsesOf, RequestLogService } from './requests/request-log-service.ts';
import { SendRequestService } from './requests/send-request-service.ts';
import { InvitationService } from './team/invitation-service.ts';
import { OwnershipService } from './team/ownership-service.ts';
import { TeamService } from './team/team-service.ts';
import { BudgetService } from './usage/budget-service.ts';
import { UsageService } from './usage/usage-service.ts';

interface ServiceDeps {
  readonly store: DatabaseStore;
  readonly sessions: Sessions;
  readonly seed: string;
  readonly now: () => number;
  readonly authenticatorNow: () => number;
  readonly checkoutUrl: (session: string) => string;
  readonly exportUrl: ExportUrl;
}

export function createServices(deps: ServiceDeps) {
  const { store, sessions, seed, now, authenticatorNow, checkoutUrl, exportUrl } = deps;
  const capabilities = new CapabilityService(sessions, () => scenarios[store.scenario].capabilities);
  const offersTwoFactor = () => capabilities.offers('two-factor-setup');
  const auth = new AuthService(store, sessions, now, authenticatorNow, (what) => capabilities.offers(what));
  return {
    auth,
    twoFactor: new TwoFactorService(sessions, authenticatorNow),
    registration: new RegistrationService(store, sessions, new AccessTokens(seed, 'invitation'), now),
    social: new SocialService(store, auth, new AccessTokens(seed, 'invitation'), now),
    passwords: new PasswordService(store, new AccessTokens(seed, 'reset'), now),
    emails: new EmailService(store, sessions, new AccessTokens(seed, 'email'), now),
    onboarding: new OnboardingService(sessions, checkoutUrl),
    catalogue: new CatalogService(sessions),
    checkout: new CheckoutService(store, now),
    auditLog: new AuditLogService(sessions),
    mails: new Mailbox(store),
    account: new AccountService(sessions, offersTwoFactor),
    capabilities,
    closure: new ClosureService(store, sessions, now, exportUrl),
    accountSessions: new AccountSessionService(sessions),
    apiKeys: new ApiKeyService(sessions, lastUsesOf, (capability) => capabilities.offers(capability)),
    accessTokens: new AccessTokenService(sessions),
    notifications: new NotificationService(sessions),
    passkeys: new PasskeyService(store, sessions, auth, now),
    keyLimits: new KeyLimitService(sessions),
    requestLog: new RequestLogService(sessions, () => capabilities.offers('api-key-labels')),
    sendRequest: new SendRequestService(sessions, () => capabilities.offers('budget')),
    callbackLog: new CallbackLogService(sessions, () => capabilities.offers('callback-signing')),
    callbackRedelivery: new CallbackRedeliveryService(sessions),
    bulkRedelivery: new BulkRedeliveryService(sessions),
    callbackSigning: new CallbackSigningService(sessions),
    callbackSubscriptions: new CallbackSubscriptionService(sessions),
    callbackUrls: new CallbackDomainService(sessions, () => capabilities.offers('domain-health')),
    billing: new BillingService(sessions, checkoutUrl),
    billingDetails: new BillingDetailsService(sessions),
    invoices: new InvoiceService(sessions),
    faucets: new FaucetService(sessions),
    gettingStarted: new GettingStartedService(sessions),
    localization: new LocalizationService(sessions),
    team: new TeamService(sessions, new AccessTokens(seed, 'invitation'), () => capabilities.offers('invitations')),
    invitations: new InvitationService(sessions, new AccessTokens(seed, 'invitation')),
    ownership: new OwnershipService(sessions, new AccessTokens(seed, 'ownership')),
    usage: new UsageService(sessions, () => capabilities.offers('api-key-labels')),
    budget: new BudgetService(sessions),
  };
}
