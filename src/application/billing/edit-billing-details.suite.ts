import { create, enforce } from 'vest';
import { type BillingDetails, DETAILS_MAX, parseRecipients } from '#src/domain/billing/billing-details.ts';
import { hasMaxLength } from '#src/domain/shared/text-rules.ts';
import type { FieldErrors } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';
import type { IsTaxId } from '#src/application/platform/platform.ts';

export type BillingDetailsValues = { readonly [F in keyof BillingDetails]: string };

const test = fieldTest<BillingDetailsValues>();

const REQUIRED = {
  company: 'billing-details.company.missing',
  line1: 'billing-details.line1.missing',
  city: 'billing-details.city.missing',
  country: 'billing-details.country.missing',
} as const;

export const billingDetailsSuite = create(
  (values: BillingDetailsValues, before: BillingDetailsValues, isTaxId: IsTaxId) => {
    for (const [field, message] of Object.entries(REQUIRED) as [keyof typeof REQUIRED, (typeof REQUIRED)['city']][]) {
      test(field, message, () => {
        enforce(values[field]).isNotBlank();
      });
    }
    for (const [field, maximum] of Object.entries(DETAILS_MAX) as [keyof typeof DETAILS_MAX, number][]) {
      test(field, 'billing-details.too-long', () => {
        enforce(values[field]).condition(hasMaxLength(maximum));
      });
    }
    test('taxId', 'billing-details.tax-id.invalid', () => {
      const isUntouched = values.taxId === before.taxId && values.country === before.country;
      enforce(values.taxId === '' || isUntouched || isTaxId(values.country, values.taxId)).isTruthy();
    });
    test('recipients', 'billing-details.recipients.invalid', () => {
      enforce(values.recipients === before.recipients || parseRecipients(values.recipients) !== null).isTruthy();
    });
  },
);

/** What the provider has and nobody touched is fine as it is. `values` and `before` are clean. */
export function validateBillingDetails(
  values: BillingDetailsValues,
  before: BillingDetailsValues,
  isTaxId: IsTaxId,
): FieldErrors<BillingDetailsValues> {
  return firstErrors(billingDetailsSuite, values, before, isTaxId);
}
