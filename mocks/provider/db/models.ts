import { nullable, primaryKey } from '@mswjs/data';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import type { RejectingLimit } from '#src/domain/logs/api-request.ts';
import type { AuditAction } from '#src/domain/logs/audit-action.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import type { AtLimit } from '#src/domain/usage/budget.ts';
import type { SocialName } from '#mocks/provider/auth/social-identities.ts';
import type { PlanId } from '#mocks/provider/plans/plans.ts';

export type Subscription = 'monthly' | 'annually';
export type CheckoutOutcome = 'paid' | 'canceled' | 'failed';

/** Rows that come with the code, so that a snapshot never holds an old price. */
export const catalogModels = {
  packages: {
    id: primaryKey(String as () => PlanId),
    name: String,
    description: String,
    support: String,
    /** US dollars. */
    monthlyAmount: Number,
    annualAmount: Number,
    monthlyCredits: Number,
    softLimit: Number,
    hardLimit: Number,
    paygAdditionalCreditsPerOneDollar: Number,
    teamMembersCount: Number,
    isMostPopular: Boolean,
  },
  apiVersions: { id: primaryKey(String), name: String },
};

/** Rows that a snapshot holds. Points in time are in seconds, unless the field is called `at`, `until` or `spentUntil`. */
export const storedModels = {
  /** Somebody who can log in. Who made an account has its id, a team member one of their own. */
  people: {
    id: primaryKey(String),
    accountId: String,
    email: String,
    password: String,
    firstName: String,
    lastName: String,
    phoneNumber: String,
    /** The two-factor code of a demo account, which is always the same. */
    code: nullable(String),
    /** Until when the code is accepted after a correct password, in milliseconds. */
    codeAwaitedUntil: nullable(Number),
    /** The secret of the authenticator app follows from it; null without one, and while it is being set up. */
    secretNumber: nullable(Number),
    pendingSecretNumber: nullable(Number),
    /** No code of this step or an earlier one is accepted. */
    lastCodeStep: nullable(Number),
    /** When the second factor was turned on. */
    secondFactorTimestamp: nullable(Number),
    /** The recovery codes follow from it; those that were used are spent tokens. */
    recoverySet: nullable(Number),
    emailCode: nullable(String),
    /** True for somebody who only ever came by a social sign-in. */
    hasNoPassword: nullable(Boolean),
    /** Of the last copy of the person's data. */
    exportRequestedTimestamp: nullable(Number),
    state: String as () => AccountState,
  },
  /** What a team shares: its plan and its past. */
  accounts: {
    id: primaryKey(String),
    planId: String as () => PlanId,
    subscription: nullable(String as () => Subscription),
    /** How it was paid by the time at which the data were created, which its older invoices show. */
    planBefore: String as () => PlanId,
    subscriptionBefore: nullable(String as () => Subscription),
    suspended: Boolean,
    /** The end of the last period of a canceled subscription. */
    canceledUntil: nullable(Number),
    /** When it ends, if its owner closes it. */
    closesTimestamp: nullable(Number),
    /** Null for the person with the id of the account. */
    ownerId: nullable(String),
    apiVersionId: String,
    pastRequests: Number,
    pastCallbacks: Number,
    /** In a billing period, by calls that were sent while the demo ran. */
    creditsSpent: Number,
    spentUntil: Number,
    /** The start of the billing period in which the data were created, and what was used of it by then. */
    periodStart: Number,
    usedBefore: Number,
  },
  /** At most one of an account. */
  ownershipTransfers: {
    accountId: primaryKey(String),
    memberId: String,
    /** Of the mailed link. */
    n: Number,
    createdTimestamp: Number,
    expiresTimestamp: Number,
  },
  apiKeys: {
    id: primaryKey(String),
    accountId: String,
    name: String,
    key: String,
    active: Boolean,
    createdTimestamp: Number,
    quietSince: nullable(Number),
    /** Its past requests stay in the log. */
    deletedTimestamp: nullable(Number),
    /** A list of texts; null for none. */
    labelsJson: nullable(String),
  },
  /** A key that was turned on or off while the demo ran. */
  keySwitches: { id: primaryKey(Number), keyId: String, at: Number, active: Boolean },
  /** The limits of a key from a time on, in milliseconds, as JSON; the newest are in force. */
  keyLimits: { id: primaryKey(Number), keyId: String, at: Number, json: String },
  /** Of a person. The token itself is stored nowhere. */
  accessTokens: {
    id: primaryKey(String),
    personId: String,
    name: String,
    masked: String,
    scopes: Array as () => string[],
    ipRanges: Array as () => string[],
    expiresTimestamp: nullable(Number),
    createdTimestamp: Number,
    lastUsedTimestamp: nullable(Number),
  },
  /** Where notifications of a person go. The secret of its target is stored nowhere. */
  notificationChannels: {
    id: primaryKey(String),
    personId: String,
    type: String,
    name: String,
    target: String,
    kinds: Array as () => string[],
    isMuted: Boolean,
    /** Of the last delivery. */
    lastTimestamp: nullable(Number),
    /** Why nothing arrives there; null where it does. */
    failureReason: nullable(String),
  },
  /** Of a person. The private keys are with authenticators; those of the seed belong to none. */
  passkeys: {
    id: primaryKey(String),
    personId: String,
    name: String,
    credentialId: String,
    publicKey: String,
    counter: Number,
    transports: Array as () => string[],
    isSynced: Boolean,
    createdTimestamp: Number,
    lastUsedTimestamp: nullable(Number),
  },
  answers: { id: primaryKey(String), accountId: String, stage: String as () => QuestionnaireStage, json: String },
  mails: {
    id: primaryKey(String),
    to: String,
    /** What it says. */
    json: String,
    code: nullable(String),
    /** A path of the console. */
    link: nullable(String),
    at: Number,
  },
  socialCodes: {
    code: primaryKey(String),
    provider: String as () => SocialName,
    email: String,
    firstName: String,
    lastName: String,
    until: Number,
  },
  checkouts: {
    session: primaryKey(String),
    accountId: String,
    planId: String as () => PlanId,
    subscription: String as () => Subscription,
    outcome: String as () => CheckoutOutcome | 'open',
  },
  /** Bills the extra credits that were used by the time of its creation. */
  invoices: {
    session: primaryKey(String),
    accountId: String,
    paid: Boolean,
    amount: Number,
    extraCredits: Number,
    periodStart: Number,
  },
  /** The limit of an account's spending in each billing period. */
  budgets: {
    accountId: primaryKey(String),
    /** Dollars, or credits where no extra ones are sold. */
    amount: Number,
    alerts: Array as () => number[],
    atLimit: String as () => AtLimit,
  },
  /** What invoices say about the customer, as JSON; null before it is saved. */
  billingDetails: { accountId: primaryKey(String), isNeeded: Boolean, json: nullable(String) },
  /** The newest mail about a share of it. */
  budgetAlerts: { id: primaryKey(String), accountId: String, percent: Number, timestamp: Number },
  doneSteps: { id: primaryKey(String), accountId: String, step: String as () => GettingStartedStep },
  callbackDomains: {
    id: primaryKey(String),
    accountId: String,
    /** With its scheme. */
    url: String,
    createdTimestamp: Number,
    verifiesAt: Number,
    /** How deliveries go, as JSON; null where they go well. */
    healthJson: nullable(String),
  },
  /** An invitation, or the member that accepted it. */
  members: {
    id: primaryKey(String),
    accountId: String,
    email: String,
    roleIds: Array as () => string[],
    /** Seeded members have joined without a log-in of their own. */
    hasJoined: Boolean,
    /** When it was sent last, and the number of that link; null for a seeded member. */
    sentTimestamp: nullable(Number),
    invitationNumber: nullable(Number),
    /** Of a seeded member, who never logs in. */
    lastSeenTimestamp: nullable(Number),
  },
  faucetRequests: {
    id: primaryKey(String),
    accountId: String,
    blockchain: String,
    network: String,
    address: String,
    amount: String,
    unit: String,
    timestamp: Number,
  },
  /** Requests that a customer sent from the console; the log derives all others. */
  apiRequests: {
    id: primaryKey(String),
    accountId: String,
    keyId: String,
    at: Number,
    method: String,
    path: String,
    product: String,
    statusCode: Number,
    responseTime: Number,
    spentCredits: Number,
    /** The limit of the key that rejected it. */
    rejectedBy: nullable(String as () => RejectingLimit),
    /** JSON. */
    request: String,
    response: String,
  },
  /** A callback that was sent again while the demo ran. */
  callbackRedeliveries: {
    id: primaryKey(String),
    accountId: String,
    /** The generated entry whose callback was sent again. */
    originId: String,
    /** The newest generated entry below it. */
    slot: Number,
    at: Number,
    /** The time of its entry, in seconds. */
    executionTimestamp: Number,
    success: Boolean,
  },
  /** Callbacks that are sent again one after the other; what became of them follows from the time. */
  redeliveryJobs: {
    id: primaryKey(String),
    accountId: String,
    /** The generated entries, the oldest first. */
    originIds: Array as () => string[],
    /** As JSON. */
    filter: String,
    /** In milliseconds. */
    startedAt: Number,
    stoppedAt: nullable(Number),
  },
  /** Which events go where. */
  callbackSubscriptions: {
    id: primaryKey(String),
    accountId: String,
    /** From when on the log has no callbacks of it; null while it is active. In milliseconds. */
    silentFrom: nullable(Number),
    isDeleted: Boolean,
    /** What else there is to it. */
    json: String,
  },
  /** Each made another secret, which callbacks are signed with: the secrets follow from their number. */
  signingRotations: {
    id: primaryKey(String),
    accountId: String,
    timestamp: Number,
    /** Until when the secret before is valid too; the time of the rotation without an overlap. */
    overlapUntilTimestamp: Number,
  },
  /** A person's sign-ins. Their tokens need no row, but no row may have ended. */
  sessions: {
    id: primaryKey(String),
    personId: String,
    createdTimestamp: Number,
    /** As of the last change; calls that only read are counted apart. */
    lastActiveTimestamp: Number,
    /** In seconds; it moves with the last activity. */
    expiresTimestamp: Number,
    userAgent: nullable(String),
    ipAddress: String,
    location: String,
    hasEnded: Boolean,
  },
  /** What people did since the data were made; the log derives what was done before. */
  auditEntries: {
    n: primaryKey(Number),
    id: String,
    accountId: String,
    at: Number,
    action: String as () => AuditAction,
    email: String,
    targetType: nullable(String),
    targetId: nullable(String),
    targetName: nullable(String),
    ipAddress: String,
    location: String,
  },
  spentTokens: { mark: primaryKey(String) },
};

