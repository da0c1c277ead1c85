import { canReturnAfterLogin } from '#src/domain/auth/route-gate.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

export const REDIRECT_KEY = 'gatehouse.return-to';

/** Browsers restore tabs days later, when nobody expects that page anymore. */
const LIFETIME_MS = 60 * 60 * 1000;

/** Stores the return path across reloads and social redirects, per tab. */
export class RedirectAfterLogin {
  constructor(
    private readonly tabStorage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  save(path: string): void {
    this.tabStorage.set(REDIRECT_KEY, JSON.stringify([path, this.clock.now()]));
  }

  /** Discards an outdated or unknown path, because it is followed automatically. */
  read(): string | null {
    try {
      const stored: unknown = JSON.parse(this.tabStorage.get(REDIRECT_KEY) ?? 'null');
      if (!Array.isArray(stored)) return null;
      const [path, at] = stored as unknown[];
      return typeof path === 'string' && canReturnAfterLogin(path) && this.isRecent(at) ? path : null;
    } catch {
      return null;
    }
  }

  clear(): void {
    this.tabStorage.remove(REDIRECT_KEY);
  }

  private isRecent(at: unknown): boolean {
    const now = this.clock.now();
    return typeof at === 'number' && at <= now && now - at <= LIFETIME_MS;
  }
}
