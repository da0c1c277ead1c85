import type { Gateways } from '#src/application/app/gateways.ts';
import type { SignInService, SocialProvider } from '#src/application/auth/auth-gateway.ts';
import type { AccessTokenId } from '#src/domain/access-tokens/access-token.ts';
import type { AccountSessionId } from '#src/domain/account/device-session.ts';
import type { ApiKeyId, ApiVersionId } from '#src/domain/api-keys/api-key.ts';
import type { IssuedInvoiceId } from '#src/domain/billing/invoice.ts';
import type { CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { CallbackSubscriptionId } from '#src/domain/callback-domains/callback-subscription.ts';
import type { AsyncResult, Result } from '#src/domain/shared/result.ts';
import type { InvitationId } from '#src/domain/team/pending-invitation.ts';
import type { MemberId } from '#src/domain/team/team-member.ts';
import type { Operation, Subjects } from './operation.ts';

/** What the console adds to the code of the single sign-on. */
const OIDC = {
  codeVerifier: 'verifier-7',
  nonce: 'nonce-7',
  redirectUri: 'https://console.example/auth/login?app=oidc',
};

/** For calls that no provider answers, and where there is no such thing. */
const STAND_INS: Subjects = {
  oidc: { code: 'code-7', ...OIDC },
  ...{ google: 'code-7', github: 'code-7', linkedin: 'code-7', mailedCode: '123456', mailedToken: 'mailed-7' },
  person: { email: 'ada@northwall.example', password: 'x' },
  secondFactor: { code: '123456', email: 'ada@northwall.example' },
  authenticatorCode: '123456',
  recoveryCode: '7f9c2-4e52f',
  apiKey: 'key-7' as ApiKeyId,
  apiVersion: 'v2' as ApiVersionId,
  domain: {
    ...{ id: 'domain-7' as CallbackDomainId, url: 'https://hooks.example', verified: true },
    ...{ createdAt: null, verifiedAt: null },
  },
  verifiedDomain: 'domain-7' as CallbackDomainId,
  signingOverlap: true,
  subscription: 'subscription-7' as CallbackSubscriptionId,
  member: { id: 'member-7' as MemberId, email: 'ada@northwall.example' },
  invitation: 'invitation-7' as InvitationId,
  session: 'session-7' as AccountSessionId,
  accessToken: 'token-7' as AccessTokenId,
  invoice: 'invoice-7' as IssuedInvoiceId,
  callback: 'callback-7',
};

/** A simulation with its gateways, and what it holds beside the API. */
export interface SimulationParts {
  readonly gateways: Gateways;
  readonly accounts: {
    readonly activeCustomer: Subjects['person'];
    readonly twoFactor: Subjects['person'] & { readonly code: string };
  };
  /** The newest first. */
  mails(): readonly { readonly code?: string | null; readonly link?: string | null }[];
  consent(provider: SignInService, decision: 'known'): Readonly<Record<string, string>>;
  /** What an authenticator app shows. */
  authenticatorCode(secret: string): string;
}

type LookUps = {
  readonly [Subject in keyof Subjects]: (parts: SimulationParts) => Promise<Subjects[Subject] | undefined>;
};

const proof = { kind: 'not-configured' } as const;
const failedCallbacks = { blockchain: '', network: '', status: 'failed', product: '', searchPhrase: '' } as const;

const consented = (provider: SocialProvider) => (parts: SimulationParts) =>
  Promise.resolve(parts.consent(provider, 'known')['code']);

/** Of the authenticator that was set up last. */
const secrets = new WeakMap<Gateways, string>();

const LOOK_UPS: LookUps = {
  google: consented('google'),
  github: consented('github'),
  linkedin: consented('linkedin'),
  oidc: (parts) => Promise.resolve({ code: parts.consent('oidc', 'known')['code'] ?? '', ...OIDC }),
  person: ({ accounts }) => Promise.resolve(accounts.activeCustomer),
  async secondFactor({ accounts, gateways }) {
    const { email, password, code } = accounts.twoFactor;
    await gateways.auth.logIn({ email, password, proof });
    return { email, code };
  },
  authenticatorCode: newAuthenticatorCode,
  async recoveryCode(parts) {
    const code = await newAuthenticatorCode(parts);
    if (code !== undefined) return found(await parts.gateways.twoFactor.enable(code))?.[0];
    // It is on already, and a code of the app will do as well.
    const secret = secrets.get(parts.gateways);
    return secret === undefined ? undefined : parts.authenticatorCode(secret);
  },
  async mailedCode({ gateways, mails }) {
    await gateways.auth.resendEmailCode();
    return mails()[0]?.code ?? undefined;
  },
  async mailedToken({ accounts, gateways, mails }) {
    await gateways.auth.forgotPassword({ email: accounts.activeCustomer.email, proof });
    return mails()[0]?.link?.split('/').at(-1);
  },
  apiKey: async ({ gateways }) => found(await gateways.apiKeys.list())?.items[0]?.id,
  apiVersion: async ({ gateways }) => found(await gateways.apiKeys.versions())?.find((one) => !one.isDefault)?.id,
  domain: async ({ gateways }) => found(await gateways.callbackDomains.list())?.items[0],
  verifiedDomain: async ({ gateways }) =>
    found(await gateways.callbackDomains.list())?.items.find(({ verified }) => verified)?.id,
  async signingOverlap({ gateways }) {
    await gateways.callbackSigning.rotate(24);
    return true;
  },
  subscription: async ({ gateways }) => found(await gateways.callbackSubscriptions.list())?.items[0]?.id,
  member: async ({ gateways }) => found(await gateways.team.members())?.members.at(-1),
  invitation: async ({ gateways }) => found(await gateways.team.invitations())?.[0]?.id,
  session: async ({ gateways }) => found(await gateways.account.listSessions())?.find((one) => !one.isCurrent)?.id,
  accessToken: async ({ gateways }) => found(await gateways.accessTokens.list())?.tokens[0]?.id,
  invoice: async ({ gateways }) => found(await gateways.billing.listInvoices())?.items[0]?.id,
  callback: async ({ gateways }) => found(await gateways.logs.callbackLogs(failedCallbacks, null))?.items[0]?.id,
};

async function newAuthenticatorCode({ gateways, authenticatorCode }: SimulationParts): Promise<string | undefined> {
  const made = found(await gateways.twoFactor.begin());
  if (!made) return undefined;
  secrets.set(gateways, made.secret);
  return authenticatorCode(made.secret);
}

function found<T>(result: Result<T>): T | undefined {
  return result.ok ? result.value : undefined;
}

/** Looks up what the call is about, and returns the call. */
export async function prepareCall({ about, call }: Operation, parts: SimulationParts) {
  const subject = about && ((await LOOK_UPS[about](parts)) ?? STAND_INS[about]);
  return (): AsyncResult<unknown> => call(parts.gateways, subject as never);
}

/** The call about a stand-in, for gateways without a simulation behind them. */
export function callAboutNothing({ about, call }: Operation, gateways: Gateways): AsyncResult<unknown> {
  return call(gateways, (about && STAND_INS[about]) as never);
}
