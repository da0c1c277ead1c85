import { canReturnAfterLogin } from '#src/domain/auth/route-gate.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

export const REDIRECT_KEY = 'gatehouse.return-to';

/** Browsers may restore a closed tab days later, with what it held; nobody still waits for that page then. */
const LIFETIME_MS = 60 * 60 * 1000;

/** Keeps where a visitor comes back to over a reload and over a social provider's pages, in this tab alone (D13). */
export class RedirectAfterLogin {
  constructor(
    private readonly tabStorage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  save(path: string): void {
    this.tabStorage.set(REDIRECT_KEY, JSON.stringify([path, this.clock.now()]));
  }

  /** Whatever is not a young path that signing in may lead to is none: it is followed without being asked. */
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
