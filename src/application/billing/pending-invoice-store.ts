import { makeAutoObservable } from 'mobx';
import { invoiceUrl, type OtherInvoices, otherInvoices, type PendingInvoice } from '#src/domain/billing/invoice.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { ExternalLinks } from '#src/application/platform/external-links.ts';
import { leavePage } from '#src/application/platform/page-release.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { BillingGateway } from './billing-gateway.ts';
import type { SubscriptionStore } from './subscription-store.ts';

export interface PendingInvoiceDeps {
  readonly gateway: BillingGateway;
  readonly subscription: SubscriptionStore;
  readonly session: SessionStore;
  readonly externalLinks: ExternalLinks;
  readonly clock: Clock;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

export const pendingInvoiceStore: Part<PendingInvoiceStore> = (parts) => {
  const { gateways, platform, subscription, session, toasts, report, translate } = parts;
  const { externalLinks, clock } = platform;
  const own = { gateway: gateways.billing, externalLinks, clock };
  return new PendingInvoiceStore({ ...own, subscription, session, toasts, report, translate });
};

export class PendingInvoiceStore {
  isOpening = false;
  others: OtherInvoices | null = null;
  /** Why the last one did not open; it shows beside the button. */
  failure: RequestFailure | null = null;
  readonly #deps: PendingInvoiceDeps;

  constructor(deps: PendingInvoiceDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What a visit of the page led to ends with it. */
  start(): Disposer {
    return () => {
      this.setOthers(null);
      this.setFailure(null);
    };
  }

  /** The button stays busy while the browser leaves. */
  async open(): Promise<void> {
    if (this.isOpening) return;
    const { gateway, session, report } = this.#deps;
    const customer = session.sessionId;
    this.setOpening(true);
    this.setOthers(null);
    this.setFailure(null);
    const result = await gateway.invoices();
    if (session.sessionId !== customer) return this.settle();
    if (result.ok) return this.openInvoice(result.value);
    this.settle();
    report(result.failure, 'read', 'in-place');
    if (result.failure.kind !== 'canceled') this.setFailure(result.failure);
  }

  private openInvoice(invoice: PendingInvoice): void {
    const { toasts, translate } = this.#deps;
    const url = invoiceUrl(invoice);
    if (url === null) return void this.offerOthers(invoice);
    if (leavePage(url, this.#deps, { onLeave: this.settle, onStay: this.settle }) !== 'blocked') return;
    this.settle();
    toasts.show('error', translate('external-link.blocked'));
  }

  /** Opens all invoices in a new tab, so the person returns to this one. */
  openAll(): void {
    const { externalLinks, toasts, translate } = this.#deps;
    const url = this.others?.url ?? null;
    if (url !== null && externalLinks.openInNewTab(url) === 'blocked') {
      toasts.show('error', translate('external-link.blocked'));
    }
  }

  /** They may be paid already, so the subscription is checked first. */
  private async offerOthers(invoice: PendingInvoice): Promise<void> {
    const { toasts, translate, subscription, session } = this.#deps;
    const customer = session.sessionId;
    await subscription.load();
    this.settle();
    if (session.sessionId !== customer) return;
    if (subscription.current.value?.hasPendingInvoices) this.setOthers(otherInvoices(invoice));
    else toasts.show('info', translate('billing.invoice.none'));
  }

  private setOthers(others: OtherInvoices | null): void {
    this.others = others;
  }

  private setFailure(failure: RequestFailure | null): void {
    this.failure = failure;
  }

  private settle(): void {
    this.setOpening(false);
  }

  private setOpening(isOpening: boolean): void {
    this.isOpening = isOpening;
  }
}
