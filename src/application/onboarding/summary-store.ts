import { makeAutoObservable } from 'mobx';
import type { AccountState } from '../../domain/account/account-state';
import { defaultRoute } from '../../domain/account/route-gate';
import type { Protocol } from '../../domain/onboarding/protocol';
import {
  afterConfirm,
  type OnboardingSummary,
  type SummaryAction,
  summaryAction,
} from '../../domain/onboarding/summary';
import type { AnsweredFailure, Failure } from '../../domain/shared/failure';
import { Resource } from '../async/resource';
import type { CatalogueStore } from '../catalogue/catalogue-store';
import { failureTexts } from '../feedback/failure-text';
import type { ToastStore } from '../feedback/toast-store';
import type { Undo } from '../platform/clock';
import type { ExternalAddresses } from '../platform/external-addresses';
import type { KeyValueStorage } from '../platform/key-value-storage';
import type { StagePorts } from './stage-store';

export interface SummaryPorts extends Omit<StagePorts, 'loadFailed'> {
  readonly catalogue: CatalogueStore;
  readonly external: ExternalAddresses;
  readonly toasts: ToastStore;
  readonly storage: KeyValueStorage;
}

/** The session that left for the card provider and is not known to have paid. */
export const CHECKOUT_KEY = 'gatehouse.checkout';

/** All answers on one page, and the way into the console (§2, §4). */
export class SummaryStore {
  readonly summary: Resource<OnboardingSummary>;
  hasAccepted = false;
  isConfirming = false;
  /** Came back from the card provider, and the server still waits for the money. */
  isUnpaid = false;
  problems: readonly string[] = [];

  constructor(private readonly ports: SummaryPorts) {
    this.summary = new Resource((signal) => ports.gateway.summary(signal));
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
    if (state.kind === 'ready') this.setUnpaid(this.takeCheckout());
    else if (state.kind === 'failed') this.loadFailed(state.failure);
  }

  get protocols(): readonly Protocol[] {
    const known = this.ports.catalogue.protocols.value ?? [];
    const names = this.summary.value?.blockchainProtocols ?? [];
    return names.map((name) => known.find((protocol) => protocol.name === name) ?? nameless(name));
  }

  get action(): SummaryAction {
    return this.summary.value ? summaryAction(this.summary.value) : 'get-started';
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
    const summary = this.summary.value;
    if (!this.canConfirm || !summary) return;
    const { gateway, session } = this.ports;
    const customer = session.sessionId;
    this.begin();
    const reply = await gateway.confirmSummary();
    if (session.sessionId !== customer) return this.settle();
    if (!reply.ok) return this.fail(reply.failure);
    this.follow(summary, reply.value ?? 'dashboard');
  }

  /** The button stays busy while the browser is on its way out; the state is entered as the page is left. */
  private follow(summary: OnboardingSummary, state: AccountState): void {
    const { session, external, toasts, translate, navigation } = this.ports;
    const next = afterConfirm(summary, state);
    if (next.kind === 'checkout') {
      if (external.leaveFor(next.address, () => this.leave(state)) === 'opened') return;
      toasts.show('error', translate('external-address.refused'));
    }
    this.settle();
    session.enter(state);
    navigation.go(defaultRoute(state));
  }

  private leave(state: AccountState): void {
    const { session, storage } = this.ports;
    if (state === 'summary') storage.set(CHECKOUT_KEY, session.sessionId ?? '');
    session.enter(state);
    // A page that the browser brings back as it was must not stay busy.
    this.settle();
  }

  /** A server that lets people in only once they have paid says so here, to those who come back from paying (§2). */
  private loadFailed(failure: AnsweredFailure): void {
    const { session, navigation, report } = this.ports;
    if (failure.state !== 'dashboard' || !this.takeCheckout()) return report(failure, 'read');
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

  private fail(failure: Failure): void {
    this.settle();
    if (failure.kind === 'cancelled') return;
    this.ports.report(failure, 'mutation');
    this.problems = failureTexts(failure, 'mutation', this.ports.translate);
  }

  private begin(): void {
    this.isConfirming = true;
    this.problems = [];
  }

  private settle(): void {
    this.isConfirming = false;
  }
}

function nameless(name: string): Protocol {
  return { name, publicName: name, logoSvgBase64: '' };
}
