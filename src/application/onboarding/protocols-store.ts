import { makeAutoObservable } from 'mobx';
import { OTHER } from '#src/domain/onboarding/answers.ts';
import { matching, type Protocol } from '#src/domain/shared/protocol.ts';
import { offeredOptions } from '#src/domain/onboarding/selection.ts';
import { loadAndReport } from '#src/application/async/load-and-report.ts';
import type { CatalogueStore } from '#src/application/plans/catalogue-store.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import { protocolsRules } from './selection-rules.ts';
import { SelectionStore } from './selection-store.ts';
import type { StagePorts } from './stage-store.ts';

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
