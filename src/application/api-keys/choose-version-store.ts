import { makeAutoObservable } from 'mobx';
import type { ApiVersionId } from '#src/domain/api-keys/api-key.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ApiKeyGateway } from './api-key-gateway.ts';
import type { ApiKeysStore } from './api-keys-store.ts';

export class ChooseVersionStore {
  chosen: ApiVersionId | null;
  isSaving = false;
  isSaved = false;
  readonly #gateway: ApiKeyGateway;
  readonly #keys: ApiKeysStore;
  readonly #report: ReportFailure;

  constructor(gateway: ApiKeyGateway, keys: ApiKeysStore, report: ReportFailure) {
    this.#gateway = gateway;
    this.#keys = keys;
    this.#report = report;
    this.chosen = keys.defaultVersion?.id ?? null;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canSave(): boolean {
    return this.chosen !== null && this.chosen !== this.#keys.defaultVersion?.id && !this.isSaving;
  }

  choose(id: ApiVersionId): void {
    if (!this.isSaving) this.chosen = id;
  }

  async save(): Promise<void> {
    const { chosen } = this;
    if (!this.canSave || chosen === null) return;
    this.setSaving(true);
    const result = await this.#gateway.chooseVersion(chosen);
    if (result.ok) this.succeed(chosen);
    else await this.refetchAfter(result.failure, chosen);
    this.setSaving(false);
  }

  /** Without a response it may be saved; the list decides, and then the dialog is done. */
  private async refetchAfter(failure: Failure, chosen: ApiVersionId): Promise<void> {
    this.#report(failure, 'mutation');
    if (failure.kind !== 'unreachable') return;
    await this.#keys.versions.load();
    if (this.#keys.defaultVersion?.id === chosen) this.succeed(chosen);
  }

  private succeed(chosen: ApiVersionId): void {
    this.#keys.markDefault(chosen);
    this.isSaved = true;
  }

  private setSaving(isSaving: boolean): void {
    this.isSaving = isSaving;
  }
}
