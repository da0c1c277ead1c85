import { describe, expect, it } from 'vitest';
import {
  addressLines,
  type BillingDetails,
  countryName,
  isSameDetails,
  parseRecipients,
  stopsPurchase,
} from '#src/domain/billing/billing-details.ts';

const DETAILS: BillingDetails = {
  ...{ company: 'Northwall GmbH', line1: 'Hafenstraße 12', line2: '', postalCode: '20457', city: 'Hamburg' },
  ...{ region: '', country: 'DE', taxId: 'DE136695976', purchaseOrder: 'PO-1' },
  recipients: ['a@northwall.example', 'b@northwall.example'],
};

describe('recipients', () => {
  it.each([
    ['', []],
    ['a@b.example, c@d.example;e@f.example\ng@h.example', ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example']],
    [' <a@b.example>  A@B.example ', ['A@B.example']],
    ['a@b.example、c@d.example', ['a@b.example', 'c@d.example']],
    ['a@b.example nobody', null],
    [Array.from({ length: 11 }, (_, index) => `p${index}@b.example`).join('\n'), null],
  ])('in %j are %j', (text, recipients) => {
    expect(parseRecipients(text)).toEqual(recipients);
  });
});

it.each([
  ['as they are', DETAILS, true],
  [
    'recipients in another order and case',
    { ...DETAILS, recipients: ['B@northwall.example', 'a@northwall.example'] },
    true,
  ],
  ['none', null, false],
  ['another country', { ...DETAILS, country: 'AT' }, false],
  ['another tax id', { ...DETAILS, taxId: '' }, false],
  ['a recipient less', { ...DETAILS, recipients: ['a@northwall.example'] }, false],
])('the same details: %s', (_, one, isSame) => {
  expect(isSameDetails(one, DETAILS)).toBe(isSame);
});

it('an address has no empty lines', () => {
  expect(addressLines(DETAILS, 'Germany')).toEqual(['Hafenstraße 12', '20457 Hamburg', 'Germany']);
  expect(addressLines({ ...DETAILS, line1: '', postalCode: '', city: '', region: '' }, '')).toEqual([]);
});

it.each([
  ['DE', 'en', 'Germany'],
  ['DE', 'ar', 'ألمانيا'],
  ['', 'en', ''],
  ['Germany', 'en', 'Germany'],
  ['QQ', 'en', 'QQ'],
])('the country %j is named in %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});

it.each([
  ['needed and none', { details: null, isNeeded: true, portalUrl: null }, true],
  ['needed and there', { details: DETAILS, isNeeded: true, portalUrl: null }, false],
  ['not needed', { details: null, isNeeded: false, portalUrl: null }, false],
  ['unknown', undefined, false],
])('details that are %s stop a purchase: %s', (_, account, stops) => {
  expect(stopsPurchase(account)).toBe(stops);
});
