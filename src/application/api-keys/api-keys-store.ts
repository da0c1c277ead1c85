import { makeAutoObservable, observable, when } from 'mobx';
import {
  type ApiKey,
  type ApiKeyId,
  type ApiVersion,
  type ApiVersionId,
  defaultVersion,
  withDefault,
} from '#src/domain/api-keys/api-key.ts';
import { keyState } from '#src/domain/api-keys/key-expiry.ts';
import { CANCELED, isGone, unexpected } from '#src/domain/shared/failure.ts';
import type { Page } from '#src/domain/shared/page.ts';
import { type AsyncResult, fail, ok, type Result } from '#src/domain/shared/result.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import { PagedList } from '#src/application/async/paged-list.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { ApiKeyGateway } from './api-key-gateways.ts';
import { ExpiryTimer } from './expiry-timer.ts';
import { KeyListStore } from './key-list-store.ts';
import type { RevealedSecrets } from '#src/application/feedback/revealed-secrets.ts';
import type { LastUsedStore } from './last-used-store.ts';

/** The keys that a person marked. Only active ones count: the others have nothing to deactivate. */
export class KeySelection {
  readonly #ids = observable.set<ApiKeyId>();
  readonly #keys: () => readonly ApiKey[];

  constructor(keys: () => readonly ApiKey[]) {
    this.#keys = keys;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get keys(): readonly ApiKey[] {
    return this.#ids.size === 0 ? [] : this.#keys().filter(({ id, active }) => active && this.#ids.has(id));
  }

  has(id: ApiKeyId): boolean {
    return this.#ids.has(id);
  }

  set(ids: readonly ApiKeyId[], isSelected: boolean): void {
    for (const id of ids) {
      if (isSelected) this.#ids.add(id);
      else this.#ids.delete(id);
    }
  }

  clear(): void {
    this.#ids.clear();
  }
}

const REFETCHED_KEYS = 200;

interface ApiKeysDeps {
  readonly gateway: ApiKeyGateway;
  readonly secrets: RevealedSecrets<ApiKeyId>;
  readonly lastUsed: LastUsedStore;
  readonly language: ShownLanguage;
  readonly focus: WindowFocus;
  readonly clock: Clock;
  readonly report: ReportFailure;
}

export class ApiKeysStore {
  readonly secrets: RevealedSecrets<ApiKeyId>;
  readonly lastUsed: LastUsedStore;
  readonly keys: PagedList<ApiKey>;
  readonly list: KeyListStore;
  readonly expiry: ExpiryTimer;
  readonly selection: KeySelection;
  readonly versions: Resource<readonly ApiVersion[]>;
  #current: AsyncResult<Page<ApiKey>> | null = null;
  readonly #deps: ApiKeysDeps;

  constructor(deps: ApiKeysDeps) {
    const { gateway, secrets, lastUsed, language } = deps;
    this.#deps = deps;
    this.secrets = secrets;
    this.lastUsed = lastUsed;
    this.keys = new PagedList((after, signal) => gateway.list(after, signal).then(this.noteUses));
    this.selection = new KeySelection(() => this.keys.items);
    this.expiry = new ExpiryTimer(deps.clock, () => this.keys.items);
    this.list = new KeyListStore({ keys: this.keys, lastUsed, language, expiry: this.expiry });
    this.versions = new Resource((signal) => gateway.versions(signal));
    const stores = {
      keys: false,
      list: false,
      expiry: false,
      selection: false,
      versions: false,
      secrets: false,
      lastUsed: false,
    } as const;
    makeAutoObservable(this, stores, { autoBind: true });
  }

  /** Other tabs and people change keys too, so it refetches on return. */
  start(): Disposer {
    this.secrets.hideRevealed();
    void this.reloadKeys();
    void this.reloadVersions();
    const unsubscribe = this.#deps.focus.onReturn(this.refresh);
    const stopList = this.list.start();
    const stopExpiry = this.expiry.start();
    return () => {
      stopExpiry();
      unsubscribe();
      stopList();
      this.keys.stop();
      this.versions.stop();
      this.secrets.hideAll();
      this.selection.clear();
    };
  }

