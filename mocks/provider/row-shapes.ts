import type {
  AccountRow,
  AnswerRow,
  ApiKeyRow,
  ApiRequestRow,
  CallbackUrlRow,
  CheckoutRow,
  DoneStepRow,
  FaucetRequestRow,
  KeySwitchRow,
  MailRow,
  MemberRow,
  SocialCodeRow,
} from './rows.ts';

export type FieldKind = 'string' | 'number' | 'boolean' | 'object' | 'string or null' | 'number or null';

/** What each field of a row must hold, so that a snapshot that was broken by hand is found out. */
export type Shape<Row> = Readonly<Record<keyof Row, FieldKind>>;

const account: Shape<AccountRow> = {
  id: 'string',
  email: 'string',
  password: 'string',
  firstName: 'string',
  lastName: 'string',
  phoneNumber: 'string',
  code: 'string or null',
  codeAwaitedUntil: 'number or null',
  emailCode: 'string or null',
  memberOf: 'string or null',
  state: 'string',
  planId: 'string',
  subscription: 'string or null',
  paygPeriodToDate: 'number',
  suspended: 'boolean',
  cancelledUntil: 'number or null',
  apiVersionId: 'string',
  pastRequests: 'number',
  pastCallbacks: 'number',
};

const apiKey: Shape<ApiKeyRow> = {
  id: 'string',
  accountId: 'string',
  name: 'string',
  key: 'string',
  active: 'boolean',
  createdTimestamp: 'number',
  quietSince: 'number or null',
};

const keySwitch: Shape<KeySwitchRow> = { keyId: 'string', at: 'number', active: 'boolean' };

const answer: Shape<AnswerRow> = { accountId: 'string', stage: 'string', answer: 'object' };

const mail: Shape<MailRow> = {
  id: 'string',
  to: 'string',
  subject: 'string',
  text: 'string',
  code: 'string or null',
  link: 'string or null',
  at: 'number',
};

const socialCode: Shape<SocialCodeRow> = {
  code: 'string',
  provider: 'string',
  email: 'string',
  firstName: 'string',
  lastName: 'string',
  until: 'number',
};

const checkout: Shape<CheckoutRow> = {
  session: 'string',
  accountId: 'string',
  planId: 'string',
  subscription: 'string',
  outcome: 'string',
};

const doneStep: Shape<DoneStepRow> = { accountId: 'string', step: 'string' };

const callbackUrl: Shape<CallbackUrlRow> = {
  id: 'string',
  accountId: 'string',
  url: 'string',
  createdTimestamp: 'number',
  verifiesAt: 'number',
};

const member: Shape<MemberRow> = {
  id: 'string',
  accountId: 'string',
  email: 'string',
  roleIds: 'object',
  hasJoined: 'boolean',
};

const faucetRequest: Shape<FaucetRequestRow> = {
  id: 'string',
  accountId: 'string',
  blockchain: 'string',
  network: 'string',
  address: 'string',
  amount: 'string',
  unit: 'string',
  timestamp: 'number',
};

const apiRequest: Shape<ApiRequestRow> = {
  id: 'string',
  accountId: 'string',
  keyId: 'string',
  at: 'number',
  method: 'string',
  path: 'string',
  product: 'string',
  statusCode: 'number',
  responseTime: 'number',
  spentCredits: 'number',
  request: 'string',
  response: 'string',
};

/** The tables of the database, by name. */
export const rowShapes = {
  accounts: account,
  apiKeys: apiKey,
  keySwitches: keySwitch,
  answers: answer,
  mails: mail,
  socialCodes: socialCode,
  checkouts: checkout,
  doneSteps: doneStep,
  callbackUrls: callbackUrl,
  members: member,
  faucetRequests: faucetRequest,
  apiRequests: apiRequest,
};
