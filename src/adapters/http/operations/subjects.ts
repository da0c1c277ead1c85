import type { Gateways } from '#src/application/app/gateways.ts';
import type { OidcCode, SignInService, SocialProvider } from '#src/application/auth/auth-gateway.ts';
import type { AccessTokenId } from '#src/domain/access-tokens/access-token.ts';
import type { AccountSessionId } from '#src/domain/account/device-session.ts';
import type { ApiKeyId, ApiVersionId } from '#src/domain/api-keys/api-key.ts';
import type { IssuedInvoiceId } from '#src/domain/billing/invoice.ts';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { CallbackSubscriptionId } from '#src/domain/callback-domains/callback-subscription.ts';
import { isRunning, type RedeliveryJobId } from '#src/domain/logs/bulk-redelivery.ts';
import type { PasskeyCredential, PasskeyId, PasskeyOptions } from '#src/domain/passkeys/passkey.ts';
import type { NotificationChannelId } from '#src/domain/notifications/notification-channel.ts';
import type { Result } from '#src/domain/shared/result.ts';
import type { InvitationId } from '#src/domain/team/pending-invitation.ts';
import type { MemberId, TeamMember } from '#src/domain/team/team-member.ts';

interface Person {
  readonly email: string;
  readonly password: string;
}

/** A simulation with its gateways, and what it holds beside the API. */
export interface SimulationParts {
  readonly gateways: Gateways;
  readonly accounts: {
    readonly activeCustomer: Person;
    readonly twoFactor: Person & { readonly code: string };
  };
  /** The newest first. */
  mails(): readonly { readonly code?: string | null; readonly link?: string | null }[];
  consent(provider: SignInService, decision: 'known'): Readonly<Record<string, string>>;
  /** What an authenticator app shows. */
  authenticatorCode(secret: string): string;
  /** What a browser makes of options for a new passkey, and of those for a log-in. */
  readonly passkeys: {
    createPasskey(options: PasskeyOptions): Promise<PasskeyCredential>;
    usePasskey(options: PasskeyOptions): Promise<PasskeyCredential>;
  };
}

/** What a sample call can be about. */
interface Subject<T> {
  /** For calls that no provider answers, and where there is no such thing. */
  readonly standIn: T;
  readonly find: (parts: SimulationParts) => Promise<T | undefined>;
}

const subject = <T>(standIn: T, find: Subject<T>['find']): Subject<T> => ({ standIn, find });

const proof = { kind: 'not-configured' } as const;
const failedCallbacks = { blockchain: '', network: '', status: 'failed', product: '', searchPhrase: '' } as const;

const LATEST_FAILURES = { blockchain: 'tron', network: '', product: '', searchPhrase: '' };

/** What the console adds to the code of the single sign-on. */
const OIDC = {
  codeVerifier: 'verifier-7',
  nonce: 'nonce-7',
  redirectUri: 'https://console.example/auth/login?app=oidc',
};

const consented = (provider: SocialProvider) =>
  subject('code-7', (parts) => Promise.resolve(parts.consent(provider, 'known')['code']));

/** Of the authenticator that was set up last. */
const secrets = new WeakMap<Gateways, string>();

const CREDENTIAL: PasskeyCredential = { id: 'credential-7', type: 'public-key', response: {} };

