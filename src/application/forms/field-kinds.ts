import { cleanText, type TextKind } from '#src/domain/shared/clean-text.ts';

/** What each field of a form means; a form with another field is a type error. A choice is never changed. */
export const FIELD_KINDS = {
  address: 'address',
  alerts: 'address',
  amount: 'address',
  apiKeyId: 'verbatim',
  atLimit: 'verbatim',
  blockchain: 'verbatim',
  blockchains: 'verbatim',
  callsPerSecond: 'verbatim',
  city: 'words',
  company: 'words',
  confirmation: 'verbatim',
  confirmations: 'address',
  country: 'verbatim',
  creditPeriod: 'verbatim',
  credits: 'verbatim',
  domain: 'address',
  domainId: 'verbatim',
  email: 'address',
  expiry: 'verbatim',
  expiryDate: 'verbatim',
  firstName: 'person-name',
  ipRanges: 'verbatim',
  kinds: 'verbatim',
  lastName: 'person-name',
  line1: 'words',
  line2: 'words',
  lists: 'verbatim',
  memberId: 'verbatim',
  name: 'words',
  network: 'verbatim',
  origins: 'verbatim',
  overlap: 'verbatim',
  password: 'verbatim',
  path: 'address',
  phoneCountry: 'verbatim',
  phoneNumber: 'address',
  postalCode: 'words',
  products: 'verbatim',
  purchaseOrder: 'words',
  recipients: 'verbatim',
  region: 'words',
  repeatedPassword: 'verbatim',
  roleIds: 'verbatim',
  scopes: 'verbatim',
  target: 'address',
  taxId: 'address',
  terms: 'verbatim',
  type: 'verbatim',
  version: 'verbatim',
} as const satisfies Readonly<Record<string, TextKind>>;

type FieldName = keyof typeof FIELD_KINDS;

export type FormFields<V> = { readonly [F in keyof V]: F extends FieldName ? string | boolean : never };

export function cleanFields<V extends FormFields<V>>(values: V): V {
  const clean = ([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? cleanText(FIELD_KINDS[field as FieldName], value) : value,
  ];
  return Object.fromEntries(Object.entries(values).map(clean)) as V;
}
