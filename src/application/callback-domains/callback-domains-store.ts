import { makeAutoObservable, observable } from 'mobx';
import {
  type CallbackDomain,
  type CallbackDomainId,
  countNewlyVerified,
  countVerified,
} from '#src/domain/callback-domains/callback-domain.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { PagedList } from '#src/application/async/paged-list.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { CallbackDomainGateway } from './callback-domain-gateway.ts';

export class CallbackDomainsStore {
  readonly domains: PagedList<CallbackDomain>;
  isChecking = false;
  /** How many domains the last check found newly verified; null before one. */
  verifiedSince: number | null = null;
  readonly #removing = observable.set<CallbackDomainId>();
  readonly #gateway: CallbackDomainGateway;
  readonly #focus: WindowFocus;
  readonly #report: ReportFailure;
  /** A deletion succeeded, but the refetched list still has the domain. */
  readonly #reportStillListed: (domain: CallbackDomain) => void;

  constructor(
    gateway: CallbackDomainGateway,
    focus: WindowFocus,
    report: ReportFailure,
    reportStillListed: (domain: CallbackDomain) => void,
  ) {
    this.#gateway = gateway;
    this.#focus = focus;
    this.#report = report;
    this.#reportStillListed = reportStillListed;
    this.domains = new PagedList((after, signal) => gateway.list(after, signal));
    makeAutoObservable(this, { domains: false }, { autoBind: true });
  }

  start(): Disposer {
    void this.reload();
    const unsubscribe = this.#focus.onReturn(() => void this.domains.refresh());
    return () => {
      unsubscribe();
      this.domains.stop();
      this.clearCheck();
    };
  }

  get verifiedCount(): number {
    return countVerified(this.domains.items);
  }

  async reload(): Promise<void> {
    this.clearCheck();
    await this.domains.reload();
    this.reportLoadFailure();
  }

  /** Refetches the list; the provider does the verification. */
  async checkAgain(): Promise<void> {
    if (this.isChecking) return;
    this.setChecking(true);
    this.clearCheck();
    const before = this.domains.items;
    const result = await this.domains.refresh();
    this.setChecking(false);
    if (result.ok) this.setVerifiedSince(countNewlyVerified(before, this.domains.items));
    else this.#report(result.failure, 'read');
  }

  isRemoving(id: CallbackDomainId): boolean {
    return this.#removing.has(id);
  }

  async remove(domain: CallbackDomain): Promise<boolean> {
    const { id } = domain;
    if (this.#removing.has(id)) return false;
    this.setRemoving(id, true);
    const result = await this.#gateway.remove(domain);
    if (result.ok) await this.removeFromList(domain);
    else await this.refetchAfter(result.failure);
    this.setRemoving(id, false);
    return !this.has(id);
  }

  /** The response has little detail, so the refetched list decides. */
  private async removeFromList(domain: CallbackDomain): Promise<void> {
    this.clearCheck();
    await this.domains.remove(domain.id);
    this.reportLoadFailure();
    if (this.has(domain.id)) this.#reportStillListed(domain);
  }

  private has(id: CallbackDomainId): boolean {
    return this.domains.items.some((known) => known.id === id);
  }

  /** It may be gone after a 404 or without a response, so the list is refetched. */
  private async refetchAfter(failure: Failure): Promise<void> {
    this.#report(failure, 'mutation');
    const isUnknown = failure.kind === 'unreachable' || (failure.kind === 'rejected' && failure.status === 404);
    if (isUnknown) await this.domains.refresh();
  }

  private reportLoadFailure(): void {
    const { state } = this.domains;
    if (state.kind === 'failed') this.#report(state.failure, 'read', 'in-place');
  }

  private setRemoving(id: CallbackDomainId, removing: boolean): void {
    if (removing) this.#removing.add(id);
    else this.#removing.delete(id);
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }

  private setVerifiedSince(verifiedSince: number): void {
    this.verifiedSince = verifiedSince;
  }

  private clearCheck(): void {
    this.verifiedSince = null;
  }
}
