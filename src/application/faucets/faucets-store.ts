import { makeAutoObservable } from 'mobx';
import type { FaucetRequest, FaucetRequestId, FaucetSetting } from '#src/domain/faucets/faucet.ts';
import { formatNetworkName, type Protocol } from '#src/domain/shared/protocol.ts';
import { itemsOnPage, pageCountOf, pageWithin } from '#src/domain/shared/page.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import { type CatalogStore, createCatalog } from '#src/application/plans/catalog-store.ts';
import type { CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { FaucetGateway, Faucets } from './faucet-gateway.ts';
import { FaucetCooldown } from './cooldown.ts';

export interface FaucetsDeps {
  readonly gateway: FaucetGateway;
  readonly catalog: CatalogStore;
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
  readonly copyText: CopyText;
}

export const faucetsStore: Part<FaucetsStore> = ({ gateways, platform, session, report, copyText, atEnd }) => {
  const { clock, windowFocus: focus } = platform;
  const cooldown = new FaucetCooldown({ storage: session.own.storage, clock });
  atEnd(cooldown.start());
  const catalog = createCatalog({ gateways, platform, session });
  return new FaucetsStore({ gateway: gateways.faucets, catalog, focus, report, copyText }, cooldown);
};

export class FaucetsStore {
  readonly loaded: Resource<Faucets>;
  private requestedPage = 1;
  manualCopyId: FaucetRequestId | null = null;
  readonly #deps: FaucetsDeps;

  constructor(
    deps: FaucetsDeps,
    readonly cooldown: FaucetCooldown,
  ) {
    this.#deps = deps;
    this.loaded = new Resource((signal) => deps.gateway.load(signal));
    makeAutoObservable(this, { loaded: false, cooldown: false }, { autoBind: true });
  }

  start(): Disposer {
    const { focus, catalog } = this.#deps;
    void catalog.protocols.load();
    void this.reload();
    const unsubscribe = focus.onReturn(() => void this.refresh());
    const hide = this.cooldown.show();
    return () => {
      unsubscribe();
      hide();
      this.loaded.stop();
    };
  }

  reload(): Promise<void> {
    return loadAndReport(this.loaded, this.#deps.report);
  }

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
    return pageWithin(this.requestedPage, this.pageCount);
  }

  get shown(): readonly FaucetRequest[] {
    return itemsOnPage(this.requests, this.page);
  }

  showPage(page: number): void {
    this.requestedPage = page;
  }

  findProtocol(blockchain: string): Protocol {
    const wanted = blockchain.toLowerCase();
    const known = this.#deps.catalog.protocols.value?.find(
      ({ name, publicName }) => name.toLowerCase() === wanted || publicName.toLowerCase() === wanted,
    );
    return known ?? { name: blockchain, publicName: formatNetworkName(blockchain), logoSvgBase64: '' };
  }

  async copyAddress({ id, address }: FaucetRequest): Promise<boolean> {
    this.setManualCopyId(null);
    if ((await this.#deps.copyText(address, 'button')) === 'copied') return true;
    this.setManualCopyId(id);
    return false;
  }

  private setManualCopyId(id: FaucetRequestId | null): void {
    this.manualCopyId = id;
  }
}
