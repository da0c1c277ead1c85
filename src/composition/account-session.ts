import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { AccountSession, AccountStores } from '#src/application/app/app-stores.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { AccountContainer } from './account-container.ts';

/** Opens the account's container at sign-in, and closes it when that session ends. */
export class ScopedAccountSession implements AccountSession {
  private container: AccountContainer | null = null;
  private isStarted = false;
  isFailed = false;

  constructor(
    private readonly session: SessionStore,
    private readonly openContainer: () => Promise<AccountContainer>,
  ) {
    makeAutoObservable<this, 'session' | 'openContainer'>(
      this,
      { session: false, openContainer: false },
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
    return this.container?.stores ?? null;
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
    const container = await this.openContainer().catch(() => null);
    runInAction(() => {
      if (!this.isStarted || customer !== this.customer || this.container) return container?.close();
      this.container = container;
      this.isFailed = container === null;
    });
  }

  private stop(): void {
    this.isStarted = false;
    this.close();
  }

  private close(): void {
    this.container?.close();
    this.container = null;
    this.isFailed = false;
  }
}
