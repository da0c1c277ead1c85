import { makeAutoObservable } from 'mobx';
import {
  type Budget,
  type BudgetAttention,
  budgetAttention,
  budgetCredits,
  type BudgetForecast,
  budgetForecast,
  type BudgetLine,
  budgetLine,
} from '#src/domain/usage/budget.ts';
import type { BurnUp } from '#src/domain/usage/burn-up.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { latest } from '#src/application/async/loadable.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { BudgetGateway } from './usage-gateway.ts';
import type { UsageStore } from './usage-store.ts';

interface BudgetDeps {
  readonly gateway: Pick<BudgetGateway, 'load'>;
  readonly usage: Pick<UsageStore, 'figures' | 'readAt'>;
  readonly focus: WindowFocus;
  readonly logFailure: LogFailure;
}

/** Takes apart what it is made of: afterwards the account may have ended. */
export function budgetStore({ gateways, usage, platform: { windowFocus: focus }, logFailure }: Parts): BudgetStore {
  return new BudgetStore({ gateway: gateways.budget, usage, focus, logFailure });
}

/** The budget of the billing period, the same on the usage page and the dashboard. */
export class BudgetStore {
  readonly budget: Resource<Budget>;
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

  private get credits(): number | null {
    const [budget, figures] = [this.budget.value, latest(this.#deps.usage.figures)];
    return budget && figures ? budgetCredits(budget, figures.quota, figures.creditsPerDollar) : null;
  }
}
