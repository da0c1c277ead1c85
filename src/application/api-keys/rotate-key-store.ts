import { makeAutoObservable } from 'mobx';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { type RotationStep, rotationStep, successorName } from '#src/domain/api-keys/rotation.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Undo } from '#src/application/platform/clock.ts';
import type { ApiKeyGateway } from './api-key-gateway.ts';
import type { ApiKeysStore } from './api-keys-store.ts';
import type { CreateKeyValues } from './create-key.suite.ts';
import type { BegunRotation, RotationsStore } from './rotations-store.ts';

export interface RotateKeyPorts {
  readonly gateway: ApiKeyGateway;
  readonly keys: ApiKeysStore;
  readonly rotations: RotationsStore;
  readonly clock: Clock;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly onCreated: () => void;
}

/** The key to be replaced, as a row of the list or as a kept rotation names it. */
export type KeyToReplace = Pick<ApiKey, 'id' | 'name'>;

const LOOK_EVERY_MS = 10_000;

/**
 * One key after another without a gap: create the successor, copy it, wait for its first request, turn the old one off.
 * Lives as long as its dialog; what was begun is kept, so that it can be left and taken up again.
 */
export class RotateKeyStore {
  readonly form: FormStore<CreateKeyValues>;
  problems: readonly string[] = [];
  /** The old key was turned off here. */
  isOldOff = false;
  isChecking = false;
  private kept: BegunRotation | null;

  constructor(
    private readonly ports: RotateKeyPorts,
    readonly old: KeyToReplace,
  ) {
    this.kept = ports.rotations.of(old.id);
    this.form = new FormStore<CreateKeyValues>({ name: successorName(old.name) }, async () => {
      const { validateKeyName } = await import('./create-key.suite.ts');
      return validateKeyName;
    });
    makeAutoObservable<this, 'ports' | 'kept'>(
      this,
      { ports: false, form: false, old: false, kept: true },
      { autoBind: true, deep: false },
    );
  }

  /** Looks for the first request now and again, for as long as it is awaited. */
  start(): Undo {
    // The name that is offered counts as typed: Enter may follow before the rules have come.
    this.form.set('name', this.form.values.name);
    let undo: Undo = () => undefined;
    const look = () => {
      void this.look();
      undo = this.ports.clock.after(LOOK_EVERY_MS, look);
    };
    look();
    return () => undo();
  }

  get successor(): { readonly id: ApiKeyId; readonly name: string } | null {
    return this.kept && { id: this.kept.newId, name: this.kept.newName };
  }

  get step(): RotationStep | 'done' {
    const { successor } = this;
    return rotationStep({
      oldId: this.old.id,
      oldName: this.old.name,
      successor,
      isCopied: this.kept?.isCopied ?? false,
      isUsed: successor !== null && this.ports.keys.usage.isUsed(successor.id),
      isOldOff: this.isOldOff,
    });
  }

  /** The secret, where copying failed and it has to be taken by hand (D38). */
  get secretToCopy(): string | null {
    const { secrets } = this.ports.keys;
    return this.kept && secrets.selectedByHand === this.kept.newId ? secrets.shownSecret(this.kept.newId) : null;
  }

  /** The secret was asked for, to copy it, and did not come. */
  get isSecretMissing(): boolean {
    return this.kept !== null && this.ports.keys.secrets.isFailed(this.kept.newId);
  }

  get isDeactivating(): boolean {
    return this.ports.keys.isChanging(this.old.id);
  }

  setName(name: string): void {
    this.problems = [];
    this.form.set('name', name);
  }

  async create(): Promise<void> {
    if (this.step !== 'create') return;
    await this.form.submit(async ({ name }) => {
      this.setProblems([]);
      const trimmed = name.trim();
      const known = new Set(this.ports.keys.keys.items.map(({ id }) => id));
      const made = () => this.ports.keys.keys.items.find((key) => key.name === trimmed && !known.has(key.id));
      const reply = await this.ports.gateway.create(trimmed);
      if (!reply.ok) return this.fail(reply.failure, made);
      this.ports.onCreated();
      await this.ports.keys.reloadKeys();
      this.take(made());
    });
  }

  async copy(): Promise<void> {
    if (!this.kept) return;
    if (await this.ports.keys.secrets.copy(this.kept.newId)) this.markCopied();
  }

  /** By hand, where the clipboard does not work (D38). */
  markCopied(): void {
    if (this.kept) this.keep({ ...this.kept, isCopied: true });
  }

  /** Because somebody asked to: the button says so meanwhile. */
  async lookNow(): Promise<void> {
    if (this.isChecking) return;
    this.setChecking(true);
    await this.look();
    this.setChecking(false);
  }

  async deactivate(): Promise<void> {
    if (this.step !== 'deactivate') return;
    if (await this.ports.keys.setActive(this.old, false)) this.finish();
  }

  /** Both keys stay as they are. */
  abandon(): void {
    this.ports.rotations.forget(this.old.id);
  }

  private async look(): Promise<void> {
    const { successor, step } = this;
    if (!successor || step === 'done') return;
    const { usage } = this.ports.keys;
    await Promise.all([usage.refresh(successor.id), usage.refresh(this.old.id)]);
  }

  private take(made: ApiKey | undefined): void {
    if (made)
      this.keep({ oldId: this.old.id, oldName: this.old.name, newId: made.id, newName: made.name, isCopied: false });
    else this.problems = [this.ports.translate('rotate.not-listed')];
  }

  private keep(kept: BegunRotation): void {
    this.kept = kept;
    this.ports.rotations.keep(kept);
  }

  private finish(): void {
    this.isOldOff = true;
    this.ports.rotations.forget(this.old.id);
  }

  private async fail(failure: Failure, made: () => ApiKey | undefined): Promise<void> {
    if (failure.kind === 'cancelled') return;
    const { report, translate, keys, onCreated } = this.ports;
    report(failure, 'mutation');
    this.setProblems(failureTexts(failure, 'mutation', translate));
    if (failure.kind !== 'unreachable') return;
    // It may have been created all the same (D39): a second one of its name would be one too many.
    await keys.keys.refresh();
    const key = made();
    if (!key) return;
    this.setProblems([]);
    onCreated();
    this.take(key);
  }

  private setProblems(problems: readonly string[]): void {
    this.problems = problems;
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }
}
