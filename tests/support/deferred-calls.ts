import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import { type RequestFailure, CANCELED, unexpected } from '#src/domain/shared/failure.ts';
import { flush, Gate } from './gate.ts';

interface Call<A, T> {
  readonly sent: A;
  readonly signal: AbortSignal | undefined;
  readonly gate: Gate<Result<T>>;
}

/** A call that the test settles, each invocation on its own. */
export class DeferredCalls<A, T> {
  private readonly calls: Call<A, T>[] = [];

  readonly send = (sent: A, signal?: AbortSignal): Promise<Result<T>> => {
    const gate = new Gate<Result<T>>();
    this.calls.push({ sent, signal, gate });
    return gate.opened;
  };

  get count(): number {
    return this.calls.length;
  }

  get sent(): readonly A[] {
    return this.calls.map(({ sent }) => sent);
  }

  /** Whether the caller aborted the call. */
  isAborted(index: number): boolean {
    return this.at(index).signal?.aborted ?? false;
  }

  resolve(index: number, value: T): Promise<void> {
    return this.settle(index, ok(value));
  }

  reject(index: number, failure: RequestFailure = unexpected(500)): Promise<void> {
    return this.settle(index, fail(failure));
  }

  cancel(index: number): Promise<void> {
    return this.settle(index, fail(CANCELED));
  }

  private settle(index: number, result: Result<T>): Promise<void> {
    this.at(index).gate.open(result);
    return flush();
  }

  private at(index: number): Call<A, T> {
    const call = this.calls[index];
    if (!call) throw new Error(`No call ${index} was made`);
    return call;
  }
}
