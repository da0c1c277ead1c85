import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { AnsweredFailure } from '#src/domain/shared/failure.ts';
import { fail, type Result } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { Gate } from '#tests/support/gates.ts';
import type { TestConsole } from '#tests/support/test-console.ts';

/** A method of a port to the provider. */
export type PortCall = { [P in keyof Gateways]: readonly [P, keyof Gateways[P] & string] }[keyof Gateways];

/**
 * What a failure is told as: a sign-in has no rights that it could lack and changes nothing; a change without a session
 * may have happened (D39) but has none either, nor has who is still getting in (`own`); a registration shows no toast (D32).
 */
export type Telling = 'mutation' | 'own' | 'sign-in' | 'sessionless' | 'registration';

/** A mutation in its form or dialog, filled in so that it may be sent. */
export interface OpenMutation {
  /** A click, or Enter. */
  run(): unknown;
  /** Everything that was typed or chosen for it. */
  typed(): unknown;
  /** What stands beside the form; without one the toast has to do. */
  readonly told?: () => readonly string[];
  isDone(): boolean;
}

export interface Mutation {
  readonly name: string;
  readonly call: PortCall;
  readonly scenario: ScenarioName;
  readonly telling?: Telling;
  open(console: TestConsole): Promise<OpenMutation>;
}

type Method = (...args: readonly unknown[]) => Promise<Result<unknown>>;

/** Counts the requests of one call. While it is broken, each is held until the test lets it fail. */
export class BreakableCall {
  count = 0;
  private failure: AnsweredFailure | null = null;
  private held = new Gate<void>();

  constructor(private readonly call: PortCall) {}

  readonly change = (gateways: Gateways): Partial<Gateways> => {
    const [port, method] = this.call;
    const real = gateways[port] as unknown as Readonly<Record<string, Method>>;
    const broken: Method = async (...args) => {
      this.count += 1;
      const { failure, held } = this;
      if (!failure) return real[method]!(...args);
      await held.opened;
      return fail(failure);
    };
    return { [port]: changed(real, { [method]: broken }) };
  };

  /** From now on; nothing was asked for yet. */
  breakWith(failure: AnsweredFailure): void {
    this.failure = failure;
    this.held = new Gate();
    this.count = 0;
  }

  letFail(): void {
    this.held.open();
  }

  mend(): void {
    this.failure = null;
    this.count = 0;
  }
}
