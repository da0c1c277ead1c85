import { makeAutoObservable } from 'mobx';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { TestDelivery } from '#src/domain/callback-domains/callback-signing.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { trackShown } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import { type CallbackDomainsStore, callbackDomainsStore } from './callback-domains-store.ts';
import type { CallbackSigningGateway } from './callback-domain-gateways.ts';

export interface TestDeliveryDeps {
  readonly gateway: CallbackSigningGateway;
  readonly callbackDomains: CallbackDomainsStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

export const testDelivery: Part<() => TestDeliveryStore> = ({ gateways, get, report, translate }) => {
  const callbackDomains = get(callbackDomainsStore);
  return () => new TestDeliveryStore({ gateway: gateways.callbackSigning, callbackDomains, report, translate });
};

/** A signed callback that stands for no event, to try a verified domain out. */
export class TestDeliveryStore {
  isSending = false;
  /** Of the domain that is chosen. */
  result: TestDelivery | null = null;
  private chosen: CallbackDomainId | null = null;
  private failure: (() => readonly string[]) | null = null;
  readonly #deps: TestDeliveryDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(deps: TestDeliveryDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'errors');
  }

  get domains(): readonly CallbackDomain[] {
    return this.#deps.callbackDomains.domains.items.filter(({ verified }) => verified);
  }

  /** Null without a verified domain. */
  get domain(): CallbackDomain | null {
    return this.domains.find(({ id }) => id === this.chosen) ?? this.domains[0] ?? null;
  }

  get errors(): readonly string[] {
    return this.failure?.() ?? [];
  }

  choose(id: string): void {
    if (this.isSending) return;
    this.chosen = this.domains.find((domain) => domain.id === id)?.id ?? null;
    this.result = null;
    this.failure = null;
  }

  async send(): Promise<void> {
    const { domain } = this;
    if (this.isSending || !domain) return;
    this.startSending(domain.id);
    const result = await this.#deps.gateway.sendTest(domain.id);
    this.finishSending(result.ok ? result.value : null);
    if (!result.ok) this.fail(result.failure);
  }

  /** A domain that is gone or no longer verified leaves the list. */
  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    const { callbackDomains, report, translate } = this.#deps;
    report(failure, 'mutation', this.#shownBy());
    this.failure = () => failureMessages(failure, 'mutation', translate);
    if (failure.status === 404 || failure.status === 409) void callbackDomains.domains.refresh();
  }

  private startSending(id: CallbackDomainId): void {
    this.isSending = true;
    this.chosen = id;
    this.result = null;
    this.failure = null;
  }

  private finishSending(result: TestDelivery | null): void {
    this.isSending = false;
    this.result = result;
  }
}
