import { makeAutoObservable } from 'mobx';
import { denied, type Failure, type RequestFailure } from '#src/domain/shared/failure.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import type { CallKind } from '#src/application/feedback/failure-messages.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { FormFields } from './field-kinds.ts';
import type { FormDraft } from './draft-store.ts';
import { FormStore, type Validator, type WireNames } from './form-store.ts';

/** One of another kind is asked again; its figures may move between two calls. */
export interface AnyQuestion {
  readonly kind: string;
}

/** A success, unless it is news that somebody else was faster. */
type ToastText = string | { readonly kind: 'info'; readonly text: string } | null;

/** What one change of the account is; all else of it is the same for each. `Next` is what is asked about and sent. */
export interface ChangePlan<V, Next, Saved, Question> {
  /** Empty where nothing is typed or chosen. */
  readonly initial: V;
  /** The fields that a draft holds; without them it has none. */
  readonly draft?: FormDraft<V>['fields'];
  /** They come late; without them everything is valid. */
  readonly rules?: () => Promise<Validator<V>>;
  /** For a response that rejects a field by another name. */
  readonly wireNames?: WireNames<V>;
  /** What valid values mean, and others as far as they do. */
  readonly toNext: (values: V) => Next;
  /** Consequences, judged by what the server says in that moment. A second call sends what has some. */
  readonly ask?: (next: Next) => AsyncResult<Question | null>;
  readonly send: (next: Next) => AsyncResult<Saved>;
  /** With what the response says, whether or not it was wanted. */
  readonly done?: (saved: Saved, next: Next) => unknown;
  /** Whether the response, or what `done` read after it, says the same as what was sent. If not, the dialog says so. */
  readonly confirms?: (saved: Saved, next: Next) => boolean;
  /** In place of the message that the response does not match. */
  readonly denial?: (t: Translate) => string;
  readonly toast?: (t: Translate, saved: Saved | null) => ToastText;
  /** Reads what is there after a failure: true if it happened anyway. */
  readonly recheck?: (failure: RequestFailure, next: Next) => Promise<boolean>;
}

/** A change that is being made. Lives with its dialog. */
export class Change<Subject, V extends FormFields<V>, Next, Saved, Question extends AnyQuestion> {
  readonly form: FormStore<V>;
  question: Question | null = null;
  isDone = false;
  readonly subject: Subject;
  #attempts = 0;
  readonly #plan: ChangePlan<V, Next, Saved, Question>;
  readonly #feedback: Pick<Parts, 'toasts' | 'report' | 'translate'>;

  constructor(name: string, subject: Subject, plan: ChangePlan<V, Next, Saved, Question>, parts: Parts) {
    this.subject = subject;
    this.#plan = plan;
    const { drafts, toasts, report, translate } = parts;
    this.#feedback = { toasts, report, translate };
    const { initial, draft, rules = () => Promise.resolve(() => ({})), wireNames } = plan;
    const slot = draft ? { slot: drafts.slot(name), fields: draft } : null;
    this.form = new FormStore<V>(initial, rules, slot, wireNames);
    makeAutoObservable(this, { form: false, subject: false }, { autoBind: true, deep: false });
  }

  /** For as long as its dialog shows. */
  show(): Disposer {
    return this.form.show();
  }

  get next(): Next {
    return this.#plan.toNext(this.form.meant);
  }

  /** Back to the form, with what was typed. */
  goBack(): void {
    this.question = null;
    this.form.clearFormErrors();
  }

  async submit(): Promise<void> {
    if (this.isDone) return;
    await this.form.submit(async (values) => {
      const { toNext, ask = () => Promise.resolve(ok(null)), send } = this.#plan;
      this.#attempts += 1;
      const next = toNext(values);
      const judged = await ask(next);
      if (!judged.ok) return this.fail(judged.failure, 'read');
      if (judged.value && judged.value.kind !== this.question?.kind) return this.put(judged.value);
      const result = await send(next);
      if (result.ok) return this.settle(result.value, next);
      this.fail(result.failure, 'mutation');
      if (result.failure.kind !== 'canceled') void this.recheck(result.failure, next);
    });
  }

  private put(question: Question): void {
    this.question = question;
  }

  private async settle(saved: Saved, next: Next): Promise<void> {
    const { done, confirms, denial } = this.#plan;
    await done?.(saved, next);
    if (confirms?.(saved, next) === false) this.fail(denied(denial?.(this.#feedback.translate)), 'mutation');
    else this.finish(saved);
  }

  private fail(failure: Failure, call: CallKind): void {
    if (failure.kind === 'canceled') return;
    this.form.fail(failure, call, this.#feedback);
    // Its field is in the form.
    if (this.form.hasRejections) this.question = null;
  }

  /** The person waits for no second response, so the form is free and may have been sent again. */
  private async recheck(failure: RequestFailure, next: Next): Promise<void> {
    const attempt = this.#attempts;
    const hasHappened = await this.#plan.recheck?.(failure, next);
    if (hasHappened && attempt === this.#attempts) this.finish(null);
  }

  private finish(saved: Saved | null): void {
    const { toasts, translate } = this.#feedback;
    this.isDone = true;
    this.form.finish();
    const toast = this.#plan.toast?.(translate, saved) ?? null;
    if (toast === null) return;
    if (typeof toast === 'string') toasts.show('success', toast);
    else toasts.show(toast.kind, toast.text);
  }
}

/** A part that makes one for each dialog: `get(setBudget)(before)`. `name` is that of the draft, for all subjects or for each. */
export function change<Subject, V extends FormFields<V>, Next, Saved, Question extends AnyQuestion = never>(
  name: string | ((subject: Subject) => string),
  plan: (parts: Parts, subject: Subject) => ChangePlan<V, Next, Saved, Question>,
): Part<(subject: Subject) => Change<Subject, V, Next, Saved, Question>> {
  return (parts) => (subject) => {
    const draftName = typeof name === 'string' ? name : name(subject);
    return new Change(draftName, subject, plan(parts, subject), parts);
  };
}

/** The change that a part makes. */
export type Made<P extends Part<(subject: never) => unknown>> = ReturnType<ReturnType<P>>;
