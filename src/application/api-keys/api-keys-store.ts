import { makeAutoObservable, observable } from 'mobx';
import type { ApiKey, ApiKeyId } from '../../domain/api-keys/api-key';
import { defaultVersion, withDefault, type ApiVersion, type ApiVersionId } from '../../domain/api-keys/api-version';
import { loadAndReport } from '../async/load-and-report';
import { PagedList } from '../async/paged-list';
import { Resource } from '../async/resource';
import type { ReportFailure } from '../feedback/report-failure';
import type { Undo } from '../platform/clock';
import type { ApiKeyGateway } from './api-key-gateway';
import type { KeySecrets } from './key-secrets';
import type { KeyUsage } from './key-usage';

/** The keys of the account and the API version that requests get by default (§2). */
export class ApiKeysStore {
  readonly keys: PagedList<ApiKey>;
  readonly versions: Resource<readonly ApiVersion[]>;
  private readonly changing = observable.set<ApiKeyId>();

  constructor(
    private readonly gateway: ApiKeyGateway,
    readonly secrets: KeySecrets,
    readonly usage: KeyUsage,
    private readonly report: ReportFailure,
  ) {
    this.keys = new PagedList((after, signal) => gateway.list(after, signal));
    this.versions = new Resource((signal) => gateway.versions(signal));
    makeAutoObservable<this, 'gateway' | 'report' | 'changing'>(
      this,
      { gateway: false, report: false, changing: false, keys: false, versions: false, secrets: false, usage: false },
      { autoBind: true },
    );
  }

  start(): Undo {
    void this.reloadKeys();
    void this.reloadVersions();
    return () => {
      this.keys.stop();
      this.versions.stop();
    };
  }

  get defaultVersion(): ApiVersion | null {
    return defaultVersion(this.versions.value ?? []);
  }

  reloadKeys(): Promise<void> {
    return loadAndReport(this.keys, this.report);
  }

  reloadVersions(): Promise<void> {
    return loadAndReport(this.versions, this.report);
  }

  isChanging(id: ApiKeyId): boolean {
    return this.changing.has(id);
  }

  /** After the confirmation; the list follows the state that the provider settled on (§4, D29). */
  async setActive({ id }: Pick<ApiKey, 'id'>, active: boolean): Promise<boolean> {
    if (this.changing.has(id)) return false;
    this.mark(id, true);
    const reply = await this.gateway.setActive(id, active);
    this.mark(id, false);
    if (reply.ok) this.follow(id, reply.value);
    else this.report(reply.failure, 'mutation');
    return reply.ok;
  }

  /** The version has been chosen: exactly this one is the default now. */
  markDefault(id: ApiVersionId): void {
    this.versions.replace(withDefault(this.versions.value ?? [], id));
  }

  /** A key that is not listed here has nothing to follow. */
  private follow(id: ApiKeyId, active: boolean): void {
    const key = this.keys.items.find((item) => item.id === id);
    if (key) this.keys.replace({ ...key, active });
  }

  private mark(id: ApiKeyId, changing: boolean): void {
    if (changing) this.changing.add(id);
    else this.changing.delete(id);
  }
}
