import type { Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import { makeAutoObservable } from 'mobx';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

const MARKED_MS = 15_000;

interface GrowingList {
  readonly rows: readonly LogRow[];
  loadNewer(): Promise<RequestFailure | null>;
}

export class NewRows {
  ids: ReadonlySet<string> = new Set();
  #cancel: Disposer = () => undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async watch(list: GrowingList): Promise<RequestFailure | null> {
    const known = new Set(list.rows.map(({ id }) => id));
    const failure = await list.loadNewer();
    const ids = list.rows.map(({ id }) => id);
    // None if the list restarted. What is below the known rows was loaded by a person.
    const came = ids.slice(0, ids.findLastIndex((id) => known.has(id)) + 1).filter((id) => !known.has(id));
    if (came.length > 0) this.mark(came);
    return failure;
  }

  forget(): void {
    this.#cancel();
    this.ids = new Set();
  }

  private mark(ids: readonly string[]): void {
    this.#cancel();
    this.ids = new Set([...this.ids, ...ids]);
    this.#cancel = this.#clock.after(MARKED_MS, this.forget);
  }
}

export interface LogRow {
  readonly id: string;
}

/** A page holds what is older than `after`, an entry's id or the last page's cursor. */
export type FetchLogs<Row, F> = (filters: F, after: string | null, signal: AbortSignal) => AsyncResult<Page<Row>>;
