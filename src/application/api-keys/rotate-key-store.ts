import { makeAutoObservable, when } from 'mobx';
import type { KeyLimits, LimitedKey } from '#src/domain/api-keys/key-limits.ts';
import { hasLimits, limitsOfSuccessor } from '#src/domain/api-keys/inherited-limits.ts';
import type { ApiKey, ApiKeyId, NewApiKey } from '#src/domain/api-keys/api-key.ts';
import {
  isStillInUse,
  type RotationStep,
  rotationStep,
  successorIn,
  successorName,
} from '#src/domain/api-keys/rotation.ts';
import { hasSameName } from '#src/domain/api-keys/key-hints.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { DraftSlot } from '#src/application/forms/draft-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { ApiKeyGateway } from './api-key-gateways.ts';
import type { ApiKeysStore } from './api-keys-store.ts';
import { keyCreation } from './create-key-store.ts';
import type { StartedRotation, RotationsStore } from './rotations-store.ts';

export interface RotateKeyDeps {
  readonly gateway: ApiKeyGateway;
  readonly keys: ApiKeysStore;
  readonly rotations: RotationsStore;
  readonly clock: Clock;
  readonly focus: Pick<WindowFocus, 'isVisible'>;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly onCreated: () => void;
  readonly draft: DraftSlot;
  /** Null where the provider offers no limits. */
  readonly readLimits: (id: ApiKeyId, signal: AbortSignal) => AsyncResult<LimitedKey | null>;
  readonly offersLabels: () => boolean;
}

export type KeyToReplace = Pick<ApiKey, 'id' | 'name'>;

const POLL_INTERVAL_MS = 10_000;

export const rotateKey: Part<(key: KeyToReplace) => RotateKeyStore> = (parts) => {
  const { rotations, drafts, platform, capabilities, gateways } = parts;
  const deps = { ...keyCreation(parts), rotations, clock: platform.clock, focus: platform.windowFocus };
  const readLimits = async (id: ApiKeyId, signal: AbortSignal) => {
    const offered = await capabilities.isOffered('api-key-limits');
    if (!offered.ok) return offered;
    return offered.value ? gateways.keyLimits.read(id, signal) : ok(null);
  };
  const offersLabels = () => capabilities.has('api-key-labels');
  return (key) =>
    new RotateKeyStore({ ...deps, readLimits, offersLabels, draft: drafts.slot(`rotate-key:${key.id}`) }, key);
};

/** Replaces a key without downtime. Lives with its dialog; progress is stored so that it can be resumed. */
export class RotateKeyStore {
  readonly form: FormStore<NewApiKey>;
  /** Null where the provider offers no limits. */
  readonly oldLimits: Resource<LimitedKey | null>;
  isOldDeactivated = false;
  isChecking = false;
  isDeactivating = false;
  /** The person knows that requests will fail. */
  isConfirmed = false;
  isConfirmationMissing = false;
  private rotation: StartedRotation | null;
  /** Finds the key that the provider has created; it is looked for again and never created again. */
  #matchesCreated: ((key: ApiKey) => boolean) | null = null;
  readonly #deps: RotateKeyDeps;

  constructor(
    deps: RotateKeyDeps,
    readonly old: KeyToReplace,
  ) {
    this.#deps = deps;
    this.rotation = deps.rotations.find(old.id);
    this.form = new FormStore<NewApiKey>(
      { name: successorName(old.name) },
      async () => {
        const { validateKeyName } = await import('./create-key.suite.ts');
        return validateKeyName;
      },
      { slot: this.draftSlot(deps.draft), fields: ['name'] },
    );
    this.oldLimits = new Resource((signal) => deps.readLimits(old.id, signal));
    makeAutoObservable<this, 'rotation'>(
      this,
      { form: false, old: false, oldLimits: false, rotation: true },
      { autoBind: true, deep: false },
    );
  }

