import {
  type BillingAccount,
  type BillingDetails,
  formatRecipients,
  isSameDetails,
  parseRecipients,
} from '#src/domain/billing/billing-details.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { cleanFields } from '#src/application/forms/field-kinds.ts';
import { billingDetailsStore } from './billing-details-store.ts';
import type { BillingDetailsValues } from './edit-billing-details.suite.ts';

export const editBillingDetails = change('edit-billing-details', (parts: Parts, before: BillingAccount) => {
  const { gateways, get, platform } = parts;
  const store = get(billingDetailsStore);
  const { account } = store;
  return {
    initial: toFields(before.details),
    draft: [
      'company',
      'line1',
      'line2',
      'postalCode',
      'city',
      'region',
      'country',
      'taxId',
      'recipients',
      'purchaseOrder',
    ],
    rules: async () => {
      const [{ validateBillingDetails }, isTaxId] = await Promise.all([
        import('./edit-billing-details.suite.ts'),
        platform.prepareTaxIds(),
        store.loadCountries(),
      ]);
      return (values) => validateBillingDetails(values, cleanFields(toFields(before.details)), isTaxId);
    },
    toNext: (values) => changedDetails(before.details, values),
    send: (next) => gateways.billing.saveDetails(next),
    done: (saved) => account.replace(saved),
    confirms: (saved, next) => isSameDetails(saved.details, next),
    toast: (t) => t('billing-details.saved'),
    async recheck({ kind }, next) {
      if (kind !== 'unreachable') return false;
      await account.load();
      return isSameDetails(account.value?.details ?? null, next);
    },
  };
});

/** A field that nobody touched goes back as the provider has it, and so does what else it has. `values` are clean. */
export function changedDetails(before: BillingDetails | null, values: BillingDetailsValues): BillingDetails {
  const shown = cleanFields(toFields(before));
  const fields = Object.keys(shown) as (keyof BillingDetails)[];
  const untouched = fields.filter((field) => before !== null && values[field] === shown[field]);
  return {
    ...before,
    ...values,
    recipients: parseRecipients(values.recipients) ?? [],
    ...Object.fromEntries(untouched.map((field) => [field, before?.[field]])),
  };
}

export function toFields(details: BillingDetails | null): BillingDetailsValues {
  const text = (field: Exclude<keyof BillingDetails, 'recipients'>) => details?.[field] ?? '';
  return {
    ...{ company: text('company'), line1: text('line1'), line2: text('line2'), postalCode: text('postalCode') },
    ...{ city: text('city'), region: text('region'), country: text('country'), taxId: text('taxId') },
    recipients: formatRecipients(details?.recipients ?? []),
    purchaseOrder: text('purchaseOrder'),
  };
}
