import { isDeepStrictEqual } from 'node:util';
import { DETAILS_MAX, type BillingDetails, RECIPIENTS_MAX } from '#src/domain/billing/billing-details.ts';
import { breaks, tolerated } from '#tools/conformance/differences.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

const SAMPLE: BillingDetails = {
  ...{ company: 'Conformance Kit', line1: 'Hafenstraße 12', line2: '', postalCode: '20457', city: 'Hamburg' },
  ...{ region: '', country: 'DE', taxId: 'DE136695976', purchaseOrder: 'PO 1' },
  recipients: ['kit@conformance.example'],
};

async function read(client: KitClient, session: KitSession) {
  return (await client.call('readBillingDetails', { session }))?.item;
}

const reading: Step = {
  covers: ['readBillingDetails'],
  changes: false,
  async run({ client, main }) {
    const item = await read(client, await main());
    if (!item) return;
    const { details, portalUrl } = item;
    if (portalUrl && !portalUrl.startsWith('https://'))
      client.differs('readBillingDetails', breaks('item.portalUrl', 'a url of https', 'another one'));
    if (!details) return;
    if (!/^([A-Z]{2})?$/.test(details.country))
      client.differs(
        'readBillingDetails',
        tolerated('item.details.country', 'two letters of ISO 3166-1', 'another text'),
      );
    if (details.recipients.length > RECIPIENTS_MAX)
      client.differs('readBillingDetails', breaks('item.details.recipients', `at most ${RECIPIENTS_MAX}`, 'more'));
  },
};

/** Puts back what was saved before. */
const change: Step = {
  covers: ['saveBillingDetails'],
  changes: true,
  async run({ client, main }) {
    const session = await main();
    const before = await read(client, session);
    // A portal may change them alone, and what was never saved cannot be put back.
    if (!before?.details || before.portalUrl) return;
    await client.reject(
      'saveBillingDetails',
      { session, body: { ...SAMPLE, company: '' } },
      { statuses: WRONG_INPUT, given: 'without a company' },
    );
    const saved = await client.call('saveBillingDetails', { session, body: SAMPLE });
    const known = Object.keys({ ...DETAILS_MAX, country: 0, recipients: 0 }) as (keyof BillingDetails)[];
    const after = saved && (await read(client, session))?.details;
    if (saved && !known.every((name) => isDeepStrictEqual(after?.[name], SAMPLE[name])))
      client.differs('saveBillingDetails', breaks('effect', 'the details that were sent', 'others'));
    await client.call('saveBillingDetails', { session, body: before.details });
  },
};

export const billingDetailsSteps: readonly Step[] = [
  ifOffered('billing-details', reading),
  ifOffered('billing-details', change),
];
