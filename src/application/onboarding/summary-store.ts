import { makeAutoObservable } from 'mobx';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import { defaultRoute } from '#src/domain/auth/route-gate.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import {
  type AfterConfirm,
  afterConfirm,
  isSamePurchase,
  type OnboardingSummary,
  type Purchase,
  purchaseOf,
  type SummaryAction,
  summaryAction,
} from '#src/domain/onboarding/summary.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { AnsweredFailure, Failure } from '#src/domain/shared/failure.ts';
import { fail, ok, type Reply } from '#src/domain/shared/result.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { CatalogueStore } from '#src/application/plans/catalogue-store.ts';
import { type CallKind, failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { ExternalAddresses } from '#src/application/platform/external-addresses.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { CHECKOUT_KEY } from '#src/application/auth/session-record.ts';
import type { StagePorts } from './stage-store.ts';

export interface SummaryPorts extends Omit<StagePorts, 'loadFailed'> {
  /** The period or the price failed to load. */
  readonly priceFailed: (failure: AnsweredFailure) => void;
  readonly catalogue: CatalogueStore;
  readonly external: ExternalAddresses;
  readonly toasts: ToastStore;
  readonly storage: KeyValueStorage;
}

/** The summary with the period, which stands among the answers; null where it is not known. */
export interface ReviewedSummary extends OnboardingSummary {
  readonly period: BillingPeriod | null;
}

/** All answers on one page, and the way into the console (§2, §4). */
export class SummaryStore {
  readonly summary: Resource<ReviewedSummary>;
  hasAccepted = false;
  isConfirming = false;
  /** Came back from the card provider, and the server still waits for the money. */
  isUnpaid = false;
  /** Confirming did not open the console: the summary was behind the account, and has been loaded anew. */
  isRenewed = false;
  problems: readonly string[] = [];

  constructor(private readonly ports: SummaryPorts) {
    this.summary = new Resource((signal) => this.fetchSummary(signal));
    makeAutoObservable<this, 'ports'>(this, { ports: false, summary: false }, { autoBind: true, deep: false });
  }

  start(): Undo {
    void this.load();
    return () => this.summary.stop();
  }

  async load(): Promise<void> {
    // Only the logos come from the catalogue: without it the names stand alone, and nobody need be told.
    void this.ports.catalogue.protocols.load();
    await this.summary.load();
    const { state } = this.summary;
    if (state.kind === 'ready') this.loaded(state.value);
    else if (state.kind === 'failed') this.loadFailed(state.failure);
  }

  get protocols(): readonly Protocol[] {
    const known = this.ports.catalogue.protocols.value ?? [];
    const names = this.summary.value?.blockchainProtocols ?? [];
    return names.map((name) => known.find((protocol) => protocol.name === name) ?? nameless(name));
  }

  /** Null until the summary has loaded. */
  get purchase(): Purchase | null {
    return this.summary.value ? this.purchaseIn(this.summary.value) : null;
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
    if (!this.isConfirming) this.ports.navigation.go(defaultRoute('pricing-plan'));
  }

  async confirm(): Promise<void> {
    const { purchase: shown } = this;
    if (!this.canConfirm || !shown) return;
    const { gateway, session } = this.ports;
    const customer = session.sessionId;
    this.begin();
    // What is bought is what the account says now, and nobody buys what they have not seen.
    const current = await this.fetchSummary(undefined, shown.period !== null);
    if (session.sessionId !== customer) return this.settle();
    if (!current.ok) return this.fail(current.failure, 'own-read');
    const purchase = this.purchaseIn(current.value);
    if (!isSamePurchase(shown, purchase)) return this.renew(current.value);
    const reply = await gateway.confirmSummary();
    if (session.sessionId !== customer) return this.settle();
    if (!reply.ok) return this.fail(reply.failure, 'own-mutation');
    await this.follow(afterConfirm(current.value, purchase, reply.value), reply.value);
  }

  private purchaseIn(summary: ReviewedSummary): Purchase {
    return purchaseOf(summary, summary.period, this.ports.catalogue.plans.value ?? []);
  }

  /** With the period and the prices, so that nothing is bought blind. Without them the summary still stands. */
  private async fetchSummary(signal?: AbortSignal, needsPeriod = false): Reply<ReviewedSummary> {
    const { gateway, catalogue, priceFailed } = this.ports;
    const [summary, answer] = await Promise.all([
      gateway.summary(signal),
      gateway.answers('pricing-plan', signal),
      catalogue.plans.load(),
    ]);
    if (!summary.ok) return summary;
    if (!answer.ok && needsPeriod) return fail(answer.failure);
    for (const failure of [failureIn(catalogue.plans.state), answer.ok ? null : answer.failure]) {
      if (failure && failure.kind !== 'cancelled') priceFailed(failure);
    }
    return ok({ ...summary.value, period: (answer.ok && answer.value?.chosenSubscription) || null });
  }

  private async follow(next: AfterConfirm, answered: AccountState | null): Promise<void> {
    if (next.kind === 'checkout') return this.pay(next.address, answered ?? 'summary');
    if (next.kind === 'look-again') return this.lookAgain();
    this.settle();
    this.enter(next.state);
  }

  /** The button stays busy while the browser is on its way out; the state is entered as the page is left. */
  private pay(address: string, state: AccountState): void {
    const { external, toasts, translate } = this.ports;
    if (external.leaveFor(address, () => this.leave(state)) === 'opened') return;
    toasts.show('error', translate('external-address.refused'));
    this.settle();
    this.enter(state);
  }

  private enter(state: AccountState): void {
    this.ports.session.enter(state);
    this.ports.navigation.go(defaultRoute(state));
  }

  /** What was accepted is not what is bought: the terms are asked for again, and a second Enter pays for nothing. */
  private renew(current: ReviewedSummary): void {
    this.summary.replace(current);
    this.hasAccepted = false;
    this.isRenewed = true;
    this.settle();
  }

  private async lookAgain(): Promise<void> {
    await this.load();
    if (this.summary.state.kind === 'ready') this.renew(this.summary.state.value);
    else this.settle();
  }

  private leave(state: AccountState): void {
    const { session, storage } = this.ports;
    if (state === 'summary') storage.set(CHECKOUT_KEY, session.sessionId ?? '');
    session.enter(state);
    // A page that the browser brings back as it was must not stay busy.
    this.settle();
  }

  /** A summary that says where the account stands leads there, as the reply to a save does. */
  private loaded({ state }: ReviewedSummary): void {
    if (state === null || state === 'summary' || state === 'notAuth') return this.setUnpaid(this.takeCheckout());
    const hasPaid = state === 'dashboard' && this.takeCheckout();
    this.ports.session.enter(state);
    this.ports.navigation.go(hasPaid ? '/subscription-success' : defaultRoute(state));
  }

  /** A server that lets people in only once they have paid says so here, to those who come back from paying (§2). */
  private loadFailed(failure: AnsweredFailure): void {
    const { session, navigation, report } = this.ports;
    if (!session.isOfNow(failure)) return;
    if (failure.state !== 'dashboard' || !this.takeCheckout()) return report(failure, 'own-read');
    session.enter('dashboard');
    navigation.go('/subscription-success');
  }

  /** Whether this session had left for the card provider; told once. */
  private takeCheckout(): boolean {
    const { storage, session } = this.ports;
    const left = storage.get(CHECKOUT_KEY);
    storage.remove(CHECKOUT_KEY);
    return left !== null && left === session.sessionId;
  }

  private setUnpaid(isUnpaid: boolean): void {
    this.isUnpaid ||= isUnpaid;
  }

  private fail(failure: Failure, call: CallKind): void {
    this.settle();
    if (failure.kind === 'cancelled') return;
    this.ports.report(failure, call);
    this.problems = failureTexts(failure, call, this.ports.translate);
  }

  private begin(): void {
    this.isConfirming = true;
    this.isRenewed = false;
    this.problems = [];
  }

  private settle(): void {
    this.isConfirming = false;
  }
}

function failureIn(state: CatalogueStore['plans']['state']): AnsweredFailure | null {
  return state.kind === 'failed' ? state.failure : null;
}

function nameless(name: string): Protocol {
  return { name, publicName: name, logoSvgBase64: '' };
}
