import { onBecomeObserved, onBecomeUnobserved, makeAutoObservable } from 'mobx';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { type CallKind, failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { cleanFields, type FormFields } from './field-kinds.ts';
import type { DraftValues, FormDraft } from './draft-store.ts';

/** A form on the page observes its errors; after its dialog has closed, only a toast can show them. */
export function trackShown<S extends object>(store: S, errors: keyof S & string): () => 'in-place' | 'toast' {
  let isShown = false;
  onBecomeObserved(store, errors, () => {
    isShown = true;
  });
  onBecomeUnobserved(store, errors, () => {
    isShown = false;
  });
  return () => (isShown ? 'in-place' : 'toast');
}

export type FieldErrors<V> = { readonly [F in keyof V]?: MessageKey };

export type Validator<V> = (values: V) => FieldErrors<V>;

/** Names of fields in requests that are others than in the form. */
export type WireNames<V> = Readonly<Record<string, keyof V>>;

interface FormFeedback {
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** A field shows its error once touched. Values are never cleared, and the rules load on demand. */
export class FormStore<V extends FormFields<V>> {
  /** As typed. */
  values: V;
  isSubmitting = false;
  /** The rules failed to load. The form offers a retry; touch and submit retry too. */
  validatorFailed = false;
  /** Some values were typed before the session ended. */
  isRestored = false;
  private validate: Validator<V> | null = null;
  /** Made when they are read, so that they follow the language. */
  private messages: (() => readonly string[]) | null = null;
  private touched: ReadonlySet<keyof V> = new Set();
  /** Of the last response, each until another value is in its field. */
  private rejections: readonly { readonly field: keyof V | undefined; readonly message: string }[] = [];
  /** Fields beside which a rejection can show. */
  readonly #places = new Set<keyof V>();
  #loading: Promise<void> | null = null;
  #isFinished = false;
  readonly #initial: V;
  readonly #loadValidator: () => Promise<Validator<V>>;
  readonly #draft: FormDraft<V> | null;
  readonly #shownBy: () => 'in-place' | 'toast';
  readonly #wireNames: WireNames<V>;

  constructor(
    initial: V,
    loadValidator: () => Promise<Validator<V>>,
    draft: FormDraft<V> | null,
    wireNames: WireNames<V> = {},
  ) {
    this.#initial = initial;
    this.#loadValidator = loadValidator;
    this.#draft = draft;
    this.#wireNames = wireNames;
    this.values = initial;
    makeAutoObservable<this, 'validate'>(this, { validate: true }, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  prepare(): Promise<void> {
    this.#loading ??= this.#loadValidator().then(this.setValidator, this.handleLoadFailure);
    return this.#loading;
  }

  /** Restores the draft, and leaves one if the session ends before this is disposed. */
  show(): Disposer {
    void this.prepare();
    return this.trackDraft();
  }

  /** Like `show`, for a form that may stay hidden. */
  trackDraft(): Disposer {
    if (!this.#draft) return () => undefined;
    const { slot } = this.#draft;
    this.restore(slot.consume() ?? {});
    return slot.track(() => (this.#isFinished ? null : this.typedValues));
  }

  /** The values were accepted, so they leave no draft. */
  finish(): void {
    this.#isFinished = true;
    this.isRestored = false;
  }

  dismissRestored(): void {
    this.isRestored = false;
  }

  /** Like `set`, for a form whose errors are about what was typed. */
  change<F extends keyof V>(field: F, value: V[F]): void {
    this.messages = null;
    this.set(field, value);
  }

  set<F extends keyof V>(field: F, value: V[F]): void {
    void this.prepare();
    this.values = { ...this.values, [field]: value };
    this.rejections = this.rejections.filter((rejection) => rejection.field !== field);
    this.touch(field);
  }

  fill(values: Partial<V>): void {
    void this.prepare();
    this.values = { ...this.values, ...values };
  }

  /** Resets dependent fields as if they were never touched. */
  resetFields(values: Partial<V>): void {
    this.values = { ...this.values, ...values };
    this.touched = new Set([...this.touched].filter((field) => !(field in values)));
    this.rejections = this.rejections.filter(({ field }) => field && !(field in values));
  }

  touch(field: keyof V): void {
    this.touched = new Set([...this.touched, field]);
  }

  get formErrors(): readonly string[] {
    return this.messages?.() ?? [];
  }

  /** Without what was pasted along; this is checked and sent. */
  get meant(): V {
    return cleanFields(this.values);
  }

  get errors(): FieldErrors<V> {
    return this.validate?.(this.meant) ?? {};
  }

  errorOf(field: keyof V): MessageKey | null {
    return this.touched.has(field) ? (this.errors[field] ?? null) : null;
  }

  /** What the last response rejected of a field, for the one that shows it. */
  rejectionOf(field: keyof V): string | null {
    this.#places.add(field);
    const messages = this.rejections.filter((rejection) => rejection.field === field).map(({ message }) => message);
    return messages.join(' ') || null;
  }

  get hasRejections(): boolean {
    return this.rejections.length > 0;
  }

  get errorCount(): number {
    return Object.values(this.errors).filter((error) => error !== undefined).length;
  }

  /** While the rules load, submitting is allowed: `submit` waits for them and decides. */
  get canSubmit(): boolean {
    if (this.isSubmitting) return false;
    return this.validate ? this.errorCount === 0 : this.touched.size > 0;
  }

  /** Runs `send` if the form is valid and idle, so a double click sends one request. */
  async submit(send: (values: V) => Promise<void>): Promise<void> {
    await this.prepare();
    if (!this.validate || !this.canSubmit) return this.touchAll();
    this.setSubmitting(true);
    try {
      await send(this.meant);
    } finally {
      this.setSubmitting(false);
    }
  }

  setFormErrors(messages: () => readonly string[]): void {
    this.messages = messages;
  }

  clearFormErrors(): void {
    this.messages = null;
  }

  fail(failure: RequestFailure, call: CallKind, { report, translate }: FormFeedback): void {
    report(failure, call, this.#shownBy());
    const left = this.place(failure);
    this.messages = () => failureMessages(left, call, translate);
  }

  /** What names a field shows beside it. Returns the failure with what is left to say. */
  place(failure: RequestFailure): RequestFailure {
    const found = failure.fields?.map(({ field, message }) => ({ field: this.placeOf(field), message })) ?? [];
    this.rejections = found.filter(({ field }) => field !== undefined);
    const placed = this.rejections.map(({ message }) => message);
    const details = failure.details.filter((detail) => !placed.includes(detail));
    return { ...failure, details, message: failure.message || placed.join(' ') };
  }

  /** `address.line1` and `roles[2]` are about the fields `line1` and `roles`. */
  private placeOf(name: string): keyof V | undefined {
    const fields = name.split(/[.[\]]/).map((part) => this.#wireNames[part] ?? (part as keyof V));
    return fields.findLast((field) => this.#places.has(field));
  }

  /** Only the fields of the draft, as far as they were changed. */
  private get typedValues(): DraftValues {
    const changed = this.#draft?.fields.filter((field) => this.values[field] !== this.#initial[field]) ?? [];
    return Object.fromEntries(
      changed.filter((field) => this.touched.has(field)).map((field) => [field, String(this.values[field])]),
    );
  }

  private restore(draft: DraftValues): void {
    const fields = this.#draft?.fields.filter((field) => Object.hasOwn(draft, field)) ?? [];
    if (fields.length === 0) return;
    this.values = { ...this.values, ...Object.fromEntries(fields.map((field) => [field, draft[field]])) };
    this.touched = new Set([...this.touched, ...fields]);
    this.isRestored = true;
  }

  private touchAll(): void {
    this.touched = new Set(Object.keys(this.values) as (keyof V)[]);
  }

  private setValidator(validate: Validator<V>): void {
    this.validate = validate;
    this.validatorFailed = false;
  }

  /** The next touch tries again. */
  private handleLoadFailure(): void {
    this.#loading = null;
    this.validatorFailed = true;
  }

  private setSubmitting(isSubmitting: boolean): void {
    this.isSubmitting = isSubmitting;
    if (!isSubmitting) return;
    this.messages = null;
    this.rejections = [];
  }
}
