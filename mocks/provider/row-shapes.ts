import type { AccountRow, AnswerRow, ApiKeyRow, CheckoutRow, MailRow, SocialCodeRow } from './rows';

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
  apiVersionId: 'string',
};

const apiKey: Shape<ApiKeyRow> = {
  id: 'string',
  accountId: 'string',
  name: 'string',
  key: 'string',
  active: 'boolean',
  createdTimestamp: 'number',
};

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

/** The tables of the database, by name. */
export const rowShapes = {
  accounts: account,
  apiKeys: apiKey,
  answers: answer,
  mails: mail,
  socialCodes: socialCode,
  checkouts: checkout,
};
