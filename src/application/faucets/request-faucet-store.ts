import { makeAutoObservable } from 'mobx';
import { addressHistory, type FaucetType } from '#src/domain/faucets/faucet.ts';
import {
  offeredAmount,
  requiresType,
  blockchainsOf,
  type FaucetAmount,
  type FaucetChoice,
  missingFields,
  networksOf,
  toFaucetRequestInput,
  withBlockchain,
} from '#src/domain/faucets/offer.ts';
import type { RequestFailure, Failure } from '#src/domain/shared/failure.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { DraftSlot } from '#src/application/forms/draft-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { FaucetGateway } from './faucet-gateway.ts';
import { type FaucetsStore, faucetsStore } from './faucets-store.ts';

export interface RequestFaucetDeps {
  readonly gateway: FaucetGateway;
  readonly faucets: FaucetsStore;
  readonly report: ReportFailure;
  readonly toasts: ToastStore;
  readonly translate: Translate;
  readonly draft: DraftSlot;
}

const EMPTY_CHOICE: FaucetChoice = { blockchain: '', network: '', address: '', type: '' };
const TOO_MANY_REQUESTS = 429;

export const requestFaucet: Part<() => RequestFaucetStore> = (parts) => {
  const { gateways, get, toasts, report, translate, drafts } = parts;
  const deps = { gateway: gateways.faucets, faucets: get(faucetsStore), toasts, report, translate };
  return () => new RequestFaucetStore({ ...deps, draft: drafts.slot('request-faucet') });
};

export class RequestFaucetStore {
  readonly form: FormStore<FaucetChoice>;
  isRequested = false;
  readonly #deps: RequestFaucetDeps;

  constructor(deps: RequestFaucetDeps) {
    this.#deps = deps;
    this.form = new FormStore<FaucetChoice>(
      EMPTY_CHOICE,
      async () => {
        const { faucetValidator } = await import('./request-faucet.suite.ts');
        return faucetValidator(() => deps.faucets.settings);
      },
      { slot: deps.draft, fields: ['blockchain', 'network', 'address', 'type'] },
      { tokenTransfer: 'type' },
    );
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get blockchains(): readonly string[] {
    return blockchainsOf(this.settings);
  }

  get networks(): readonly string[] {
    return networksOf(this.settings, this.form.values.blockchain);
  }

  get requiresType(): boolean {
    return requiresType(this.settings, this.form.values);
  }

  get amount(): FaucetAmount | null {
    return offeredAmount(this.settings, this.form.values);
  }

  get addressHistory(): readonly string[] {
    return addressHistory(this.#deps.faucets.requests, this.form.values.blockchain);
  }

  get firstMissingField(): keyof FaucetChoice | null {
    return missingFields(this.settings, this.form.meant)[0] ?? null;
  }

  chooseBlockchain(blockchain: string): void {
    const { network, type } = withBlockchain(this.form.values, blockchain);
    this.form.resetFields({ network, type });
    this.form.change('blockchain', blockchain);
  }

  chooseNetwork(network: string): void {
    this.form.change('network', network);
  }

  setAddress(address: string): void {
    this.form.change('address', address);
  }

  chooseType(type: FaucetType): void {
    this.form.change('type', type);
  }

  async request(): Promise<void> {
    if (!this.#deps.faucets.cooldown.isFinished) return;
    await this.form.submit(async (choice) => {
      const result = await this.#deps.gateway.request(toFaucetRequestInput(this.settings, choice));
      if (result.ok) this.succeed();
      else this.fail(result.failure);
    });
  }

  private get settings() {
    return this.#deps.faucets.settings;
  }

  private succeed(): void {
    const { faucets, toasts, translate } = this.#deps;
    this.isRequested = true;
    this.form.finish();
    toasts.show('success', translate('faucets.requested'));
    faucets.showPage(1);
    void faucets.reload();
  }

  /** Starts a cooldown if the provider gives its duration, else shows its message. */
  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    const { faucets } = this.#deps;
    const reported = failure.status === TOO_MANY_REQUESTS ? this.withFallbackMessage(failure) : failure;
    this.form.fail(reported, 'mutation', this.#deps);
    const isCoolingDown = failure.status === TOO_MANY_REQUESTS && faucets.cooldown.block(failure.retryAfterMs);
    // The countdown replaces the message.
    if (isCoolingDown) this.form.clearFormErrors();
    // The request may have been accepted, so the history is refetched.
    if (failure.kind === 'unreachable' || failure.kind === 'unexpected') void faucets.refresh();
  }

  /** A bare 429 would read like a server error. */
  private withFallbackMessage(failure: RequestFailure): RequestFailure {
    const hasNoMessage = failure.details.length === 0 && failure.message.trim() === '';
    return hasNoMessage ? { ...failure, message: this.#deps.translate('faucets.limit') } : failure;
  }
}
