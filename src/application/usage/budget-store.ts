import { makeAutoObservable } from 'mobx';
import {
  type Budget,
  type BudgetAttention,
  budgetAttention,
  budgetCredits,
  type BudgetForecast,
  budgetForecast,
} from '#src/domain/usage/budget.ts';
import { type BudgetLine, budgetLine } from '#src/domain/usage/budget-line.ts';
import type { BurnUp } from '#src/domain/usage/burn-up.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { latest } from '#src/application/async/loadable.ts';
import { Resource } from '#src/application/async/resource.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { LogFailure, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { BudgetGateway } from './budget-gateway.ts';
import type { UsageStore } from './usage-store.ts';

export interface BudgetDeps {
  readonly gateway: BudgetGateway;
  readonly usage: Pick<UsageStore, 'figures' | 'readAt'>;
  readonly focus: WindowFocus;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly logFailure: LogFailure;
  readonly translate: Translate;
}

/** The budget of the billing period, the same on the usage page and the dashboard. */
export class BudgetStore {
  readonly budget: Resource<Budget>;
  isRemoving = false;
  private messages: (() => readonly string[]) | null = null;
  #shown = 0;
  #unsubscribe: Disposer = () => undefined;
  readonly #deps: BudgetDeps;

  constructor(deps: BudgetDeps) {
    this.#deps = deps;
    this.budget = new Resource((signal) => deps.gateway.load(signal));
    makeAutoObservable(this, { budget: false }, { autoBind: true, deep: false });
  }

  /** The card and the chart of a page share one load. */
  start(): Disposer {
    this.#shown += 1;
    if (this.#shown === 1) {
      void this.load();
      this.#unsubscribe = this.#deps.focus.onReturn(() => void this.load());
    }
    return () => {
      this.#shown -= 1;
      if (this.#shown > 0) return;
      this.#unsubscribe();
      this.budget.stop();
    };
  }

  async load(): Promise<void> {
    await this.budget.load();
    const { state } = this.budget;
    if (state.kind === 'failed') this.#deps.logFailure('The budget did not load', state.failure);
  }

  get attention(): BudgetAttention | null {
    const { value } = this.budget;
    return value ? budgetAttention(value) : null;
  }

  get forecast(): BudgetForecast {
    const { figures, readAt } = this.#deps.usage;
    const [budget, quota] = [this.budget.value, latest(figures)?.quota];
    if (!budget || !quota || readAt === null) return { kind: 'unknown' };
    return budgetForecast(budget, quota, this.credits, readAt);
  }

  /** Null where the chart has no place for it. */
  lineIn(chart: BurnUp): BudgetLine | null {
    return this.credits === null ? null : budgetLine(chart, this.credits);
  }

  get removeErrors(): readonly string[] {
    return this.messages?.() ?? [];
  }

  clearRemoveErrors(): void {
    this.messages = null;
  }

  /** Returns whether there is none any more. */
  async remove(): Promise<boolean> {
    const { value } = this.budget;
    if (this.isRemoving || !value) return false;
    this.setRemoving(true);
    const { gateway, toasts, translate } = this.#deps;
    const result = await gateway.remove();
    this.setRemoving(false);
    if (!result.ok && result.failure.kind !== 'canceled') this.failRemoval(result.failure);
    if (!result.ok) return false;
    this.budget.replace({ ...value, limit: null, sentAlerts: [] });
    toasts.show('success', translate('budget.removed'));
    return true;
  }

  private get credits(): number | null {
    const [budget, figures] = [this.budget.value, latest(this.#deps.usage.figures)];
    return budget && figures ? budgetCredits(budget, figures.quota, figures.creditsPerDollar) : null;
  }

  private setRemoving(isRemoving: boolean): void {
    this.isRemoving = isRemoving;
    if (isRemoving) this.messages = null;
  }

  /** Somebody else may have removed it, or it was removed without a response. */
  private failRemoval(failure: RequestFailure): void {
    const { report, translate } = this.#deps;
    report(failure, 'mutation', 'in-place');
    this.messages = () => failureMessages(failure, 'mutation', translate);
    if (failure.kind !== 'unauthorized') void this.load();
  }
}
