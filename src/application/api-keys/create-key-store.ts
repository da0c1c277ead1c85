import { makeAutoObservable } from 'mobx';
import { maskKey, type NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import { hasSameName } from '#src/domain/api-keys/key-hints.ts';
import type { Failure, RequestFailure } from '#src/domain/shared/failure.ts';
import type { CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { DraftSlot } from '#src/application/forms/draft-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import { type AutoHide, createAutoHide } from '#src/application/platform/window-focus.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import type { ApiKeyGateway } from './api-key-gateways.ts';
import type { ApiKeysStore } from './api-keys-store.ts';

export interface CreateKeyDeps {
  readonly gateway: ApiKeyGateway;
  readonly keys: ApiKeysStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly copyText: CopyText;
  readonly autoHide: AutoHide;
  readonly onCreated: () => void;
  readonly draft: DraftSlot;
  /** Where the key may be tried: the deployment names a gateway. */
  readonly leadsToCall: boolean;
}

/** The form in the dashboard's panel has a draft of its own. */
export const createKey: Part<(draft?: 'first-key') => CreateKeyStore> = (parts) => {
  const { copySecret: copyText, drafts, platform, settings } = parts;
  const autoHide = createAutoHide(platform.clock, platform.windowFocus, settings.seconds.reveal);
  const deps = { ...keyCreation(parts), copyText, autoHide, leadsToCall: settings.gatewayBaseUrl !== '' };
  return (draft) => new CreateKeyStore({ ...deps, draft: drafts.slot(draft ?? 'create-key') });
};

/** What a dialog needs that creates a key. */
export function keyCreation({ gateways, apiKeys: keys, report, translate, get }: Parts) {
  const gettingStarted = get(gettingStartedStore);
  const onCreated = () => void gettingStarted.completeQuietly('apiKey');
  return { gateway: gateways.apiKeys, keys, report, translate, onCreated };
}

/** What a new key may be used for, typed in a part of the dialog that comes later. */
export interface NewKeyLimits {
  readonly form: { finish(): void };
  readonly isValid: boolean;
  /** Undefined if nothing limits it. */
  readonly wanted: KeyLimits | undefined;
  check(): Promise<boolean>;
  /** Returns what is left to show elsewhere. */
  applyRejection(failure: RequestFailure): RequestFailure | null;
}

export class CreateKeyStore {
  readonly form: FormStore<NewApiKey>;
  created: { readonly name: string; readonly key: string } | null = null;
  needsManualCopy = false;
  /** Of the dialog, once their part is there. */
  private limits: NewKeyLimits | null = null;
  private isKeyShown = false;
  #stopHiding: Disposer = () => undefined;
  readonly #deps: CreateKeyDeps;

  constructor(deps: CreateKeyDeps) {
    this.#deps = deps;
    this.form = new FormStore<NewApiKey>(
      { name: '' },
      async () => {
        const { validateKeyName } = await import('./create-key.suite.ts');
        return validateKeyName;
      },
      { slot: deps.draft, fields: ['name'] },
    );
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get leadsToCall(): boolean {
    return this.#deps.leadsToCall;
  }

  setLimits(limits: NewKeyLimits | null): void {
    this.limits = limits;
  }

  get canSubmit(): boolean {
    return this.form.canSubmit && this.limits?.isValid !== false;
  }

  /** A warning: the server accepts a second key of one name. */
  get isDuplicateName(): boolean {
    return hasSameName(this.#deps.keys.keys.items, this.form.meant.name);
  }

  setName(name: string): void {
    this.form.change('name', name);
  }

  async create(): Promise<void> {
    if ((await this.limits?.check()) === false) return;
    await this.form.submit(async (values) => {
      const result = await this.#deps.gateway.create(values, this.limits?.wanted);
      if (result.ok) this.succeed(values.name, result.value.key);
      else this.fail(result.failure);
    });
  }

  async copy(): Promise<boolean> {
    if (!this.created) return false;
    this.setNeedsManualCopy(false);
    const outcome = await this.#deps.copyText(this.created.key, 'button');
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
    const stopHiding = isShown ? this.#deps.autoHide(() => this.showKey(false)) : null;
    this.isKeyShown = stopHiding !== null;
    this.#stopHiding = stopHiding ?? (() => undefined);
    if (!this.isKeyShown) this.needsManualCopy = false;
  }

  private succeed(name: string, key: string): void {
    this.created = { name, key };
    this.showKey(true);
    this.form.finish();
    this.limits?.form.finish();
    void this.#deps.keys.reloadKeys();
    this.#deps.onCreated();
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    const left = this.limits ? this.limits.applyRejection(failure) : failure;
    if (left) this.form.fail(left, 'mutation', this.#deps);
    else this.#deps.report(failure, 'mutation', 'in-place');
    if (failure.kind === 'unreachable') void this.#deps.keys.keys.refresh();
  }

  private setNeedsManualCopy(needsManualCopy: boolean): void {
    this.needsManualCopy = needsManualCopy;
    if (needsManualCopy) this.showKey(true);
  }
}
