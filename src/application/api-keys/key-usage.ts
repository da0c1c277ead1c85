import { makeAutoObservable, observable } from 'mobx';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { requestFilterOf } from '#src/domain/logs/request-filter.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { type Elapsed, elapsedSince } from '#src/domain/shared/elapsed.ts';
import type { Reply } from '#src/domain/shared/result.ts';
import type { RequestKey } from '#src/domain/logs/api-request.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { ApiKeyGateway } from './api-key-gateway.ts';

/** How the list tells when a key was last used: lately as a span, else as a date. */
export type LastUse =
  | { readonly kind: 'loading' | 'unknown' | 'never' }
  | { readonly kind: 'used'; readonly at: Instant; readonly ago: Elapsed | null };

/** What was asked for so short a time ago need not be asked for again by itself: the list tells whole minutes. */
const FRESH_MS = 60_000;

export interface KeyUsageDeps {
  readonly gateway: Pick<ApiKeyGateway, 'lastUsed'>;
  /** The keys that the log of requests can be narrowed to. */
  readonly offered: () => Reply<readonly RequestKey[]>;
  /** The keys of the account, as far as they are listed. */
  readonly keys: () => readonly ApiKey[];
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * When each key was last used, by the log of requests. Only a key that the log can be narrowed to is asked about: an
 * empty answer would otherwise read as "never". A failure is only logged: the list stands without it.
 */
export class KeyUsage {
  /** Each answer is a value of its own, so that a span is told anew although the key was not used again. */
  private readonly uses = observable.map<ApiKeyId, { readonly at: Instant | null }>({}, { deep: false });
  private readonly failed = observable.set<ApiKeyId>();
  private readonly running = new Map<ApiKeyId, Promise<void>>();
  private readonly askedAt = new Map<ApiKeyId, Instant>();
  private offered: readonly RequestKey[] = [];
  private offering: Promise<void> | null = null;

  constructor(private readonly deps: KeyUsageDeps) {
    makeAutoObservable<this, 'deps' | 'uses' | 'failed' | 'running' | 'askedAt' | 'offered' | 'offering'>(
      this,
      { deps: false, uses: false, failed: false, running: false, askedAt: false, offered: false, offering: false },
      { autoBind: true },
    );
  }

  of(id: ApiKeyId): LastUse {
    const use = this.uses.get(id);
    if (use === undefined) return { kind: this.failed.has(id) ? 'unknown' : 'loading' };
    const { at } = use;
    return at === null ? { kind: 'never' } : { kind: 'used', at, ago: elapsedSince(at, this.deps.clock.now()) };
  }

  isUsed(id: ApiKeyId): boolean {
    return this.of(id).kind === 'used';
  }

  /** Asks anew; what is known stays until the answer is there. One call for a key at a time. */
  refresh(id: ApiKeyId): Promise<void> {
    const running = this.running.get(id) ?? this.ask(id);
    this.running.set(id, running);
    return running;
  }

  /** For a page that is opened or returned to; not for a glance at another window now and then. */
  follow(ids: readonly ApiKeyId[]): void {
    const now = this.deps.clock.now();
    const old = ids.filter((id) => Math.abs(now - (this.askedAt.get(id) ?? 0)) >= FRESH_MS);
    for (const id of old) void this.refresh(id);
  }

  private async ask(id: ApiKeyId): Promise<void> {
    this.askedAt.set(id, this.deps.clock.now());
    const filter = await this.filterOf(id);
    if (filter === null) return this.settle(id, 'The log of requests cannot be narrowed to a key');
    const reply = await this.deps.gateway.lastUsed(filter);
    if (reply.ok) return this.know(id, reply.value);
    const isCancelled = reply.failure.kind === 'cancelled';
    this.settle(id, isCancelled ? null : 'When a key was last used is not known');
  }

  /** A key that was created since the filters were read is not among them: then they are read again. */
  private async filterOf(id: ApiKeyId): Promise<string | null> {
    const known = requestFilterOf(id, this.deps.keys(), this.offered);
    if (known !== null) return known;
    this.offering ??= this.readOffered();
    await this.offering;
    return requestFilterOf(id, this.deps.keys(), this.offered);
  }

  private async readOffered(): Promise<void> {
    const reply = await this.deps.offered();
    this.offering = null;
    if (reply.ok) this.offered = reply.value;
    else if (reply.failure.kind !== 'cancelled') {
      this.deps.logger.warn('The filters of the request log did not load', reply.failure.code);
    }
  }

  /** Nothing new is known. Without a reason it was given up and may be asked again. */
  private settle(id: ApiKeyId, reason: string | null): void {
    this.running.delete(id);
    if (reason === null) return;
    this.failed.add(id);
    this.deps.logger.warn(reason, id);
  }

  private know(id: ApiKeyId, at: Instant | null): void {
    this.running.delete(id);
    this.uses.set(id, { at });
    this.failed.delete(id);
  }
}
