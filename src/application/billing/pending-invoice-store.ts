import { makeAutoObservable } from 'mobx';
import { invoiceAddress, type PendingInvoice } from '../../domain/billing/invoice';
import type { ReportFailure } from '../feedback/report-failure';
import type { ToastStore } from '../feedback/toast-store';
import type { Translate } from '../i18n/translate';
import type { ExternalAddresses } from '../platform/external-addresses';
import type { SessionStore } from '../session/session-store';
import type { BillingGateway } from './billing-gateway';
import type { SubscriptionStore } from './subscription-store';

export interface PendingInvoicePorts {
  readonly gateway: BillingGateway;
  readonly subscription: SubscriptionStore;
  readonly session: SessionStore;
  readonly external: ExternalAddresses;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** The button of the pending-invoices alert: asks for the invoice and hands the person over to it (§7, D54). */
export class PendingInvoiceStore {
  isOpening = false;

  constructor(private readonly ports: PendingInvoicePorts) {
    makeAutoObservable<this, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  /** Once: the button stays busy while the browser is on its way out. */
  async open(): Promise<void> {
    if (this.isOpening) return;
    const { gateway, session, report } = this.ports;
    const customer = session.sessionId;
    this.setOpening(true);
    const reply = await gateway.invoices();
    if (session.sessionId !== customer) return this.settle();
    if (reply.ok) return this.follow(reply.value);
    this.settle();
    report(reply.failure, 'read');
  }

  private follow(invoice: PendingInvoice): void {
    const { external, toasts, translate } = this.ports;
    const address = invoiceAddress(invoice);
    if (address === null) return this.tellNone();
    // A page that the browser brings back as it was must not stay busy.
    if (external.leaveFor(address, this.settle) === 'opened') return;
    this.settle();
    toasts.show('error', translate('external-address.refused'));
  }

  /** It may have been paid elsewhere, so the subscription is asked as well. */
  private tellNone(): void {
    const { toasts, translate, subscription } = this.ports;
    this.settle();
    toasts.show('info', translate('billing.invoice.none'));
    void subscription.load();
  }

  private settle(): void {
    this.setOpening(false);
  }

  private setOpening(isOpening: boolean): void {
    this.isOpening = isOpening;
  }
}