  get defaultVersion(): ApiVersion | null {
    return defaultVersion(this.versions.value ?? []);
  }

  /** Loads at least as many keys as are shown; of a long list the first page, and the rest when it is wanted. */
  async reloadKeys(): Promise<void> {
    await (this.isLong ? this.keys.load() : this.keys.reload());
    const { state } = this.keys;
    if (state.kind === 'failed') this.#deps.report(state.failure, 'read', 'in-place');
  }

  /** The list as it is now. The parts of a page that ask for it in the same moment share one request. */
  current(): AsyncResult<Page<ApiKey>> {
    this.#current ??= this.fetchCurrent().finally(() => {
      this.#current = null;
    });
    return this.#current;
  }

  reloadVersions(): Promise<void> {
    return loadAndReport(this.versions, this.#deps.report);
  }

  /** Keys that are accepted now, or that are only turned off. */
  get usableCount(): number {
    return this.keys.items.filter((key) => keyState({ ...key, active: true }, this.expiry.now) !== 'expired').length;
  }

  /** As far as the list knows the key. */
  isActive(id: ApiKeyId): boolean | undefined {
    return this.find(id)?.active;
  }

  /**
   * The list follows the response, which may say that nothing has changed. Without a response the change may have
   * happened, so the list is refetched; the caller reports the failure. A key that was deleted elsewhere is off.
   */
  async changeActive(id: ApiKeyId, active: boolean): AsyncResult<boolean> {
    const result = await this.#deps.gateway.setActive(id, active);
    if (result.ok) this.applyActive(id, result.value);
    else if (result.failure.kind === 'unreachable') await this.keys.refresh();
    if (!result.ok && isGone(result.failure)) {
      await this.forgetKey(id);
      if (active) return result;
      this.#deps.report(result.failure, 'mutation');
      return ok(active);
    }
    return result.ok && result.value !== active ? fail(unexpected(200)) : result;
  }

  /** The key was deleted: its row goes at once, and its secret, and the list is loaded again. */
  async forgetKey(id: ApiKeyId): Promise<void> {
    this.selection.set([id], false);
    this.secrets.forget(id);
    this.keys.drop(id);
    await this.reloadKeys();
  }

  has(id: ApiKeyId): boolean {
    return this.find(id) !== undefined;
  }

  /** Exactly one version is the default. */
  markDefault(id: ApiVersionId): void {
    this.versions.amend((versions) => withDefault(versions, id));
  }

  /** A background refresh, so a failure stays silent. */
  private refresh(): void {
    if (!this.isLong) void this.keys.poll();
    void this.versions.load();
    this.lastUsed.refreshInView();
  }

  private async fetchCurrent(): AsyncResult<Page<ApiKey>> {
    const { keys } = this;
    if (keys.state.kind === 'ready' && !keys.isAhead && !this.isLong) {
      const result = await keys.poll();
      if (!result.ok && result.failure.kind !== 'canceled') return result;
    } else if (keys.state.kind !== 'loading') {
      await keys.load();
    }
    // Another part of the console may load it too, or have overtaken the request.
    await when(() => keys.state.kind !== 'loading');
    const { state } = keys;
    if (state.kind === 'ready') return ok(state.value);
    return fail(state.kind === 'failed' ? state.failure : CANCELED);
  }

  /** Its pages take too many calls to be refetched without a person asking. */
  private get isLong(): boolean {
    return this.keys.followed.length > REFETCHED_KEYS;
  }

  private noteUses(result: Result<Page<ApiKey>>): Result<Page<ApiKey>> {
    if (result.ok) this.#deps.lastUsed.note(result.value.items);
    return result;
  }

  private find(id: ApiKeyId): ApiKey | undefined {
    return this.keys.items.find((item) => item.id === id);
  }

  private applyActive(id: ApiKeyId, active: boolean): void {
    const key = this.find(id);
    if (key) this.keys.replace({ ...key, active });
  }
}
