import { expect, it } from 'vitest';
import {
  type BillingDetailsValues,
  validateBillingDetails,
} from '#src/application/billing/edit-billing-details.suite.ts';

const VALUES: BillingDetailsValues = {
  ...{ company: 'Northwall', line1: 'Hafenstraße 12', line2: '', postalCode: '', city: 'Hamburg', region: '' },
  ...{ country: 'DE', taxId: '', recipients: '', purchaseOrder: '' },
};
const errorsOf = (values: Partial<BillingDetailsValues>, before = VALUES) =>
  validateBillingDetails({ ...VALUES, ...values }, before, (country, id) => `${country}1` === id);

it.each<[Partial<BillingDetailsValues>, Record<string, string>]>([
  [{}, {}],
  [{ company: ' ' }, { company: 'billing-details.company.missing' }],
  [{ line1: '' }, { line1: 'billing-details.line1.missing' }],
  [{ city: '' }, { city: 'billing-details.city.missing' }],
  [{ country: '' }, { country: 'billing-details.country.missing' }],
  [{ company: 'x'.repeat(101) }, { company: 'billing-details.too-long' }],
  [{ purchaseOrder: 'x'.repeat(51) }, { purchaseOrder: 'billing-details.too-long' }],
  [{ taxId: 'DE1' }, {}],
  [{ taxId: 'AT1' }, { taxId: 'billing-details.tax-id.invalid' }],
  [{ recipients: 'nobody' }, { recipients: 'billing-details.recipients.invalid' }],
])('%j is wrong by %j', (values, errors) => {
  expect(errorsOf(values)).toEqual(errors);
});

it('what the provider has is fine until it is touched', () => {
  const before = { ...VALUES, taxId: 'old', recipients: 'nobody' };
  expect(errorsOf({ taxId: 'old', recipients: 'nobody' }, before)).toEqual({});
  expect(errorsOf({ taxId: 'old', country: 'AT', recipients: 'nobody, too' }, before)).toEqual({
    taxId: 'billing-details.tax-id.invalid',
    recipients: 'billing-details.recipients.invalid',
  });
});
