import { makeAutoObservable } from 'mobx';
import { OTHER } from '../../domain/onboarding/answers';
import { matching, type Protocol } from '../../domain/onboarding/protocol';
import { offeredOptions } from '../../domain/onboarding/selection';
import { loadAndReport } from '../async/load-and-report';
import type { CatalogueStore } from '../catalogue/catalogue-store';
import type { Undo } from '../platform/clock';
import { protocolsRules } from './selection-rules';
import { SelectionStore } from './selection-store';
import type { StagePorts } from './stage-store';

/** The protocols that somebody builds on: a long list, so it can be searched (§2). */
export class ProtocolsStore {
  readonly selection: SelectionStore<'blockchain-protocols'>;
  filter = '';

  constructor(
    private readonly catalogue: CatalogueStore,
    private readonly ports: StagePorts,
  ) {
    this.selection = new SelectionStore(protocolsRules, ports);
    makeAutoObservable<this, 'catalogue' | 'ports'>(
      this,
      { selection: false, catalogue: false, ports: false },
      { autoBind: true },
    );
  }

  start(): Undo {
    void this.loadProtocols();
    return this.selection.stage.start();
  }

  /** What did not come the last time. */
  async load(): Promise<void> {
    const { stage } = this.selection;
    await Promise.all([this.loadProtocols(), stage.isLoaded ? null : stage.load()]);
  }

  get protocols(): CatalogueStore['protocols'] {
    return this.catalogue.protocols;
  }

  /** Those that the filter leaves; Other stands apart. */
  get shown(): readonly Protocol[] {
    return matching(this.offered, this.filter);
  }

  setFilter(filter: string): void {
    this.filter = filter;
  }

  /** Chosen ones stay in sight even where the provider lists them no more. */
  private get offered(): readonly Protocol[] {
    const known = new Map((this.protocols.value ?? []).map((protocol) => [protocol.name, protocol]));
    return offeredOptions([...known.keys()], this.selection.chosen)
      .filter((name) => name !== OTHER)
      .map((name) => known.get(name) ?? { name, publicName: name, logoSvgBase64: '' });
  }

  private loadProtocols(): Promise<void> {
    return loadAndReport(this.catalogue.protocols, this.ports.report, 'own-read');
  }
}