type Value<Field> = Field extends { getPrimaryKeyValue: () => infer Key }
  ? Key
  : Field extends { getValue: () => infer Nullable }
    ? Nullable
    : Field extends () => infer Plain
      ? Plain
      : never;

export type Row<Model> = { readonly [Name in keyof Model]: Value<Model[Name]> };

type NullableName<Model> = { [Name in keyof Model]: null extends Value<Model[Name]> ? Name : never }[keyof Model];

/** A row to insert; what may be null may be left out. */
export type NewRow<Model> = Omit<Row<Model>, NullableName<Model>> & Partial<Pick<Row<Model>, NullableName<Model>>>;

export type PackageRow = Row<typeof catalogModels.packages>;
export type PersonRow = Row<typeof storedModels.people>;
export type AccountRow = Row<typeof storedModels.accounts>;
export type ApiKeyRow = Row<typeof storedModels.apiKeys>;
export type KeySwitchRow = Row<typeof storedModels.keySwitches>;
export type BudgetRow = Row<typeof storedModels.budgets>;
export type SessionRow = Row<typeof storedModels.sessions>;
export type AuditEntryRow = Row<typeof storedModels.auditEntries>;
export type MailRow = Row<typeof storedModels.mails>;
export type SocialCodeRow = Row<typeof storedModels.socialCodes>;
export type CheckoutRow = Row<typeof storedModels.checkouts>;
export type CallbackDomainRow = Row<typeof storedModels.callbackDomains>;
export type MemberRow = Row<typeof storedModels.members>;
export type OwnershipTransferRow = Row<typeof storedModels.ownershipTransfers>;
export type FaucetRequestRow = Row<typeof storedModels.faucetRequests>;
export type CallbackRedeliveryRow = Row<typeof storedModels.callbackRedeliveries>;
export type RedeliveryJobRow = Row<typeof storedModels.redeliveryJobs>;
export type CallbackSubscriptionRow = Row<typeof storedModels.callbackSubscriptions>;
export type SigningRotationRow = Row<typeof storedModels.signingRotations>;
export type PasskeyRow = Row<typeof storedModels.passkeys>;
export type NotificationChannelRow = Row<typeof storedModels.notificationChannels>;
export type ApiRequestRow = Row<typeof storedModels.apiRequests>;

export const DEFAULT_VERSION_ID = 'version-2024-12-12';

export const apiVersions = [
  { id: 'version-2026-06-01', name: '2026-06-01' },
  { id: DEFAULT_VERSION_ID, name: '2024-12-12' },
  { id: 'version-2023-04-25', name: '2023-04-25' },
];
