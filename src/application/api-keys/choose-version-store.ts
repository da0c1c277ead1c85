import { makeAutoObservable } from 'mobx';
import type { ApiVersionId } from '../../domain/api-keys/api-version';
import type { ReportFailure } from '../feedback/report-failure';
import type { ApiKeyGateway } from './api-key-gateway';
import type { ApiKeysStore } from './api-keys-store';

/** The dialog that changes the default API version (§2). Lives as long as the dialog is open. */
export class ChooseVersionStore {
  chosen: ApiVersionId | null;
  isSaving = false;
  isSaved = false;

  constructor(
    private readonly gateway: ApiKeyGateway,
    private readonly keys: ApiKeysStore,
    private readonly report: ReportFailure,
  ) {
    this.chosen = keys.defaultVersion?.id ?? null;
    makeAutoObservable<this, 'gateway' | 'keys' | 'report'>(
      this,
      { gateway: false, keys: false, report: false },
      { autoBind: true },
    );
  }

  get canSave(): boolean {
    return this.chosen !== null && this.chosen !== this.keys.defaultVersion?.id && !this.isSaving;
  }

  choose(id: ApiVersionId): void {
    if (!this.isSaving) this.chosen = id;
  }

  async save(): Promise<void> {
    const { chosen } = this;
    if (!this.canSave || chosen === null) return;
    this.setSaving(true);
    const reply = await this.gateway.chooseVersion(chosen);
    this.setSaving(false);
    if (reply.ok) this.succeed(chosen);
    else this.report(reply.failure, 'mutation');
  }

  private succeed(chosen: ApiVersionId): void {
    this.keys.markDefault(chosen);
    this.isSaved = true;
  }

  private setSaving(isSaving: boolean): void {
    this.isSaving = isSaving;
  }
}
