import { makeAutoObservable } from 'mobx';
import { type CallbackLog, type ListedCallback, listedCallback } from '#src/domain/logs/callback-log.ts';
import { callbackQuery, isSameFilters, type LogAddress } from '#src/domain/logs/log-address.ts';
import { callbackExport } from '#src/domain/logs/log-export.ts';
import type { CallbackChoices, CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { networksOf, withBlockchain, withinChoices } from '#src/domain/logs/network-choices.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { LogGateway } from './log-gateway.ts';
import { fetchRows, type LogRow } from './log-row.ts';
import { LogSearch } from './log-search.ts';
import { type LogPorts, LogView } from './log-view.ts';

export type CallbackRow = ListedCallback & LogRow<CallbackLog>;

/** The tab of the callback logs (§2). */
export class CallbackLogsStore {
  readonly view: LogView<CallbackRow, CallbackFilters>;
  readonly choices: Resource<CallbackChoices>;
  readonly search: LogSearch;

  constructor(gateway: LogGateway, ports: LogPorts) {
    this.view = new LogView<CallbackRow, CallbackFilters>(ports, {
      query: callbackQuery,
      export: callbackExport,
      fetchPage: fetchRows(ports.packer, gateway.callbackLogs.bind(gateway), listedCallback),
    });
    this.choices = new Resource((signal) => gateway.callbackChoices(signal));
    this.search = new LogSearch(ports.clock);
    makeAutoObservable(this, { view: false, choices: false, search: false }, { autoBind: true });
  }

  /** While the tab is open. */
  start(): Undo {
    const stop = this.view.start();
    void this.choices.load();
    return () => {
      stop();
      this.search.stop();
      this.choices.stop();
    };
  }

  async follow(address: LogAddress<CallbackFilters>): Promise<void> {
    this.search.follow(address.filters.searchPhrase);
    await this.view.follow(address);
  }

  /** The networks to choose from: where each has its blockchain, none before that is chosen. */
  get networks(): readonly string[] {
    const { value } = this.choices;
    return value ? networksOf(value, this.view.list.filters.blockchain) : [];
  }

  /** The filters without what the provider does not offer; null where it offers them all. */
  get offered(): CallbackFilters | null {
    const { state: choices } = this.choices;
    const { filters, state } = this.view.list;
    // Those of an earlier visit may lack what there is by now.
    if (choices.kind !== 'ready' || state.kind === 'idle') return null;
    const offered = withinChoices(filters, choices.value);
    return isSameFilters(offered, filters) ? null : offered;
  }

  /** The filters after a choice; a phrase that is still being typed comes along. */
  choose({ blockchain, ...change }: Partial<CallbackFilters>): CallbackFilters {
    this.search.stop();
    const filters = { ...this.view.list.filters, searchPhrase: this.search.typed, ...change };
    return blockchain === undefined ? filters : withBlockchain(filters, blockchain);
  }

  /** Calls back with the filters once the typing has paused (§9). */
  type(text: string, settle: (filters: CallbackFilters) => void): void {
    this.search.type(text, (searchPhrase) => settle({ ...this.view.list.filters, searchPhrase }));
  }

  /** No filter at all. */
  clear(): CallbackFilters {
    this.search.stop();
    this.search.follow('');
    return callbackQuery.none;
  }
}
