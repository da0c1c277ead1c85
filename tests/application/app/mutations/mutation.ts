import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { AnyQuestion, Change } from '#src/application/forms/change.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import { type Failure, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import { Gate } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { answering, type ChangeGateways, type GatewayCall } from '#tests/support/with-methods.ts';

/**
 * How a failure is reported: a sign-in changes nothing and has no role;
 * a change without a session may have happened; a registration shows no toast.
 */
export type ErrorReporting = 'mutation' | 'own' | 'sign-in' | 'sessionless' | 'registration';

/** A mutation in its form or dialog, filled in so that it may be sent. */
export interface OpenMutation {
  /** A click, or Enter. */
  run(): unknown;
  /** Everything that was typed or chosen for it. */
  typed(): unknown;
  /** What is beside the form; without one the toast has to do. */
  readonly inlineMessages?: () => readonly string[];
  isDone(): boolean;
  /** One whose fields show what a response rejects of them. */
  readonly form?: Pick<FormStore<object>, 'rejectionOf'> & { readonly values: unknown };
  /** A call is under way, or work that takes real time before it. */
  readonly isBusy?: () => boolean;
}

/** One that a plan describes, in its dialog. */
export async function ofChange(
  change: Pick<Change<unknown, object, unknown, unknown, AnyQuestion>, 'submit' | 'isDone'> & {
    readonly form: Pick<FormStore<object>, 'formErrors' | 'isSubmitting' | 'prepare' | 'rejectionOf'> & {
      readonly values: unknown;
    };
  },
): Promise<OpenMutation> {
  await change.form.prepare();
  return {
    run: () => change.submit(),
    typed: () => change.form.values,
    inlineMessages: () => change.form.formErrors,
    isDone: () => change.isDone,
    form: change.form,
    isBusy: () => change.form.isSubmitting,
  };
}

export interface Mutation {
  readonly name: string;
  readonly call: GatewayCall;
  readonly scenario: ScenarioName;
  readonly errorReporting?: ErrorReporting;
  /** What a success answers that says something else than what was sent; absent where it says nothing that could. */
  readonly denial?: { readonly response: unknown } | undefined;
  /** A look at what is there finds out that it happened, although no response came. */
  readonly isRechecked?: true;
  /** The server rejects it where it was done before. */
  readonly isRejectedTwice?: true;
  open(app: TestApp): Promise<OpenMutation>;
}

/** Counts the requests of one call. While it is broken, each is held until the test lets it fail. */
export class BreakableCall {
  count = 0;
  private failure: Failure | null = null;
  private answer: Result<unknown> | null = null;
  private isLost = false;
  private held = new Gate<void>();

  readonly overrideGateways: ChangeGateways;

  constructor(call: GatewayCall) {
    this.overrideGateways = answering(call, async (real) => {
      this.count += 1;
      const { failure, held, answer } = this;
      if (answer) return answer;
      if (this.isLost) return real().then(() => fail(unreachable()));
      if (!failure) return real();
      await held.opened;
      return fail(failure);
    });
  }

  /** From now on; nothing was asked for yet. */
  breakWith(failure: Failure): void {
    this.failure = failure;
    this.held = new Gate();
    this.count = 0;
  }

  /** From now on it reaches the provider, and no response comes back. */
  loseResponses(): void {
    this.isLost = true;
    this.count = 0;
  }

  releaseFailure(): void {
    this.held.open();
  }

  /** From now on; the provider is not reached. */
  answerWith(value: unknown): void {
    this.answer = ok(value);
    this.count = 0;
  }

  restore(): void {
    this.failure = null;
    this.answer = null;
    this.count = 0;
  }
}
