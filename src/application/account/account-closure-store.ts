import { makeAutoObservable, reaction } from 'mobx';
import { type AccountClosure, currentExport, type DataExport } from '#src/domain/account/account-closure.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { denied, type Failure } from '#src/domain/shared/failure.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import { Resource } from '#src/application/async/resource.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { LogFailure, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { ExternalLinks } from '#src/application/platform/external-links.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { AccountClosureGateway } from './account-gateways.ts';

export interface AccountClosureDeps {
  readonly gateway: Pick<AccountClosureGateway, 'status' | 'requestExport' | 'keep'>;
  readonly clock: Clock;
  readonly focus: WindowFocus;
  readonly externalLinks: Pick<ExternalLinks, 'openInNewTab' | 'hostOf'>;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly logFailure: LogFailure;
  readonly translate: Translate;
}

/** While an export is prepared and a dialog shows it. */
const POLL_MS = 5000;

type Change = 'export' | 'keep';

export const accountClosureStore: Part<AccountClosureStore> = (parts) => {
  const { gateways, platform, toasts, report, logFailure, translate } = parts;
  const { clock, windowFocus: focus, externalLinks } = platform;
  const deps = { gateway: gateways.accountClosure, clock, focus, externalLinks };
  return new AccountClosureStore({ ...deps, toasts, report, logFailure, translate });
};

/** The export of the person's data, and the closing of the account; the whole console shows the latter. */
export class AccountClosureStore {
  readonly status: Resource<AccountClosure>;
  private sending: Change | null = null;
  private failed: { readonly change: Change; readonly messages: () => readonly string[] } | null = null;
  readonly #deps: AccountClosureDeps;

  constructor(deps: AccountClosureDeps) {
    this.#deps = deps;
    this.status = new Resource((signal) => deps.gateway.status(signal));
    makeAutoObservable(this, { status: false }, { autoBind: true, deep: false });
  }

  /** For as long as the console shows. Another tab may have closed the account, or reopened it. */
  start(): Disposer {
    void this.load();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.load());
    return () => {
      unsubscribe();
      this.status.stop();
    };
  }

  /** For as long as a dialog shows the export. */
  watch(): Disposer {
    void this.load();
    let stopWaiting: Disposer = () => undefined;
    const dispose = reaction(
      () => (this.isPreparing ? this.status.state : null),
      (state) => {
        stopWaiting();
        if (state && state.kind !== 'loading') stopWaiting = this.#deps.clock.after(POLL_MS, this.poll);
      },
      { fireImmediately: true },
    );
    return () => {
      dispose();
      stopWaiting();
    };
  }

  async load(): Promise<void> {
    await this.status.load();
    const { state } = this.status;
    if (state.kind === 'failed') this.#deps.logFailure('The state of the closing did not load', state.failure);
  }

  /** From the server, whatever is known: for what is about to be confirmed. */
  async refetch(): AsyncResult<AccountClosure> {
    const result = await this.#deps.gateway.status();
    if (result.ok) this.status.replace(result.value);
    return result;
  }

  /** What a change responded with. */
  accept(closure: AccountClosure): void {
    this.status.replace(closure);
  }

  /** Null while nobody closes the account, and while that is not known. */
  get closesAt(): Instant | null {
    return this.status.value?.closesAt ?? null;
  }

  get dataExport(): DataExport {
    return currentExport(this.status.value?.dataExport ?? { kind: 'none' }, this.#deps.clock.now());
  }

  /** Where the file would be downloaded from; null for a url that this console does not open. */
  get downloadHost(): string | null {
    const { dataExport } = this;
    return dataExport.kind === 'ready' ? this.#deps.externalLinks.hostOf(dataExport.url) : null;
  }

  get isRequesting(): boolean {
    return this.sending === 'export';
  }

  get isKeeping(): boolean {
    return this.sending === 'keep';
  }

  /** Why the last change of a kind did not happen. */
  errorsOf(change: Change): readonly string[] {
    return this.failed?.change === change ? this.failed.messages() : [];
  }

  async requestExport(): Promise<void> {
    const isRequested = ({ dataExport }: AccountClosure) => dataExport.kind !== 'none';
    await this.send('export', () => this.#deps.gateway.requestExport(), isRequested);
  }

  /** Returns whether the account stays open. */
  async keep(): Promise<boolean> {
    const { gateway, toasts, translate } = this.#deps;
    const staysOpen = await this.send(
      'keep',
      () => gateway.keep(),
      ({ closesAt }) => closesAt === null,
    );
    if (staysOpen) toasts.show('success', translate('closure.canceled'));
    return staysOpen;
  }

  download(): void {
    const { dataExport } = this;
    if (dataExport.kind === 'ready') this.#deps.externalLinks.openInNewTab(dataExport.url);
  }

  private get isPreparing(): boolean {
    return this.dataExport.kind === 'preparing';
  }

  /** A hidden page waits for the return to it, which reads the state. */
  private poll(): void {
    if (this.#deps.focus.isVisible()) void this.load();
  }

  /** One change at a time, and the response decides whether it was made. */
  private async send(
    change: Change,
    call: () => AsyncResult<AccountClosure>,
    isMade: (closure: AccountClosure) => boolean,
  ): Promise<boolean> {
    if (this.sending) return false;
    this.startSending(change);
    const result = await call();
    this.finishSending();
    if (result.ok) this.accept(result.value);
    const failure = result.ok ? denied() : result.failure;
    const hasHappened = result.ok && isMade(result.value);
    if (!hasHappened) this.fail(change, failure);
    return hasHappened;
  }

  /** Without a response it may have happened. */
  private fail(change: Change, failure: Failure): void {
    if (failure.kind === 'canceled' || failure.kind === 'unauthorized') return;
    const { report, translate } = this.#deps;
    report(failure, 'mutation', 'in-place');
    this.failed = { change, messages: () => failureMessages(failure, 'mutation', translate) };
    if (failure.kind === 'unreachable') void this.load();
  }

  private startSending(change: Change): void {
    this.sending = change;
    this.failed = null;
  }

  private finishSending(): void {
    this.sending = null;
  }
}
