import { makeAutoObservable } from 'mobx';
import { OTHER } from '#src/domain/onboarding/answers.ts';
import { filterProtocols, type Protocol } from '#src/domain/shared/protocol.ts';
import { allOptions } from '#src/domain/onboarding/selection.ts';
import { loadAndReport } from '#src/application/async/resource.ts';
import type { CatalogStore } from '#src/application/plans/catalog-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { protocolsRules } from './selection-rules.ts';
import { SelectionStore } from './selection-store.ts';
import type { StageDeps } from './stage-store.ts';

export class ProtocolsStore {
  readonly selection: SelectionStore<'blockchain-protocols'>;
  filter = '';
  readonly #catalog: CatalogStore;
  readonly #deps: StageDeps;

  constructor(catalog: CatalogStore, deps: StageDeps) {
    this.#catalog = catalog;
    this.#deps = deps;
    this.selection = new SelectionStore(protocolsRules, deps);
    makeAutoObservable(this, { selection: false }, { autoBind: true });
  }

  start(): Disposer {
    void this.loadProtocols();
    return this.selection.stage.start();
  }

  async load(): Promise<void> {
    const { stage } = this.selection;
    await Promise.all([this.loadProtocols(), stage.isLoaded ? null : stage.load()]);
  }

  get protocols(): CatalogStore['protocols'] {
    return this.#catalog.protocols;
  }

  get shown(): readonly Protocol[] {
    return filterProtocols(this.options, this.filter);
  }

  setFilter(filter: string): void {
    this.filter = filter;
  }

  /** Chosen protocols stay visible even if the provider no longer lists them. */
  private get options(): readonly Protocol[] {
    const known = new Map((this.protocols.value ?? []).map((protocol) => [protocol.name, protocol]));
    return allOptions([...known.keys()], this.selection.chosen)
      .filter((name) => name !== OTHER)
      .map((name) => known.get(name) ?? { name, publicName: name, logoSvgBase64: '' });
  }

  private loadProtocols(): Promise<void> {
    return loadAndReport(this.#catalog.protocols, this.#deps.report, 'own-read');
  }
}
