import { makeAutoObservable, observable } from 'mobx';
import type { ApiKeyId } from '../../domain/api-keys/api-key';
import type { Instant } from '../../domain/shared/dates';
import { type Elapsed, elapsedSince } from '../../domain/shared/elapsed';
import type { Clock } from '../platform/clock';
import type { Logger } from '../platform/logger';
import type { ApiKeyGateway } from './api-key-gateway';

/** How the list tells when a key was last used: lately as a span, else as a date. */
export type LastUse =
  | { readonly kind: 'loading' | 'unknown' | 'never' }
  | { readonly kind: 'used'; readonly at: Instant; readonly ago: Elapsed | null };

/** What was asked for so short a time ago need not be asked for again by itself: the list tells whole minutes. */
const FRESH_MS = 60_000;

/** When each key was last used, by the log of requests. A failure is only logged: the list stands without it. */
export class KeyUsage {
  /** Each answer is a value of its own, so that a span is told anew although the key was not used again. */
  private readonly uses = observable.map<ApiKeyId, { readonly at: Instant | null }>({}, { deep: false });
  private readonly failed = observable.set<ApiKeyId>();
  private readonly running = new Map<ApiKeyId, Promise<void>>();
  private readonly askedAt = new Map<ApiKeyId, Instant>();

  constructor(
    private readonly gateway: ApiKeyGateway,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    makeAutoObservable<this, 'gateway' | 'clock' | 'logger' | 'uses' | 'failed' | 'running' | 'askedAt'>(
      this,
      { gateway: false, clock: false, logger: false, uses: false, failed: false, running: false, askedAt: false },
      { autoBind: true },
    );
  }

  of(id: ApiKeyId): LastUse {
    const use = this.uses.get(id);
    if (use === undefined) return { kind: this.failed.has(id) ? 'unknown' : 'loading' };
    const { at } = use;
    return at === null ? { kind: 'never' } : { kind: 'used', at, ago: elapsedSince(at, this.clock.now()) };
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

  /** For who comes back to the page; not for who only looks at another window now and then. */
  follow(ids: readonly ApiKeyId[]): void {
    const now = this.clock.now();
    const old = ids.filter((id) => Math.abs(now - (this.askedAt.get(id) ?? 0)) >= FRESH_MS);
    for (const id of old) void this.refresh(id);
  }

  private async ask(id: ApiKeyId): Promise<void> {
    this.askedAt.set(id, this.clock.now());
    const reply = await this.gateway.lastUsed(id);
    this.running.delete(id);
    if (reply.ok) return this.know(id, reply.value);
    if (reply.failure.kind === 'cancelled') return;
    this.fail(id);
    this.logger.warn('When a key was last used is not known', reply.failure.code);
  }

  private know(id: ApiKeyId, at: Instant | null): void {
    this.uses.set(id, { at });
    this.failed.delete(id);
  }

  private fail(id: ApiKeyId): void {
    this.failed.add(id);
  }
}
