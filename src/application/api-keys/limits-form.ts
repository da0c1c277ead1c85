import { makeAutoObservable } from 'mobx';
import {
  type KeyLimits,
  type LimitOption,
  type LimitOptions,
  type NamedList,
  NO_LIMITS,
  isSameLimits,
  type LimitedKey,
} from '#src/domain/api-keys/key-limits.ts';
import { hasLimits } from '#src/domain/api-keys/inherited-limits.ts';
import { ENTRIES_MAX, type EntryProblem } from '#src/domain/api-keys/limit-entries.ts';
import { dateOf, type Instant } from '#src/domain/shared/dates.ts';
import type { FieldDetail, RequestFailure, Failure } from '#src/domain/shared/failure.ts';
import type { Resource } from '#src/application/async/resource.ts';
import { type DraftSlot, splitChosen, toggleChosen } from '#src/application/forms/draft-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { limitedKeysStore, type LimitedKeysStore } from './limited-keys-store.ts';
import {
  type EntryField,
  entriesOf,
  expiryOf,
  isUnchanged,
  type LimitValues,
  mendedText,
  namedEntriesOf,
  namedText,
  toLimits,
  toLimitValues,
  withNamedText,
} from './limit-values.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { ApiKeysStore } from './api-keys-store.ts';
import type { KeyLimitGateway } from './api-key-gateways.ts';

interface LimitsFormDeps {
  readonly options: Resource<LimitOptions>;
  readonly clock: Pick<Clock, 'now'>;
  readonly translate: Translate;
  readonly draft: DraftSlot;
}

export type LimitField = keyof LimitValues;

/** Lists whose entries are chosen. */
export type ChoiceField = 'products' | 'blockchains';

const AMOUNTS = ['callsPerSecond', 'credits', 'creditPeriod'] as const;
const LISTS = ['origins', 'ipRanges', 'products', 'blockchains'] as const;

/** For the dialog that creates a key, or something else that is limited by the same fields. */
export const newKeyLimits: Part<(draft?: 'create-token-limits') => LimitsForm> = (parts) => {
  const { get, platform, translate, drafts } = parts;
  const deps = { options: get(limitedKeysStore).options, clock: platform.clock, translate };
  return (draft) => new LimitsForm({ ...deps, draft: drafts.slot(draft ?? 'create-key-limits') }, NO_LIMITS);
};

/** The limits of a key as they are typed, for a new key and for one that has some. */
export class LimitsForm {
  readonly form: FormStore<LimitValues>;
  readonly options: Resource<LimitOptions>;
  /** What the provider rejected, beside each field until it changes. */
  private rejections: readonly FieldDetail[] = [];
  readonly #before: KeyLimits;
  readonly #deps: LimitsFormDeps;

  constructor(deps: LimitsFormDeps, before: KeyLimits) {
    this.#deps = deps;
    this.#before = before;
    this.options = deps.options;
    this.form = new FormStore<LimitValues>(
      toLimitValues(before),
      async () => {
        const { limitErrors } = await import('./limits.suite.ts');
        return (values) => limitErrors(values, { before, now: deps.clock.now(), lists: this.lists });
      },
      { slot: deps.draft, fields: ['expiry', 'expiryDate', ...LISTS, ...AMOUNTS, 'lists'] },
    );
    makeAutoObservable(this, { form: false, options: false }, { autoBind: true, deep: false });
  }

  start(): Disposer {
    return this.form.show();
  }

  /** Once the choices show: most keys are created without limits, and all dialogs share one load. */
  loadOptions(): void {
    if (this.options.value === undefined) void this.options.load();
  }

