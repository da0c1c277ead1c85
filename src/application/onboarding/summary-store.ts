import { makeAutoObservable } from 'mobx';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import { defaultRoute } from '#src/domain/auth/admit.ts';
import { previousStage } from '#src/domain/onboarding/stage-order.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import {
  type AfterConfirm,
  afterConfirm,
  isSamePurchase,
  type OnboardingSummary,
  type Purchase,
  toPurchase,
  type SummaryAction,
  summaryAction,
} from '#src/domain/onboarding/summary.ts';
import type { PlanAnswer } from '#src/domain/onboarding/answers.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { RequestFailure, Failure } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { CatalogStore } from '#src/application/plans/catalog-store.ts';
import { type CallKind, failureMessages } from '#src/application/feedback/failure-messages.ts';
import { trackShown } from '#src/application/forms/form-store.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { ExternalLinks } from '#src/application/platform/external-links.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { leavePage } from '#src/application/platform/page-release.ts';
import { CHECKOUT_KEY } from '#src/application/auth/session-record.ts';
import type { StageDeps } from './stage-store.ts';

export interface SummaryDeps extends Omit<StageDeps, 'onLoadFailed'> {
  readonly onPricesFailed: (failure: RequestFailure) => void;
  readonly catalog: CatalogStore;
  readonly externalLinks: ExternalLinks;
  readonly clock: Clock;
  readonly toasts: ToastStore;
  /** The session's own. */
  readonly storage: KeyValueStorage;
}

export interface ReviewedSummary extends OnboardingSummary {
  readonly period: BillingPeriod | null;
}

export class SummaryStore {
  readonly summary: Resource<ReviewedSummary>;
  hasAccepted = false;
  isConfirming = false;
  /** Returned from checkout, but the server still waits for the payment. */
  isUnpaid = false;
  /** The account had changed, so confirming only reloaded the summary. */
  hasChanged = false;
  /** Made when they are read, so that they follow the language. */
  private errors: (() => readonly string[]) | null = null;
  #stopLeaving: Disposer = () => undefined;
  readonly #deps: SummaryDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(deps: SummaryDeps) {
    this.#deps = deps;
    this.summary = new Resource((signal) => this.fetchSummary(signal));
    makeAutoObservable(this, { summary: false }, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  get formErrors(): readonly string[] {
    return this.errors?.() ?? [];
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.#stopLeaving();
      this.summary.stop();
    };
  }

  async load(): Promise<void> {
    // The catalog only adds logos, so its failure stays silent.
    void this.#deps.catalog.protocols.load();
    await this.summary.load();
    const { state } = this.summary;
    if (state.kind === 'ready') this.loaded(state.value);
    else if (state.kind === 'failed') this.loadFailed(state.failure);
  }

  get protocols(): readonly Protocol[] {
    const known = this.#deps.catalog.protocols.value ?? [];
    const names = this.summary.value?.blockchainProtocols ?? [];
    return names.map((name) => known.find((protocol) => protocol.name === name) ?? unknownProtocol(name));
  }

  get purchase(): Purchase | null {
    return this.summary.value ? this.toPurchase(this.summary.value) : null;
  }

  get action(): SummaryAction {
    return this.purchase ? summaryAction(this.purchase) : 'get-started';
  }

  get canConfirm(): boolean {
    return this.hasAccepted && !this.isConfirming && this.summary.state.kind === 'ready';
  }

  accept(hasAccepted: boolean): void {
    this.hasAccepted = hasAccepted;
  }

  back(): void {
    const { navigation, stages } = this.#deps;
    if (!this.isConfirming) navigation.go(defaultRoute(previousStage('summary', stages.list) ?? 'pricing-plan'));
  }

  async confirm(): Promise<void> {
    const { purchase: shown } = this;
    if (!this.canConfirm || !shown) return;
    const { gateway, session } = this.#deps;
    const customer = session.sessionId;
    this.startConfirming();
    // Nobody buys a plan or price that they have not seen.
    const current = await this.fetchToConfirm(shown);
    if (session.sessionId !== customer) return this.finishConfirming();
    if (!current.ok) return this.fail(current.failure, 'own-read');
    const purchase = this.toPurchase(current.value);
    if (!isSamePurchase(shown, purchase)) return this.showChanged(current.value);
    const result = await gateway.confirmSummary();
    if (session.sessionId !== customer) return this.finishConfirming();
    if (!result.ok) return this.fail(result.failure, 'own-mutation');
    await this.proceed(afterConfirm(current.value, purchase, result.value), result.value);
  }

