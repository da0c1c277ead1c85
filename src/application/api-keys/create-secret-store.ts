import { makeAutoObservable } from 'mobx';
import { maskKey, type NewApiKey } from '#src/domain/api-keys/api-key.ts';
import { hasSameName } from '#src/domain/api-keys/key-hints.ts';
import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import type { Failure, RequestFailure } from '#src/domain/shared/failure.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import type { CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { FormFields } from '#src/application/forms/field-kinds.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { type AutoHide, createAutoHide } from '#src/application/platform/window-focus.ts';

export interface SecretFeedback {
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly copyText: CopyText;
  readonly autoHide: AutoHide;
}

export function secretFeedback({ platform, settings, copySecret: copyText, report, translate }: Parts): SecretFeedback {
  const autoHide = createAutoHide(platform.clock, platform.windowFocus, settings.seconds.reveal);
  return { report, translate, copyText, autoHide };
}

export interface SecretCreation<V> {
  readonly send: (
    values: V,
    limits: KeyLimits | undefined,
    labels: readonly string[] | undefined,
  ) => AsyncResult<{ readonly key: string }>;
  readonly onCreated: () => void;
  /** Without a response it may have been created. */
  readonly refresh: () => void;
  /** What there is already, by name. */
  readonly existing: () => readonly { readonly name: string }[];
}

/** What it may be used for or is labeled with, typed in a part of the dialog that comes later. */
export interface NewKeyPart<Value> {
  readonly form: { finish(): void };
  readonly isValid: boolean;
  /** Undefined if nothing is set. */
  readonly wanted: Value | undefined;
  check(): Promise<boolean>;
  /** Returns what is left to show elsewhere. */
  applyRejection(failure: RequestFailure): RequestFailure | null;
}

export type NewKeyLimits = NewKeyPart<KeyLimits>;
export type NewKeyLabels = NewKeyPart<readonly string[]>;

/** Creates an API key or access token, and shows it once. */
export class CreateSecretStore<V extends NewApiKey & FormFields<V>> {
  readonly form: FormStore<V>;
  created: { readonly name: string; readonly key: string } | null = null;
  needsManualCopy = false;
  /** Of the dialog, once their part is there. */
  private limits: NewKeyLimits | null = null;
  private labels: NewKeyLabels | null = null;
  private isKeyShown = false;
  #stopHiding: Disposer = () => undefined;
  readonly #creation: SecretCreation<V>;
  readonly #feedback: SecretFeedback;

  constructor(form: FormStore<V>, creation: SecretCreation<V>, feedback: SecretFeedback) {
    this.form = form;
    this.#creation = creation;
    this.#feedback = feedback;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  setLimits(limits: NewKeyLimits | null): void {
    this.limits = limits;
  }

  setLabels(labels: NewKeyLabels | null): void {
    this.labels = labels;
  }

  private get typedParts(): readonly NewKeyPart<unknown>[] {
    return [this.limits, this.labels].filter((part) => part !== null);
  }

  get canSubmit(): boolean {
    return this.form.canSubmit && this.typedParts.every(({ isValid }) => isValid);
  }

  /** A warning: the server accepts a second one of a name. */
  get isDuplicateName(): boolean {
    return hasSameName(this.#creation.existing(), this.form.meant.name);
  }

  setName(name: string): void {
    this.form.change('name', name as V['name']);
  }

  async create(): Promise<void> {
    for (const part of this.typedParts) if (!(await part.check())) return;
    await this.form.submit(async (values) => {
      const result = await this.#creation.send(values, this.limits?.wanted, this.labels?.wanted);
      if (result.ok) this.succeed(values.name, result.value.key);
      else this.fail(result.failure);
    });
  }

  async copy(): Promise<boolean> {
    if (!this.created) return false;
    this.setNeedsManualCopy(false);
    const outcome = await this.#feedback.copyText(this.created.key, 'button');
    this.setNeedsManualCopy(outcome !== 'copied');
    return outcome === 'copied';
  }

  /** Copying works with a masked one too. */
  get shownKey(): string {
    const key = this.created?.key ?? '';
    return this.isKeyShown ? key : maskKey(key);
  }

  private showKey(isShown: boolean): void {
    this.#stopHiding();
    const stopHiding = isShown ? this.#feedback.autoHide(() => this.showKey(false)) : null;
    this.isKeyShown = stopHiding !== null;
    this.#stopHiding = stopHiding ?? (() => undefined);
    if (!this.isKeyShown) this.needsManualCopy = false;
  }

  private succeed(name: string, key: string): void {
    this.created = { name, key };
    this.showKey(true);
    this.form.finish();
    for (const { form } of this.typedParts) form.finish();
    this.#creation.onCreated();
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    let left: RequestFailure | null = failure;
    for (const part of this.typedParts) left = left && part.applyRejection(left);
    if (left) this.form.fail(left, 'mutation', this.#feedback);
    else this.#feedback.report(failure, 'mutation', 'in-place');
    if (failure.kind === 'unreachable') this.#creation.refresh();
  }

  private setNeedsManualCopy(needsManualCopy: boolean): void {
    this.needsManualCopy = needsManualCopy;
    if (needsManualCopy) this.showKey(true);
  }
}
