import {
  type BillingAccount,
  type BillingDetails,
  formatRecipients,
  isSameDetails,
  parseRecipients,
} from '#src/domain/billing/billing-details.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
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
      return (values) => validateBillingDetails(values, isTaxId);
    },
    // What else the provider has in them goes back unchanged.
    toNext: ({ recipients, ...values }): BillingDetails => ({
      ...before.details,
      ...values,
      recipients: parseRecipients(recipients) ?? [],
    }),
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

function toFields(details: BillingDetails | null): BillingDetailsValues {
  const text = (field: Exclude<keyof BillingDetails, 'recipients'>) => details?.[field] ?? '';
  return {
    ...{ company: text('company'), line1: text('line1'), line2: text('line2'), postalCode: text('postalCode') },
    ...{ city: text('city'), region: text('region'), country: text('country'), taxId: text('taxId') },
    recipients: formatRecipients(details?.recipients ?? []),
    purchaseOrder: text('purchaseOrder'),
  };
}
