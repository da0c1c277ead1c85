import { makeAutoObservable } from 'mobx';
import type { Failure, RequestFailure } from '#src/domain/shared/failure.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { LogGateway } from './log-gateway.ts';

export type RedeliveryState =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  /** The id of the new entry; null if the provider did not give it. */
  | { readonly kind: 'requested'; readonly newId: string | null }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };

export interface RedeliveryDeps {
  readonly gateway: Pick<LogGateway, 'redeliverCallback'>;
  readonly report: ReportFailure;
  readonly has: () => boolean;
  readonly loadNewer: () => Promise<unknown>;
}

const NONE: RedeliveryState = { kind: 'none' };

/** Sends callbacks of the log again, each by itself, until the log is left. */
export class CallbackRedelivery {
  private states: ReadonlyMap<string, RedeliveryState> = new Map();
  readonly #deps: RedeliveryDeps;

  constructor(deps: RedeliveryDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#deps.has();
  }

  stateOf(id: string): RedeliveryState {
    return this.states.get(id) ?? NONE;
  }

  async redeliver(id: string): Promise<void> {
    if (this.stateOf(id).kind === 'sending') return;
    this.set(id, { kind: 'sending' });
    const result = await this.#deps.gateway.redeliverCallback(id);
    if (!result.ok) return this.fail(id, result.failure);
    this.set(id, { kind: 'requested', newId: result.value });
    void this.#deps.loadNewer();
  }

  /** What is still being sent stays known, so that it is not sent twice. */
  forget(): void {
    this.states = new Map([...this.states].filter(([, { kind }]) => kind === 'sending'));
  }

  private fail(id: string, failure: Failure): void {
    this.set(id, failure.kind === 'canceled' ? NONE : { kind: 'failed', failure });
    this.#deps.report(failure, 'mutation', 'in-place');
    // It may have been sent, and then its entry shows.
    if (failure.kind === 'unreachable' || failure.kind === 'unexpected') void this.#deps.loadNewer();
  }

  private set(id: string, state: RedeliveryState): void {
    this.states = new Map(this.states).set(id, state);
  }
}
