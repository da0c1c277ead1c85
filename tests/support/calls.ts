import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import { type AnsweredFailure, CANCELLED, unexpected } from '#src/domain/shared/failure.ts';
import { flush, Gate } from './gates.ts';

interface Call<A, T> {
  readonly sent: A;
  readonly signal: AbortSignal | undefined;
  readonly gate: Gate<Result<T>>;
}

/** A call that answers when the test says so, each time it was made by itself. */
export class Calls<A, T> {
  private readonly made: Call<A, T>[] = [];

  readonly send = (sent: A, signal?: AbortSignal): Promise<Result<T>> => {
    const gate = new Gate<Result<T>>();
    this.made.push({ sent, signal, gate });
    return gate.opened;
  };

  get count(): number {
    return this.made.length;
  }

  get sent(): readonly A[] {
    return this.made.map(({ sent }) => sent);
  }

  /** Whether the caller gave the call up. */
  isAborted(index: number): boolean {
    return this.at(index).signal?.aborted ?? false;
  }

  answer(index: number, value: T): Promise<void> {
    return this.settle(index, ok(value));
  }

  refuse(index: number, failure: AnsweredFailure = unexpected(500)): Promise<void> {
    return this.settle(index, fail(failure));
  }

  cancel(index: number): Promise<void> {
    return this.settle(index, fail(CANCELLED));
  }

  private settle(index: number, result: Result<T>): Promise<void> {
    this.at(index).gate.open(result);
    return flush();
  }

  private at(index: number): Call<A, T> {
    const call = this.made[index];
    if (!call) throw new Error(`No call ${index} was made`);
    return call;
  }
}
