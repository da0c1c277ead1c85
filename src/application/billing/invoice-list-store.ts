import { makeAutoObservable, observable } from 'mobx';
import { fileLabel, type InvoiceFile, type IssuedInvoice, type IssuedInvoiceId } from '#src/domain/billing/invoice.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { PagedList } from '#src/application/async/paged-list.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { BillingGateway } from './billing-gateway.ts';

export interface InvoiceListDeps {
  readonly gateway: Pick<BillingGateway, 'listInvoices' | 'invoiceFile'>;
  readonly files: FileSaver;
  readonly focus: WindowFocus;
  readonly session: SessionStore;
  readonly report: ReportFailure;
  readonly has: () => boolean;
}

export const invoiceListStore: Part<InvoiceListStore> = ({ gateways, platform, capabilities, session, report }) => {
  const { fileSaver: files, windowFocus: focus } = platform;
  const has = () => capabilities.has('invoice-list');
  return new InvoiceListStore({ gateway: gateways.billing, files, focus, session, report, has });
};

export class InvoiceListStore {
  readonly invoices: PagedList<IssuedInvoice>;
  readonly #downloading = observable.set<IssuedInvoiceId>();
  readonly #deps: InvoiceListDeps;

  constructor(deps: InvoiceListDeps) {
    this.#deps = deps;
    this.invoices = new PagedList((after, signal) => deps.gateway.listInvoices(after, signal));
    makeAutoObservable(this, { invoices: false }, { autoBind: true });
  }

  get isOffered(): boolean {
    return this.#deps.has();
  }

  /** An invoice is paid in another tab, so a return refetches the list. */
  start(): Disposer {
    void this.reload();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.invoices.refresh());
    return () => {
      unsubscribe();
      this.invoices.stop();
    };
  }

  async reload(): Promise<void> {
    await this.invoices.reload();
    const { state } = this.invoices;
    if (state.kind === 'failed') this.#deps.report(state.failure, 'read', 'in-place');
  }

  isDownloading(id: IssuedInvoiceId): boolean {
    return this.#downloading.has(id);
  }

  /** The file of one customer is not saved for the next. */
  async download(invoice: Pick<IssuedInvoice, 'id' | 'number'>): Promise<void> {
    if (this.#downloading.has(invoice.id)) return;
    const { gateway, session, report } = this.#deps;
    const customer = session.sessionId;
    this.setDownloading(invoice.id, true);
    const result = await gateway.invoiceFile(invoice.id);
    this.setDownloading(invoice.id, false);
    if (session.sessionId !== customer) return;
    if (result.ok) this.save(result.value, invoice.number);
    else report(result.failure, 'read');
  }

  private save(file: InvoiceFile, number: string): void {
    this.#deps.files.saveBytes({ ...fileLabel(file, number), bytes: file.bytes });
  }

  private setDownloading(id: IssuedInvoiceId, isDownloading: boolean): void {
    if (isDownloading) this.#downloading.add(id);
    else this.#downloading.delete(id);
  }
}
