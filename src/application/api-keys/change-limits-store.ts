import { makeAutoObservable } from 'mobx';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { isSameLimits, type KeyLimits, type LimitedKey } from '#src/domain/api-keys/key-limits.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { DraftSlot } from '#src/application/forms/form-draft.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { ApiKeysStore } from './api-keys-store.ts';
import type { KeyLimitGateway } from './key-limit-gateway.ts';
import { type LimitedKeysStore, limitedKeysStore } from './limited-keys-store.ts';
import { LimitsForm } from './limits-form.ts';

export interface ChangeLimitsDeps {
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
