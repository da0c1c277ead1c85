import { makeAutoObservable, observable } from 'mobx';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { defaultVersion, withDefault, type ApiVersion, type ApiVersionId } from '#src/domain/api-keys/api-version.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { loadAndReport } from '#src/application/async/load-and-report.ts';
import { PagedList } from '#src/application/async/paged-list.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { ApiKeyGateway } from './api-key-gateway.ts';
import type { KeySecrets } from './key-secrets.ts';
import type { LastUsedStore } from './last-used-store.ts';

export class ApiKeysStore {
  readonly keys: PagedList<ApiKey>;
  readonly versions: Resource<readonly ApiVersion[]>;
  readonly #changing = observable.set<ApiKeyId>();
  readonly #gateway: ApiKeyGateway;
  readonly #focus: WindowFocus;
  readonly #report: ReportFailure;

  constructor(
    gateway: ApiKeyGateway,
    readonly secrets: KeySecrets,
    readonly lastUsed: LastUsedStore,
    focus: WindowFocus,
    report: ReportFailure,
  ) {
    this.#gateway = gateway;
    this.#focus = focus;
    this.#report = report;
    this.keys = new PagedList((after, signal) => gateway.list(after, signal));
    this.versions = new Resource((signal) => gateway.versions(signal));
    makeAutoObservable(this, { keys: false, versions: false, secrets: false, lastUsed: false }, { autoBind: true });
  }

  /** Other tabs and people change keys too, so it refetches on return. */
  start(): Disposer {
    this.secrets.hideAll();
    void this.reloadKeys();
    void this.reloadVersions();
    const unsubscribe = this.#focus.onReturn(this.refresh);
    return () => {
      unsubscribe();
      this.keys.stop();
      this.versions.stop();
      this.secrets.hideAll();
    };
  }

  get defaultVersion(): ApiVersion | null {
    return defaultVersion(this.versions.value ?? []);
  }

  /** Loads at least as many keys as are shown. */
  async reloadKeys(): Promise<void> {
    await this.keys.reload();
    const { state } = this.keys;
    if (state.kind === 'failed') this.#report(state.failure, 'read', 'in-place');
  }

  reloadVersions(): Promise<void> {
    return loadAndReport(this.versions, this.#report);
  }

  isChanging(id: ApiKeyId): boolean {
    return this.#changing.has(id);
  }

  /**
   * Applies the state on the server. Returns whether the dialog is done: the call succeeded, or the
   * list shows that it did.
   */
  async setActive({ id }: Pick<ApiKey, 'id'>, active: boolean): Promise<boolean> {
    if (this.#changing.has(id)) return false;
    this.setChanging(id, true);
    const result = await this.#gateway.setActive(id, active);
    if (result.ok) this.applyActive(id, result.value);
    else await this.refetchAfter(result.failure);
    this.setChanging(id, false);
    return result.ok || (result.failure.kind === 'unreachable' && this.find(id)?.active === active);
  }

  /** Exactly one version is the default. */
  markDefault(id: ApiVersionId): void {
    this.versions.replace(withDefault(this.versions.value ?? [], id));
  }

  /** A background refresh, so a failure stays silent. */
  private refresh(): void {
    void this.keys.refresh();
    void this.versions.load();
    this.lastUsed.refreshStale(this.keys.items.map(({ id }) => id));
  }

  /** Without a response the change may have happened, so the list is refetched. */
  private async refetchAfter(failure: Failure): Promise<void> {
    this.#report(failure, 'mutation');
    if (failure.kind === 'unreachable') await this.keys.refresh();
  }

  private find(id: ApiKeyId): ApiKey | undefined {
    return this.keys.items.find((item) => item.id === id);
  }

  private applyActive(id: ApiKeyId, active: boolean): void {
    const key = this.find(id);
    if (key) this.keys.replace({ ...key, active });
  }

  private setChanging(id: ApiKeyId, changing: boolean): void {
    if (changing) this.#changing.add(id);
    else this.#changing.delete(id);
  }
}
