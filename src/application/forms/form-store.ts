import { makeAutoObservable } from 'mobx';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

export type FieldErrors<V> = { readonly [F in keyof V]?: MessageKey };

export type Validator<V> = (values: V) => FieldErrors<V>;

/**
 * What is typed, what is wrong with it, and whether a submit is under way. Errors show for a field once it was changed
 * or left; nothing typed is ever cleared (D25). The rules are loaded when the form is first needed.
 */
export class FormStore<V extends Readonly<Record<string, string | boolean>>> {
  values: V;
  isSubmitting = false;
  /** The rules failed to load at the last try. The form says so, with a retry; a touch or a submit asks again too. */
  validatorFailed = false;
  private validate: Validator<V> | null = null;
  private touched: ReadonlySet<keyof V> = new Set();
  private loading: Promise<void> | null = null;

  constructor(
    initial: V,
    private readonly loadValidator: () => Promise<Validator<V>>,
  ) {
    this.values = initial;
    makeAutoObservable<this, 'loadValidator' | 'loading' | 'validate'>(
      this,
      { loadValidator: false, loading: false, validate: true },
      { autoBind: true, deep: false },
    );
  }

  /** Fetches the rules; safe to call as often as one likes. */
  prepare(): Promise<void> {
    this.loading ??= this.loadValidator().then(this.setValidator, this.handleLoadFailure);
    return this.loading;
  }

  set<F extends keyof V>(field: F, value: V[F]): void {
    void this.prepare();
    this.values = { ...this.values, [field]: value };
    this.touch(field);
  }

  /** Fills several fields at once, without complaining about the others yet. */
  fill(values: Partial<V>): void {
    void this.prepare();
    this.values = { ...this.values, ...values };
  }

  /** For fields whose meaning hangs on another one: as if they had never been touched. */
  resetFields(values: Partial<V>): void {
    this.values = { ...this.values, ...values };
    this.touched = new Set([...this.touched].filter((field) => !(field in values)));
  }

  touch(field: keyof V): void {
    this.touched = new Set([...this.touched, field]);
  }

  get errors(): FieldErrors<V> {
    return this.validate?.(this.values) ?? {};
  }

  /** What to show beside the field now. */
  errorOf(field: keyof V): MessageKey | null {
    return this.touched.has(field) ? (this.errors[field] ?? null) : null;
  }

  get errorCount(): number {
    return Object.values(this.errors).filter((error) => error !== undefined).length;
  }

  /** While the rules are still on their way, whatever was typed may be sent off; `submit` waits for them and decides. */
  get canSubmit(): boolean {
    if (this.isSubmitting) return false;
    return this.validate ? this.errorCount === 0 : this.touched.size > 0;
  }

  /** Runs `send` unless the form is wrong or already on its way: a double click sends one request. */
  async submit(send: (values: V) => Promise<void>): Promise<void> {
    await this.prepare();
    if (!this.validate || !this.canSubmit) return this.touchAll();
    this.setSubmitting(true);
    try {
      await send(this.values);
    } finally {
      this.setSubmitting(false);
    }
  }

  private touchAll(): void {
    this.touched = new Set(Object.keys(this.values));
  }

  private setValidator(validate: Validator<V>): void {
    this.validate = validate;
    this.validatorFailed = false;
  }

  /** The chunk did not come: the next touch asks again. */
  private handleLoadFailure(): void {
    this.loading = null;
    this.validatorFailed = true;
  }

  private setSubmitting(isSubmitting: boolean): void {
    this.isSubmitting = isSubmitting;
  }
}
