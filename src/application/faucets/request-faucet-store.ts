import { makeAutoObservable } from 'mobx';
import type { FaucetType } from '#src/domain/faucets/faucet.ts';
import {
  amountOf,
  asksForType,
  blockchainsOf,
  type FaucetAmount,
  type FaucetChoice,
  missingOf,
  networksOf,
  wantedFaucet,
  withBlockchain,
} from '#src/domain/faucets/offer.ts';
import type { AnsweredFailure, Failure } from '#src/domain/shared/failure.ts';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { FaucetGateway } from './faucet-gateway.ts';
import type { FaucetsStore } from './faucets-store.ts';

export interface RequestFaucetPorts {
  readonly gateway: FaucetGateway;
  readonly faucets: FaucetsStore;
  readonly report: ReportFailure;
  readonly toasts: ToastStore;
  readonly translate: Translate;
}

const NOTHING: FaucetChoice = { blockchain: '', network: '', address: '', type: '' };
const TOO_MANY = 429;

/** The dialog that asks for test coins (§2). Lives as long as the dialog is open. */
export class RequestFaucetStore {
  readonly form: FormStore<FaucetChoice>;
  isRequested = false;
  problems: readonly string[] = [];

  constructor(private readonly ports: RequestFaucetPorts) {
    this.form = new FormStore<FaucetChoice>(NOTHING, async () => {
      const { faucetValidator } = await import('./request-faucet.suite.ts');
      return faucetValidator(() => ports.faucets.settings);
    });
    makeAutoObservable<this, 'ports'>(this, { ports: false, form: false }, { autoBind: true, deep: false });
  }

  get blockchains(): readonly string[] {
    return blockchainsOf(this.settings);
  }

  /** Of the chosen blockchain. */
  get networks(): readonly string[] {
    return networksOf(this.settings, this.form.values.blockchain);
  }

  get asksForType(): boolean {
    return asksForType(this.settings, this.form.values);
  }

  get amount(): FaucetAmount | null {
    return amountOf(this.settings, this.form.values);
  }

  /** What to name first among what is missing; null where nothing is. */
  get firstMissing(): keyof FaucetChoice | null {
    return missingOf(this.settings, this.form.values)[0] ?? null;
  }

  /** While the provider's limit lasts nothing is sent; what was typed waits with it. */
  get canRequest(): boolean {
    return this.form.canSubmit && this.firstMissing === null && this.ports.faucets.wait.isOver;
  }

  chooseBlockchain(blockchain: string): void {
    this.problems = [];
    const { network, type } = withBlockchain(this.form.values, blockchain);
    this.form.restart({ network, type });
    this.form.set('blockchain', blockchain);
  }

  chooseNetwork(network: string): void {
    this.problems = [];
    this.form.set('network', network);
  }

  setAddress(address: string): void {
    this.problems = [];
    this.form.set('address', address);
  }

  chooseType(type: FaucetType): void {
    this.problems = [];
    this.form.set('type', type);
  }

  async request(): Promise<void> {
    if (!this.ports.faucets.wait.isOver) return;
    await this.form.submit(async (choice) => {
      this.setProblems([]);
      const reply = await this.ports.gateway.request(wantedFaucet(this.settings, choice));
      if (reply.ok) this.succeed();
      else this.fail(reply.failure);
    });
  }

  private get settings() {
    return this.ports.faucets.settings;
  }

  private succeed(): void {
    const { faucets, toasts, translate } = this.ports;
    this.isRequested = true;
    toasts.show('success', translate('faucets.requested'));
    faucets.goTo(1);
    void faucets.reload();
  }

  /** A limit counts down where the provider says how long it lasts; elsewhere its words have to do. */
  private fail(failure: Failure): void {
    if (failure.kind === 'cancelled') return;
    const { faucets, report, translate } = this.ports;
    const told = failure.status === TOO_MANY ? this.withWords(failure) : failure;
    report(told, 'mutation');
    const isCounted = failure.status === TOO_MANY && faucets.wait.block(failure.retryAfterMs);
    if (!isCounted) this.problems = failureTexts(told, 'mutation', translate);
    // Nobody knows whether it was taken: the history tells (D39).
    if (failure.kind === 'unreachable' || failure.kind === 'unexpected') void faucets.refresh();
  }

  /** A bare 429 would be told as an error of the server. */
  private withWords(failure: AnsweredFailure): AnsweredFailure {
    const isBare = failure.details.length === 0 && failure.message.trim() === '';
    return isBare ? { ...failure, message: this.ports.translate('faucets.limit') } : failure;
  }

  private setProblems(problems: readonly string[]): void {
    this.problems = problems;
  }
}