  start(): Disposer {
    const stopDraft = this.form.show();
    // The suggested name counts as typed, because Enter may come before the rules load.
    this.form.set('name', this.form.values.name);
    if (this.step === 'create') void this.oldLimits.load();
    let cancel: Disposer = () => undefined;
    const poll = () => {
      if (this.#deps.focus.isVisible()) void this.check();
      cancel = this.#deps.clock.after(POLL_INTERVAL_MS, poll);
    };
    poll();
    return () => {
      stopDraft();
      cancel();
      this.oldLimits.stop();
    };
  }

  get successor(): { readonly id: ApiKeyId; readonly name: string } | null {
    return this.rotation && { id: this.rotation.newId, name: this.rotation.newName };
  }

  get step(): RotationStep | 'done' {
    const { successor } = this;
    return rotationStep({
      oldId: this.old.id,
      oldName: this.old.name,
      successor,
      isCopied: this.rotation?.isCopied ?? false,
      isUsed: successor !== null && this.#deps.keys.lastUsed.isUsed(successor.id),
      isOldDeactivated: this.isOldDeactivated,
    });
  }

  get secretToCopy(): string | null {
    const { secrets } = this.#deps.keys;
    return this.rotation && secrets.manualCopyId === this.rotation.newId
      ? secrets.shownSecret(this.rotation.newId)
      : null;
  }

  get isSecretMissing(): boolean {
    return this.rotation !== null && this.#deps.keys.secrets.isFailed(this.rotation.newId);
  }

  get successorKey(): ApiKey | undefined {
    return this.#deps.keys.keys.items.find(({ id }) => id === this.rotation?.newId);
  }

  get isOldInUse(): boolean {
    return isStillInUse(this.#deps.keys.lastUsed.lastUse(this.old.id), this.#deps.clock.now());
  }

  /** A key that may be in use counts as one that is. */
  get needsConfirmation(): boolean {
    return this.isOldInUse || this.#deps.keys.lastUsed.lastUse(this.old.id) === undefined;
  }

  get isDuplicateName(): boolean {
    return hasSameName(this.#deps.keys.keys.items, this.form.meant.name);
  }

  /** What the new key gets; undefined where the old one has no limits. */
  get successorLimits(): KeyLimits | undefined {
    const limits = this.oldLimits.value?.limits;
    if (!limits || !(hasLimits(limits) || limits.others)) return undefined;
    const { keys, clock } = this.#deps;
    const createdAt = keys.keys.items.find(({ id }) => id === this.old.id)?.createdAt ?? null;
    return limitsOfSuccessor(limits, createdAt, clock.now());
  }

  /** The new key is found under the labels of the old one. */
  private get successorLabels(): readonly string[] | undefined {
    const { labels = [] } = this.#deps.keys.keys.items.find(({ id }) => id === this.old.id) ?? {};
    return this.#deps.offersLabels() && labels.length > 0 ? labels : undefined;
  }

  setName(name: string): void {
    this.form.change('name', name);
  }

  async create(): Promise<void> {
    if (this.step !== 'create') return;
    await this.form.submit(async (values) => {
      if (this.#matchesCreated) return this.acceptCreated(this.#matchesCreated);
      const isCreated = successorIn(this.#deps.keys.keys.items, values.name, this.#deps.clock.now());
      if (!(await this.knowsOldLimits())) return;
      const result = await this.#deps.gateway.create(values, this.successorLimits, this.successorLabels);
      if (!result.ok) return this.fail(result.failure, isCreated);
      this.#matchesCreated = isCreated;
      this.#deps.onCreated();
      await this.acceptCreated(isCreated);
    });
  }

  /** A toast says so, because the next step replaces the button. */
  async copy(): Promise<boolean> {
    if (!this.rotation || !(await this.#deps.keys.secrets.copy(this.rotation.newId))) return false;
    this.markCopied();
    return true;
  }

  markCopied(): void {
    if (!this.rotation) return;
    this.save({ ...this.rotation, isCopied: true });
    void this.check();
  }

  /** Manual, so the button shows progress. */
  async checkNow(): Promise<void> {
    if (this.isChecking) return;
    this.setChecking(true);
    await this.check();
    this.setChecking(false);
  }

  /** A key that is in use needs a confirmation beside the button, so that a double click is not one. */
  async deactivate(): Promise<void> {
    if (this.step !== 'deactivate' || this.isDeactivating) return;
    if (this.needsConfirmation && !this.isConfirmed) return this.requestConfirmation();
    const { keys, report } = this.#deps;
    this.setDeactivating(true);
    const result = await keys.changeActive(this.old.id, false);
    this.setDeactivating(false);
    if (!result.ok) report(result.failure, 'mutation');
    // Without a response, the list was loaded again.
    if (result.ok || (result.failure.kind === 'unreachable' && keys.isActive(this.old.id) === false)) this.finish();
  }

  abandon(): void {
    this.#deps.rotations.remove(this.old.id);
  }

  confirm(isConfirmed: boolean): void {
    this.isConfirmed = isConfirmed;
    this.isConfirmationMissing = false;
  }

  /** The dialog of a started rotation opens again at its step, without a typed name. */
  private draftSlot({ consume, track }: DraftSlot): DraftSlot {
    const readStarted = () => (this.isOldDeactivated ? null : {});
    return { consume, track: (read) => track(() => (this.rotation ? readStarted() : read())) };
  }

  /** A new key without the limits of the old one would allow what nobody wants. */
  private async knowsOldLimits(): Promise<boolean> {
    const { oldLimits } = this;
    if (oldLimits.state.kind === 'loading') await when(() => oldLimits.state.kind !== 'loading');
    else if (oldLimits.value === undefined) await oldLimits.load();
    return oldLimits.value !== undefined;
  }

  private requestConfirmation(): void {
    this.isConfirmationMissing = true;
  }

  private async check(): Promise<void> {
    const { successor, step } = this;
    if (!successor || step === 'done') return;
    const { lastUsed } = this.#deps.keys;
    await Promise.all([lastUsed.refresh(successor.id), lastUsed.refresh(this.old.id)]);
  }

  private async acceptCreated(isCreated: (key: ApiKey) => boolean): Promise<void> {
    await this.#deps.keys.reloadKeys();
    const created = await this.find(isCreated);
    if (created) this.begin(created);
    else this.form.setFormErrors(() => [this.#deps.translate('rotate.not-listed')]);
  }

  /** A list that is oldest first has the new key on its last page. */
  private async find(isCreated: (key: ApiKey) => boolean): Promise<ApiKey | undefined> {
    const { keys } = this.#deps.keys;
    const find = () => keys.items.find(isCreated);
    await keys.loadUntil(() => find() !== undefined);
    return find();
  }

  private begin({ id: newId, name: newName }: ApiKey): void {
    this.save({ oldId: this.old.id, oldName: this.old.name, newId, newName, isCopied: false });
  }

  private save(rotation: StartedRotation): void {
    this.rotation = rotation;
    this.form.finish();
    this.#deps.rotations.save(rotation);
  }

  private finish(): void {
    this.isOldDeactivated = true;
    this.#deps.rotations.remove(this.old.id);
  }

  private async fail(failure: Failure, isCreated: (key: ApiKey) => boolean): Promise<void> {
    if (failure.kind === 'canceled') return;
    const { keys, onCreated } = this.#deps;
    this.form.fail(failure, 'mutation', this.#deps);
    if (failure.kind !== 'unreachable') return;
    // Without a response it may exist, and a second key of the same name would be one too many.
    await keys.keys.refresh();
    const key = await this.find(isCreated);
    if (!key) return;
    this.form.clearFormErrors();
    onCreated();
    this.begin(key);
  }

  private setDeactivating(isDeactivating: boolean): void {
    this.isDeactivating = isDeactivating;
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }
}
