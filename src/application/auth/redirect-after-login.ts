import { makeAutoObservable } from 'mobx';
import { canReturnAfterLogin, opensInSession } from '#src/domain/auth/admit.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { compareOwners, type Owner } from '#src/application/platform/owner-digest.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';

export const REDIRECT_KEY = 'gatehouse.return-to';

/** Browsers restore tabs days later, when nobody expects that page anymore. */
const LIFETIME_MS = 60 * 60 * 1000;

/** The page that comes back after a log-in, across reloads and social redirects, in this tab alone. */
export class RedirectAfterLogin {
  /** Where the running or the next session is brought to, if it may see it. */
  path: string | null = null;
  /** Who is brought back to what the gate rejects next. */
  private returning: Owner | 'anyone' | 'nobody' = 'anyone';

  constructor(
    private readonly tabStorage: KeyValueStorage,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'tabStorage' | 'clock' | 'returning'>(
      this,
      { tabStorage: false, clock: false, returning: false },
      { autoBind: true },
    );
  }

  start(): void {
    this.path = this.read()?.path ?? null;
  }

  save(path: string): void {
    if (this.returning === 'nobody' || !canReturnAfterLogin(path)) return;
    const owner = this.returning === 'anyone' ? null : this.returning;
    this.path = path;
    this.tabStorage.set(REDIRECT_KEY, JSON.stringify([path, this.clock.now(), owner]));
  }

  /** What a visitor comes to later, by the history of the tab, may be the page of somebody who was here before. */
  arrived(): void {
    if (this.returning === 'anyone') this.returning = 'nobody';
  }

  /** A session ended. What it left is for the same person, or for nobody after a log-out. */
  end(owner: Owner | null): void {
    this.clear();
    this.returning = owner ?? 'nobody';
  }

  /** A session began; what it may not see is forgotten. */
  begin(owner: Owner, state: AccountState): void {
    const stored = this.read();
    const isTheirs = stored && (stored.owner === null || compareOwners(stored.owner, owner) === 'same');
    if (isTheirs && opensInSession(stored.path, state)) this.path = stored.path;
    else this.clear();
    this.returning = 'anyone';
  }

  /** Read again, because it expires after an hour. */
  consume(): string | null {
    const stored = this.read();
    this.clear();
    return stored?.path ?? null;
  }

  private clear(): void {
    this.path = null;
    this.tabStorage.remove(REDIRECT_KEY);
  }

  /** Discards an outdated or unknown path, because it is followed automatically. */
  private read(): { readonly path: string; readonly owner: Owner | null } | null {
    try {
      const stored: unknown = JSON.parse(this.tabStorage.get(REDIRECT_KEY) ?? 'null');
      if (!Array.isArray(stored)) return null;
      const [path, at, owner] = stored as unknown[];
      if (typeof path !== 'string' || !canReturnAfterLogin(path) || !this.isRecent(at)) return null;
      return { path, owner: parseOwner(owner) };
    } catch {
      return null;
    }
  }

  private isRecent(at: unknown): boolean {
    const now = this.clock.now();
    return typeof at === 'number' && at <= now && now - at <= LIFETIME_MS;
  }
}

/** Null is anyone; an owner that cannot be read is nobody. */
function parseOwner(raw: unknown): Owner | null {
  if (raw === null) return null;
  const { email, subject } = (typeof raw === 'object' ? raw : {}) as Readonly<Record<string, unknown>>;
  return {
    email: typeof email === 'string' ? email : null,
    subject: typeof subject === 'string' ? subject : null,
  };
}
