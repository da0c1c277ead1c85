import { BillingStore } from '#src/application/billing/billing-store.ts';
import { InvoiceListStore } from '#src/application/billing/invoice-list-store.ts';
import { PendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import type { AccountModule } from '#src/composition/container.ts';

export const billingModule = {
  billing({ gateways, platform, createCatalog, subscription, profile, toasts, report, translate }) {
    const { externalLinks, windowFocus: focus } = platform;
    const deps = { gateway: gateways.billing, externalLinks, focus, subscription, profile, toasts, report, translate };
    return new BillingStore({ ...deps, packages: createCatalog().plans });
  },
  pendingInvoice({ gateways: { billing: gateway }, platform, subscription, session, toasts, report, translate }) {
    const { externalLinks, clock } = platform;
    return new PendingInvoiceStore({ gateway, externalLinks, clock, subscription, session, toasts, report, translate });
  },
  invoiceList({ gateways: { billing: gateway }, platform, capabilities, session, report }) {
    const { fileSaver: files, windowFocus: focus } = platform;
    const has = () => capabilities.has('invoice-list');
    return new InvoiceListStore({ gateway, files, focus, session, report, has });
  },
} satisfies AccountModule;