  private toPurchase(summary: ReviewedSummary): Purchase {
    return toPurchase(summary, summary.period, this.#deps.catalog.plans.value ?? []);
  }

  /** With period and prices, so that no purchase is blind; without them the summary still shows. */
  private async fetchSummary(signal: AbortSignal): AsyncResult<ReviewedSummary> {
    const { gateway, catalog, onPricesFailed } = this.#deps;
    const [summary, answer] = await Promise.all([
      gateway.summary(signal),
      gateway.answers('pricing-plan', signal),
      catalog.plans.load(),
    ]);
    if (!summary.ok) return summary;
    const { state: prices } = catalog.plans;
    if (prices.kind === 'failed') onPricesFailed(prices.failure);
    if (!answer.ok && answer.failure.kind !== 'canceled') onPricesFailed(answer.failure);
    return ok(withPeriod(summary.value, answer));
  }

  /** All of it from the server, and with what was known when it was shown. */
  private async fetchToConfirm(shown: Purchase): AsyncResult<ReviewedSummary> {
    const { gateway, catalog } = this.#deps;
    const hadPrices = catalog.plans.value !== undefined;
    const [summary, answer] = await Promise.all([gateway.summary(), gateway.answers('pricing-plan')]);
    if (!summary.ok) return summary;
    if (!answer.ok && shown.period !== null) return fail(answer.failure);
    // Last, so that a price changes on the screen only together with the notice of it.
    const prices = await catalog.plans.refetch();
    return prices.ok || !hadPrices ? ok(withPeriod(summary.value, answer)) : prices;
  }

  private async proceed(next: AfterConfirm, serverState: AccountState | null): Promise<void> {
    if (next.kind === 'checkout') return this.pay(next.url, serverState ?? 'summary');
    if (next.kind === 'refetch') return this.refetch();
    this.finishConfirming();
    this.openConsole(next.state);
  }

  /** The button stays busy while the browser leaves; the state applies on leaving, if nothing else has changed it. */
  private pay(url: string, state: AccountState): void {
    const { toasts, translate, session } = this.#deps;
    const { sessionId, state: before } = session;
    const onLeave = () => {
      if (session.sessionId === sessionId && session.state === before) this.leave(state);
      this.finishConfirming();
    };
    const leaving = leavePage(url, this.#deps, { onLeave, onStay: this.finishConfirming });
    if (leaving !== 'blocked') return void (this.#stopLeaving = leaving);
    toasts.show('error', translate('external-link.blocked'));
    this.finishConfirming();
    this.openConsole(state);
  }

  private openConsole(state: AccountState): void {
    this.#deps.session.setAccountState(state);
    this.#deps.navigation.go(defaultRoute(state));
  }

  /** The purchase has changed, so the terms must be accepted again. */
  private showChanged(current: ReviewedSummary): void {
    this.summary.replace(current);
    this.hasAccepted = false;
    this.hasChanged = true;
    this.finishConfirming();
  }

  private async refetch(): Promise<void> {
    await this.load();
    if (this.summary.state.kind === 'ready') this.showChanged(this.summary.state.value);
    else this.finishConfirming();
  }

  private leave(state: AccountState): void {
    const { session, storage } = this.#deps;
    if (state === 'summary') storage.set(CHECKOUT_KEY, 'true');
    session.setAccountState(state);
  }

  /** A summary with another account state leads to that state's page. */
  private loaded({ state }: ReviewedSummary): void {
    const isHere = state === null || state === 'summary' || state === 'notAuth';
    if (isHere) return void (this.isUnpaid ||= this.consumeCheckout());
    const hasPaid = state === 'dashboard' && this.consumeCheckout();
    this.#deps.session.setAccountState(state);
    this.#deps.navigation.go(hasPaid ? '/subscription-success' : defaultRoute(state));
  }

  /** A server that requires payment first says so to a person returning from checkout. */
  private loadFailed(failure: RequestFailure): void {
    const { session, navigation, report } = this.#deps;
    if (!session.isFromCurrentSession(failure)) return;
    if (failure.state !== 'dashboard' || !this.consumeCheckout()) return report(failure, 'own-read', 'in-place');
    session.setAccountState('dashboard');
    navigation.go('/subscription-success');
  }

  /** Whether this session left for checkout; true once. */
  private consumeCheckout(): boolean {
    const { storage } = this.#deps;
    const hasLeft = storage.get(CHECKOUT_KEY) !== null;
    storage.remove(CHECKOUT_KEY);
    return hasLeft;
  }

  private fail(failure: Failure, call: CallKind): void {
    this.finishConfirming();
    if (failure.kind === 'canceled') return;
    this.#deps.report(failure, call, this.#shownBy());
    this.errors = () => failureMessages(failure, call, this.#deps.translate);
  }

  private startConfirming(): void {
    this.isConfirming = true;
    this.hasChanged = false;
    this.errors = null;
  }

  private finishConfirming(): void {
    this.isConfirming = false;
  }
}

function withPeriod(summary: OnboardingSummary, answer: Result<PlanAnswer | null>): ReviewedSummary {
  return { ...summary, period: (answer.ok && answer.value?.chosenSubscription) || null };
}

function unknownProtocol(name: string): Protocol {
  return { name, publicName: name, logoSvgBase64: '' };
}