export const SUBJECTS = {
  google: consented('google'),
  github: consented('github'),
  linkedin: consented('linkedin'),
  oidc: subject<OidcCode>({ code: 'code-7', ...OIDC }, (parts) =>
    Promise.resolve({ code: parts.consent('oidc', 'known')['code'] ?? '', ...OIDC }),
  ),
  person: subject<Person>({ email: 'ada@northwall.example', password: 'x' }, ({ accounts }) =>
    Promise.resolve(accounts.activeCustomer),
  ),
  secondFactor: subject({ code: '123456', email: 'ada@northwall.example' }, async ({ accounts, gateways }) => {
    const { email, password, code } = accounts.twoFactor;
    await gateways.auth.logIn({ email, password, proof });
    return { email, code };
  }),
  /** A code of an authenticator that was just set up. */
  authenticatorCode: subject('123456', newAuthenticatorCode),
  recoveryCode: subject('7f9c2-4e52f', async (parts) => {
    const code = await newAuthenticatorCode(parts);
    if (code !== undefined) return found(await parts.gateways.twoFactor.enable(code))?.[0];
    // It is on already, and a code of the app will do as well.
    const secret = secrets.get(parts.gateways);
    return secret === undefined ? undefined : parts.authenticatorCode(secret);
  }),
  mailedCode: subject('123456', async ({ gateways, mails }) => {
    await gateways.auth.resendEmailCode();
    return mails()[0]?.code ?? undefined;
  }),
  mailedToken: subject('mailed-7', async ({ accounts, gateways, mails }) => {
    await gateways.auth.forgotPassword({ email: accounts.activeCustomer.email, proof });
    return mails()[0]?.link?.split('/').at(-1);
  }),
  apiKey: subject('key-7' as ApiKeyId, async ({ gateways }) => found(await gateways.apiKeys.list())?.items[0]?.id),
  apiVersion: subject(
    'v2' as ApiVersionId,
    async ({ gateways }) => found(await gateways.apiKeys.versions())?.find((one) => !one.isDefault)?.id,
  ),
  domain: subject<CallbackDomain>(
    {
      ...{ id: 'domain-7' as CallbackDomainId, url: 'https://hooks.example', verified: true },
      ...{ createdAt: null, verifiedAt: null },
    },
    async ({ gateways }) => found(await gateways.callbackDomains.list())?.items[0],
  ),
  pausedDomain: subject(
    'domain-7' as CallbackDomainId,
    async ({ gateways }) =>
      found(await gateways.callbackDomains.list())?.items.find(({ health }) => health?.state === 'paused')?.id,
  ),
  verifiedDomain: subject(
    'domain-7' as CallbackDomainId,
    async ({ gateways }) => found(await gateways.callbackDomains.list())?.items.find(({ verified }) => verified)?.id,
  ),
  /** That two secrets sign. */
  signingOverlap: subject(true, async ({ gateways }) => {
    await gateways.callbackSigning.rotate(24);
    return true;
  }),
  subscription: subject(
    'subscription-7' as CallbackSubscriptionId,
    async ({ gateways }) => found(await gateways.callbackSubscriptions.list())?.items[0]?.id,
  ),
  member: subject<Pick<TeamMember, 'id' | 'email'>>(
    { id: 'member-7' as MemberId, email: 'ada@northwall.example' },
    async ({ gateways }) => found(await gateways.team.members())?.members.at(-1),
  ),
  /** A member who can become the owner, and what the owner confirms with. */
  successor: subject({ memberId: 'member-7' as MemberId, password: 'x' }, successorOf),
  /** One that can be withdrawn. */
  pendingTransfer: subject(true, async (parts) => {
    const successor = await successorOf(parts);
    if (successor) await parts.gateways.ownership.start(successor);
    return true;
  }),
  ownershipToken: subject('mailed-7', ({ mails }) => Promise.resolve(mails()[0]?.link?.split('/').at(-1))),
  invitation: subject(
    'invitation-7' as InvitationId,
    async ({ gateways }) => found(await gateways.team.invitations())?.[0]?.id,
  ),
  session: subject(
    'session-7' as AccountSessionId,
    async ({ gateways }) => found(await gateways.account.listSessions())?.find((one) => !one.isCurrent)?.id,
  ),
  accessToken: subject(
    'token-7' as AccessTokenId,
    async ({ gateways }) => found(await gateways.accessTokens.list())?.items[0]?.id,
  ),
  notificationChannel: subject(
    'channel-7' as NotificationChannelId,
    async ({ gateways }) => found(await gateways.notifications.list())?.items[0]?.id,
  ),
  passkey: subject(
    'passkey-7' as PasskeyId,
    async ({ gateways }) => found(await gateways.passkeys.list())?.items[0]?.id,
  ),
  newPasskey: subject(CREDENTIAL, newPasskey),
  usedPasskey: subject(CREDENTIAL, async (parts) => {
    const made = await newPasskey(parts);
    if (made) await parts.gateways.passkeys.add('Any', made);
    const options = found(await parts.gateways.passkeys.beginLogIn(null));
    return options && parts.passkeys.usePasskey(options);
  }),
  invoice: subject(
    'invoice-7' as IssuedInvoiceId,
    async ({ gateways }) => found(await gateways.billing.listInvoices())?.items[0]?.id,
  ),
  failedCallbacks: subject({ filter: LATEST_FAILURES, count: 12 }, failedCallbacksOf),
  redeliveryJob: subject('job-7' as RedeliveryJobId, async (parts) => {
    const running = found(await parts.gateways.bulkRedelivery.jobs())?.find(isRunning);
    if (running) return running.id;
    const { filter, count } = await failedCallbacksOf(parts);
    return found(await parts.gateways.bulkRedelivery.start(filter, count))?.id;
  }),
  callback: subject(
    'callback-7',
    async ({ gateways }) => found(await gateways.logs.callbackLogs(failedCallbacks, null))?.items[0]?.id,
  ),
} as const;

export type Subjects = {
  readonly [Name in keyof typeof SUBJECTS]: (typeof SUBJECTS)[Name]['standIn'];
};

async function newAuthenticatorCode({ gateways, authenticatorCode }: SimulationParts): Promise<string | undefined> {
  const made = found(await gateways.twoFactor.begin());
  if (!made) return undefined;
  secrets.set(gateways, made.secret);
  return authenticatorCode(made.secret);
}

async function newPasskey({ accounts, gateways, passkeys }: SimulationParts) {
  const options = found(await gateways.passkeys.begin(accounts.activeCustomer.password));
  return options && passkeys.createPasskey(options);
}

function found<T>(result: Result<T>): T | undefined {
  return result.ok ? result.value : undefined;
}

/** Few enough for one job. */
async function failedCallbacksOf({ gateways }: SimulationParts) {
  const count = found(await gateways.bulkRedelivery.count(LATEST_FAILURES))?.count ?? 0;
  return { filter: LATEST_FAILURES, count };
}

async function successorOf({ accounts, gateways }: SimulationParts) {
  const members = found(await gateways.team.members())?.members ?? [];
  const { email: owner, password } = accounts.activeCustomer;
  const member = members.find(({ email, state }) => state === 'dashboard' && email !== owner);
  return member && { memberId: member.id, password };
}
