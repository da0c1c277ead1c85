import { cleanText, type TextKind } from '#src/domain/shared/clean-text.ts';

/** What the text of a field means, by which a paste is cleaned. */
export const FIELD_KINDS = {
  address: 'address',
  alerts: 'address',
  amount: 'address',
  city: 'words',
  company: 'words',
  confirmations: 'address',
  domain: 'address',
  email: 'address',
  firstName: 'person-name',
  lastName: 'person-name',
  line1: 'words',
  line2: 'words',
  name: 'words',
  path: 'address',
  phoneNumber: 'address',
  postalCode: 'words',
  purchaseOrder: 'words',
  region: 'words',
  target: 'address',
  taxId: 'address',
} as const satisfies Readonly<Record<string, TextKind>>;

/** Fields whose text stays as it is, such as a choice or a password. As a type, they weigh nothing in the first code. */
type VerbatimField =
  | 'apiKeyId'
  | 'atLimit'
  | 'blockchain'
  | 'blockchains'
  | 'callsPerSecond'
  | 'confirmation'
  | 'country'
  | 'creditPeriod'
  | 'credits'
  | 'domainId'
  | 'expiry'
  | 'expiryDate'
  | 'ipRanges'
  | 'kinds'
  | 'labels'
  | 'lists'
  | 'memberId'
  | 'network'
  | 'origins'
  | 'overlap'
  | 'password'
  | 'phoneCountry'
  | 'products'
  | 'recipients'
  | 'repeatedPassword'
  | 'roleIds'
  | 'scopes'
  | 'terms'
  | 'type'
  | 'version';

/** A form with another field is a type error. */
export type FieldName = keyof typeof FIELD_KINDS | VerbatimField;

export type FormFields<V> = { readonly [F in keyof V]: F extends FieldName ? string | boolean : never };

export function cleanFields<V extends FormFields<V>>(values: V): V {
  const clean = ([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? cleanText(kindOf(field), value) : value,
  ];
  return Object.fromEntries(Object.entries(values).map(clean)) as V;
}

export function kindOf(field: string): TextKind {
  return Object.hasOwn(FIELD_KINDS, field) ? FIELD_KINDS[field as keyof typeof FIELD_KINDS] : 'verbatim';
}
