import { makeAutoObservable } from 'mobx';
import type { FaucetRequest, FaucetRequestId, FaucetSetting } from '#src/domain/faucets/faucet.ts';
import { readableName } from '#src/domain/shared/network-name.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import { itemsOnPage, pageCountOf, pageWithin } from '#src/domain/shared/pager.ts';
import { loadAndReport } from '#src/application/async/load-and-report.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { CatalogueStore } from '#src/application/plans/catalogue-store.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { FaucetGateway, Faucets } from './faucet-gateway.ts';
import type { FaucetWait } from './faucet-wait.ts';

export interface FaucetsPorts {
  readonly gateway: FaucetGateway;
  readonly catalogue: CatalogueStore;
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
  readonly copyText: CopyText;
}

/** What has been asked for, what can be asked for, and when (§2). */
export class FaucetsStore {
  readonly loaded: Resource<Faucets>;
  private asked = 1;
  /** The request whose address is to be shown selected, because it could not be copied (D38, D46). */
  selectedByHand: FaucetRequestId | null = null;

  constructor(
    private readonly ports: FaucetsPorts,
    readonly wait: FaucetWait,
  ) {
    this.loaded = new Resource((signal) => ports.gateway.load(signal));
    makeAutoObservable<this, 'ports'>(this, { ports: false, loaded: false, wait: false }, { autoBind: true });
  }

  /** While the page is open; whoever comes back to it finds what other tabs have asked for. */
  start(): Undo {
    const { focus, catalogue } = this.ports;
    // Only names and logos come from the catalogue: without it the provider's own names stand, and nobody need be told.
    void catalogue.protocols.load();
    void this.reload();
    const unfollow = focus.onReturn(() => void this.refresh());
    const hide = this.wait.show();
    return () => {
      unfollow();
      hide();
      this.loaded.stop();
    };
  }

  reload(): Promise<void> {
    return loadAndReport(this.loaded, this.ports.report);
  }

  /** Without a word where it fails: the list says so itself. */
  refresh(): Promise<void> {
    return this.loaded.load();
  }

  get requests(): readonly FaucetRequest[] {
    return this.loaded.value?.requests ?? [];
  }

  get settings(): readonly FaucetSetting[] {
    return this.loaded.value?.settings ?? [];
  }

  get pageCount(): number {
    return pageCountOf(this.requests.length);
  }

  get page(): number {
    return pageWithin(this.asked, this.pageCount);
  }

  get shown(): readonly FaucetRequest[] {
    return itemsOnPage(this.requests, this.page);
  }

  goTo(page: number): void {
    this.asked = page;
  }

  /** With the provider's public name and logo where the catalogue knows it. */
  protocolOf(blockchain: string): Protocol {
    const wanted = blockchain.toLowerCase();
    const known = this.ports.catalogue.protocols.value?.find(
      ({ name, publicName }) => name.toLowerCase() === wanted || publicName.toLowerCase() === wanted,
    );
    return known ?? { name: blockchain, publicName: readableName(blockchain), logoSvgBase64: '' };
  }

  async copyAddress({ id, address }: FaucetRequest): Promise<void> {
    this.selectByHand(null);
    if ((await this.ports.copyText(address)) !== 'copied') this.selectByHand(id);
  }

  private selectByHand(id: FaucetRequestId | null): void {
    this.selectedByHand = id;
  }
}