  get limits(): KeyLimits {
    return toLimits(this.form.meant, this.#before, this.#deps.clock.now());
  }

  /** When the key ends, by what is chosen; null for never, or for a date that is none. */
  get expiresAt(): Instant | null {
    return expiryOf(this.form.values, this.#before, this.#deps.clock.now());
  }

  /** The day of UTC: one that is over cannot be the last. */
  get firstDay(): string {
    return dateOf(this.#deps.clock.now());
  }

  /** The rules have not found an error; as long as they load, nothing is known of one. */
  get isValid(): boolean {
    return this.form.errorCount === 0;
  }

  private get isUntouched(): boolean {
    const { values } = this.form;
    return (Object.keys(values) as LimitField[]).every((field) => isUnchanged(field, values, this.#before));
  }

  /** Rules that did not load hold back only what somebody set. */
  get areRulesMissing(): boolean {
    return this.form.validatorFailed && !this.isUntouched;
  }

  /** For a form around this one: shows what is wrong, and returns whether nothing is. */
  async check(): Promise<boolean> {
    if (this.isUntouched) return true;
    await this.form.prepare();
    if (this.form.validatorFailed) return false;
    for (const field of Object.keys(this.form.values) as LimitField[]) this.form.touch(field);
    return this.isValid;
  }

  set(field: LimitField, value: string): void {
    this.rejections = this.rejections.filter((rejection) => this.fieldOf(rejection) !== field);
    this.form.change(field, value);
  }

  chosen(field: ChoiceField): readonly string[] {
    return splitChosen(this.form.values[field]);
  }

  /** Those of the provider, and chosen ones that it no longer lists. */
  choicesOf(field: ChoiceField): readonly LimitOption[] {
    const listed = this.options.value?.[field] ?? [];
    const others = splitChosen(toLimitValues(this.#before)[field]);
    return [
      ...listed,
      ...others.filter((id) => !listed.some((option) => option.id === id)).map((id) => ({ id, name: id })),
    ];
  }

  /** Those that the provider names. */
  get lists(): readonly NamedList[] {
    return this.options.value?.lists ?? [];
  }

  namedText(list: NamedList): string {
    return namedText(this.form.values, list.id);
  }

  setNamedText(list: NamedList, text: string): void {
    this.set('lists', withNamedText(this.form.values, list.id, text));
  }

  namedErrorOf(list: NamedList): string | null {
    const { translate } = this.#deps;
    const entries = this.form.errorOf('lists') === null ? null : namedEntriesOf(list, this.form.values, this.#before);
    const [problem] = entries?.problems ?? [];
    if (problem) return translate('key-limits.problem.pattern', { entry: problem.entry, hint: list.hint }).trim();
    if (entries && entries.values.length > ENTRIES_MAX)
      return translate('key-limits.too-many', { entries: entries.values.length });
    const messages = this.rejections.filter((rejection) => nameOf(rejection) === list.id).map(({ message }) => message);
    return messages.length > 0 ? messages.join(' ') : null;
  }

  toggle(field: ChoiceField, id: string): void {
    this.set(field, toggleChosen(this.form.values[field], id));
  }

  problemsOf(field: EntryField): readonly EntryProblem<string>[] {
    return this.form.errorOf(field) === null ? [] : entriesOf(field, this.form.values, this.#before).problems;
  }

  /** What one click would put in place of the text; null if nobody can know what was meant. */
  mendedText(field: EntryField): string | null {
    return this.form.errorOf(field) === null ? null : mendedText(field, this.form.values, this.#before);
  }

  mend(field: EntryField): void {
    const mended = this.mendedText(field);
    if (mended !== null) this.set(field, mended);
  }

  errorOf(field: LimitField): string | null {
    const error = this.form.errorOf(field);
    if (error) return this.#deps.translate(error, this.detailsOf(field));
    const messages = this.rejections
      .filter((rejection) => this.fieldOf(rejection) === field)
      .map(({ message }) => message);
    return messages.length > 0 ? messages.join(' ') : null;
  }

  private detailsOf(field: LimitField): Readonly<Record<string, string | number>> {
    if (field === 'products' || field === 'blockchains') return { entries: this.chosen(field).length };
    if (field !== 'origins' && field !== 'ipRanges') return {};
    const { values, problems } = entriesOf(field, this.form.values, this.#before);
    return { entry: problems[0]?.entry ?? '', entries: values.length };
  }

  /** Undefined for a new key that nothing limits. */
  get wanted(): KeyLimits | undefined {
    return hasLimits(this.limits) ? this.limits : undefined;
  }

  /** For a form around this one: what has to be done before it can be sent. */
  get hint(): string | null {
    return this.isValid ? null : this.#deps.translate('key-limits.correct');
  }

  get hasRejections(): boolean {
    return this.rejections.length > 0;
  }

  /** Shows each fault beside its field. Returns what is left to show elsewhere: the failure, or nothing. */
  applyRejection(failure: RequestFailure): RequestFailure | null {
    this.rejections = (failure.fields ?? []).filter((detail) => this.fieldOf(detail) !== null);
    const placed = this.rejections.map(({ message }) => message);
    const details = failure.details.filter((detail) => !placed.includes(detail));
    return placed.length > 0 && details.length === 0 ? null : { ...failure, details };
  }

  private fieldOf(detail: FieldDetail): LimitField | null {
    const name = nameOf(detail);
    if (this.lists.some(({ id }) => id === name)) return 'lists';
    return Object.hasOwn(FIELD_NAMES, name) ? (FIELD_NAMES[name] ?? null) : null;
  }
}

/** As the provider names the fields of a request, alone or below `limits`. */
const FIELD_NAMES: Readonly<Record<string, LimitField>> = {
  expiresTimestamp: 'expiryDate',
  origins: 'origins',
  ipRanges: 'ipRanges',
  products: 'products',
  blockchains: 'blockchains',
  callsPerSecond: 'callsPerSecond',
  credits: 'credits',
};

function nameOf({ field }: FieldDetail): string {
  return field.replace(/^limits\./, '').split(/[.[]/)[0] ?? '';
}

interface ChangeLimitsDeps {
  readonly gateway: Pick<KeyLimitGateway, 'change'>;
  readonly limitedKeys: LimitedKeysStore;
  readonly keys: ApiKeysStore;
  readonly clock: Clock;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly draft: DraftSlot;
}

export const changeLimits: Part<(key: Pick<ApiKey, 'id' | 'name'>) => ChangeLimitsStore> = (parts) => {
  const { gateways, get, apiKeys: keys, platform, toasts, report, translate, drafts } = parts;
  const own = { gateway: gateways.keyLimits, limitedKeys: get(limitedKeysStore), clock: platform.clock };
  const deps = { ...own, keys, toasts, report, translate };
  return (key) => new ChangeLimitsStore({ ...deps, draft: drafts.slot(`change-limits:${key.id}`) }, key);
};

/** Other limits for a key. They are read again first, because what is saved replaces all of them. */
export class ChangeLimitsStore {
  readonly limited: Resource<LimitedKey>;
  /** Null until the limits are read. */
  limits: LimitsForm | null = null;
  isDone = false;
  #isStopped = false;
  #stopForm: Disposer = () => undefined;
  readonly #deps: ChangeLimitsDeps;

  constructor(
    deps: ChangeLimitsDeps,
    readonly key: Pick<ApiKey, 'id' | 'name'>,
  ) {
    this.#deps = deps;
    this.limited = deps.limitedKeys.of(key.id);
    makeAutoObservable(this, { key: false, limited: false }, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.#isStopped = true;
      this.#stopForm();
    };
  }

  async load(): Promise<void> {
    await this.limited.load();
    const { state } = this.limited;
    if (state.kind === 'ready') this.edit(state.value);
    else if (state.kind === 'failed') this.#deps.report(state.failure, 'read', 'in-place');
  }

  async save(): Promise<void> {
    const { limits } = this;
    if (!limits || this.isDone) return;
    await limits.form.submit(async () => {
      const sent = limits.limits;
      const result = await this.#deps.gateway.change(this.key.id, sent);
      if (result.ok) this.apply(limits, sent, result.value);
      else this.fail(limits, result.failure);
    });
  }

  private edit({ limits }: LimitedKey): void {
    if (this.limits || this.#isStopped) return;
    const { limitedKeys, clock, translate, draft } = this.#deps;
    this.limits = new LimitsForm({ options: limitedKeys.options, clock, translate, draft }, limits);
    this.#stopForm = this.limits.start();
  }

  /** The response decides what the key is limited to. */
  private apply({ form }: LimitsForm, sent: KeyLimits, saved: LimitedKey): void {
    const { toasts, translate, keys } = this.#deps;
    this.limited.replace(saved);
    // The list says when a key ends.
    void keys.reloadKeys();
    if (!isSameLimits(sent, saved.limits)) return form.setFormErrors(() => [translate('key-limits.not-saved')]);
    this.isDone = true;
    form.finish();
    toasts.show('success', translate('key-limits.saved', { name: this.key.name }));
  }

  private fail(limits: LimitsForm, failure: Failure): void {
    if (failure.kind === 'canceled') return;
    const left = limits.applyRejection(failure);
    if (left) limits.form.fail(left, 'mutation', this.#deps);
    else this.#deps.report(failure, 'mutation', 'in-place');
  }
}
