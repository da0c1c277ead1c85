import type { CallSession, CallSessions } from '#src/application/auth/call-session.ts';

/** Holds one session as the real store does, and records what transports report of it. */
export class PlainSessions implements CallSessions {
  readonly refreshedTokens: string[] = [];
  readonly unauthorizedIds: string[] = [];
  private session: CallSession | null = null;
  private startedCount = 0;

  startSession(token: string): CallSession {
    this.startedCount += 1;
    this.session = { id: `session-${this.startedCount}`, token };
    return this.session;
  }

  getSession(): CallSession | null {
    return this.session;
  }

  onTokenRefreshed(session: CallSession, token: string): void {
    this.refreshedTokens.push(token);
    if (this.session?.id === session.id) this.session = { ...this.session, token };
  }

  onUnauthorized({ id }: CallSession): void {
    this.unauthorizedIds.push(id);
    if (this.session?.id === id) this.session = null;
  }
}
