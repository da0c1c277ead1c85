import { beforeEach, describe, expect, it } from 'vitest';
import type { BillingDetails } from '#src/domain/billing/billing-details.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const DETAILS: BillingDetails = {
  ...{ company: 'Solo Ltd', line1: '1 High Street', line2: 'Flat 2', postalCode: 'N1 9GU', city: 'London' },
  ...{ region: 'Greater London', country: 'GB', taxId: 'GB980780684', purchaseOrder: '' },
  recipients: ['books@solo.example'],
};

describe.each(backends)('the billing details over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'freePlan');
  });

  const billing = () => backend.gateways.billing;

  it('are none, then what was saved', async () => {
    expect(value(await billing().details())).toEqual({ details: null, isNeeded: false, portalUrl: null });
    const saved = value(await billing().saveDetails(DETAILS));
    expect(saved.details).toEqual(DETAILS);
    expect(value(await billing().details())).toEqual(saved);
  });

  it('name somebody', async () => {
    expect(failure(await billing().saveDetails({ ...DETAILS, company: ' ' }))).toMatchObject({
      ...{ kind: 'rejected', code: 'invalid_billing_details' },
    });
  });

  it('stand on invoices', async () => {
    await signIn(backend, 'activeCustomer');
    value(await billing().saveDetails(DETAILS));
    const [invoice] = value(await billing().listInvoices()).items;
    const { bytes } = value(await billing().invoiceFile(invoice!.id));
    expect(new TextDecoder('latin1').decode(bytes)).toContain('Billed to: Solo Ltd');
  });
});
