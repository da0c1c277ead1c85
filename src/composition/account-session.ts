import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { AccountSession, AccountStores } from '#src/application/app/app-stores.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { AccountScope } from './account-scope.ts';

/** Opens the account's scope when a customer signs in and closes it when the session ends or becomes another one. */
export class ScopedAccountSession implements AccountSession {
  private scope: AccountScope | null = null;
  private isStarted = false;
  isFailed = false;

  constructor(
    private readonly session: SessionStore,
    private readonly openScope: () => Promise<AccountScope>,
  ) {
    makeAutoObservable<this, 'session' | 'openScope'>(
      this,
      { session: false, openScope: false },
      { autoBind: true, deep: false },
    );
  }

  start(): Disposer {
    this.isStarted = true;
    const stop = reaction(() => this.customer, this.switchTo, { fireImmediately: true });
    return () => {
      stop();
      this.stop();
    };
  }

  get stores(): AccountStores | null {
    return this.scope?.stores ?? null;
  }

  retry(): void {
    this.switchTo(this.customer);
  }

  private get customer(): string | null {
    return this.session.state === 'dashboard' ? this.session.sessionId : null;
  }

  private switchTo(customer: string | null): void {
    this.close();
    if (customer !== null) void this.open(customer);
  }

  private async open(customer: string): Promise<void> {
    const scope = await this.openScope().catch(() => null);
    runInAction(() => {
      if (!this.isStarted || customer !== this.customer || this.scope) return scope?.close();
      this.scope = scope;
      this.isFailed = scope === null;
    });
  }

  private stop(): void {
    this.isStarted = false;
    this.close();
  }

  private close(): void {
    this.scope?.close();
    this.scope = null;
    this.isFailed = false;
  }
}
