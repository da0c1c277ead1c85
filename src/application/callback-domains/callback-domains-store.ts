import { makeAutoObservable, observable } from 'mobx';
import {
  type CallbackDomain,
  type CallbackDomainId,
  countVerified,
  newlyVerified,
  verificationDelay,
} from '#src/domain/callback-domains/callback-domain.ts';
import type { Failure, RequestFailure } from '#src/domain/shared/failure.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { hasRows, Held } from '#src/application/async/held.ts';
import { PagedList } from '#src/application/async/paged-list.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { CallbackDomainGateway } from './callback-domain-gateways.ts';

interface VerificationPollDeps {
  readonly clock: Clock;
  readonly focus: WindowFocus;
  readonly isPending: () => boolean;
  readonly check: () => Promise<void>;
}

/** Checks while something is pending and the page is visible, less and less often. */
export class VerificationPoll {
  #isShown = false;
  #checkCount = 0;
  /** Increments when a round ends, so that a late response starts no second one. */
  #round = 0;
  #cancel: Disposer = () => undefined;
  readonly #deps: VerificationPollDeps;

  constructor(deps: VerificationPollDeps) {
    this.#deps = deps;
  }

  start(): Disposer {
    this.#isShown = true;
    const unsubscribe = this.#deps.focus.onHide(() => this.stop());
    return () => {
      unsubscribe();
      this.#isShown = false;
      this.stop();
    };
  }

  /** After every other load of the list, because a new domain deserves a quick check. */
  restart(): void {
    this.stop();
    this.#checkCount = 0;
    this.schedule();
  }

  private stop(): void {
    this.#round += 1;
    this.#cancel();
  }

  private schedule(): void {
    const { clock, focus, isPending } = this.#deps;
    if (!this.#isShown || !focus.isVisible() || !isPending()) return;
    const round = this.#round;
    this.#cancel = clock.after(verificationDelay(this.#checkCount), () => void this.poll(round));
  }

  private async poll(round: number): Promise<void> {
    this.#checkCount += 1;
    await this.#deps.check();
    if (round === this.#round) this.schedule();
  }
}

export interface CallbackDomainsDeps {
  readonly gateway: CallbackDomainGateway;
  readonly clock: Clock;
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
}

export const callbackDomainsStore: Part<CallbackDomainsStore> = ({ gateways, platform, report }) => {
  const { clock, windowFocus: focus } = platform;
  return new CallbackDomainsStore({ gateway: gateways.callbackDomains, clock, focus, report });
};

export class CallbackDomainsStore {
  readonly domains: PagedList<CallbackDomain>;
  isChecking = false;
  /** How many domains the last check with a change found newly verified; null before any check. */
  verifiedSince: number | null = null;
  checkFailure: RequestFailure | null = null;
  readonly #verifiedNow = observable.set<CallbackDomainId>();
  readonly #poll: VerificationPoll;
  readonly #shown: Held<readonly CallbackDomain[]>;
  readonly #deps: CallbackDomainsDeps;

  constructor(deps: CallbackDomainsDeps) {
    this.#deps = deps;
    this.domains = new PagedList((after, signal) => deps.gateway.list(after, signal));
    this.#shown = new Held(() => this.domains.items, hasRows);
    this.#poll = new VerificationPoll({ ...deps, isPending: () => this.isPending, check: () => this.checkQuietly() });
    makeAutoObservable(this, { domains: false }, { autoBind: true });
  }

  start(): Disposer {
    this.#verifiedNow.clear();
    const stopPolling = this.#poll.start();
    void this.reload();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.checkOnReturn());
    return () => {
      unsubscribe();
      stopPolling();
      this.domains.stop();
      this.clearCheck();
    };
  }

  /** The rows of the page. */
  get shown(): readonly CallbackDomain[] {
    return this.#shown.value;
  }

  /** What comes shows only after the disposer, so that no row moves behind a dialog. */
  hold(): Disposer {
    return this.#shown.hold();
  }

  get verifiedCount(): number {
    return countVerified(this.domains.items);
  }

  get isPending(): boolean {
    return this.domains.followed.some(({ verified }) => !verified);
  }

  wasVerifiedNow(id: CallbackDomainId): boolean {
    return this.#verifiedNow.has(id);
  }

  async reload(): Promise<void> {
    this.clearCheck();
    await this.domains.reload();
    this.reportLoadFailure();
    this.#poll.restart();
  }

  async checkAgain(): Promise<void> {
    if (this.isChecking) return;
    this.setChecking(true);
    this.clearCheck();
    const result = await this.check(this.domains.refresh);
    this.setChecking(false);
    if (result.ok) this.setVerifiedSince(result.value);
    else this.failCheck(result.failure);
    this.#poll.restart();
  }

  has(id: CallbackDomainId): boolean {
    return this.domains.items.some((known) => known.id === id);
  }

  async reloadWithout(id: CallbackDomainId): Promise<void> {
    this.clearCheck();
    await this.domains.remove(id);
    this.reportLoadFailure();
  }

  /** A check that nobody asked for: only news are announced, and a failure waits for the next one. */
  private async checkQuietly(): Promise<void> {
    if (this.isChecking) return;
    const result = await this.check(this.domains.poll);
    if (result.ok && result.value > 0) this.setVerifiedSince(result.value);
  }

  private async checkOnReturn(): Promise<void> {
    await this.checkQuietly();
    this.#poll.restart();
  }

  private async check(refetch: () => AsyncResult<void>): AsyncResult<number> {
    const before = this.domains.items;
    const result = await refetch();
    if (!result.ok) return result;
    const verified = newlyVerified(before, this.domains.items);
    this.markVerified(verified);
    return ok(verified.length);
  }

  private markVerified(ids: readonly CallbackDomainId[]): void {
    for (const id of ids) this.#verifiedNow.add(id);
  }

  private reportLoadFailure(): void {
    const { state } = this.domains;
    if (state.kind === 'failed') this.#deps.report(state.failure, 'read', 'in-place');
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }

  private setVerifiedSince(verifiedSince: number): void {
    this.clearCheck();
    this.verifiedSince = verifiedSince;
  }

  private failCheck(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    this.checkFailure = failure;
    this.#deps.report(failure, 'read', 'in-place');
  }

  private clearCheck(): void {
    this.verifiedSince = null;
    this.checkFailure = null;
  }
}
