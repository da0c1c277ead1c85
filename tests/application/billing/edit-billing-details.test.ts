import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedDetails, toFields } from '#src/application/billing/edit-billing-details.ts';
import { cleanFields } from '#src/application/forms/field-kinds.ts';
import type { BillingDetails } from '#src/domain/billing/billing-details.ts';

const anyText = fc.string({ unit: 'grapheme' });
const anyDetails: fc.Arbitrary<BillingDetails> = fc.record({
  ...{ company: anyText, line1: anyText, line2: anyText, postalCode: anyText, city: anyText, region: anyText },
  ...{ country: anyText, taxId: anyText, purchaseOrder: anyText, recipients: fc.array(anyText) },
  // What this console does not know.
  dunsNumber: fc.nat(),
});

it('leaves what nobody touched as the provider has it', () => {
  fc.assert(
    fc.property(anyDetails, (before) => {
      const values = cleanFields(toFields(before));
      expect(changedDetails(before, values)).toEqual(before);
      expect(changedDetails(before, { ...values, city: `${values.city}x` })).toEqual({
        ...before,
        city: `${values.city}x`,
      });
    }),
  );
});

it('is what was typed where there was nothing', () => {
  const values = { ...toFields(null), company: 'Solo', recipients: 'a@b.example, c@d.example' };
  expect(changedDetails(null, values)).toEqual({ ...values, recipients: ['a@b.example', 'c@d.example'] });
});
