import type { CallSession, CallSessions } from '#src/application/auth/call-session.ts';

/** Holds one session the way the real store does, and remembers what transports said of it. */
export class PlainSessions implements CallSessions {
  readonly refreshedTokens: string[] = [];
  readonly refusedIds: string[] = [];
  private session: CallSession | null = null;
  private begun = 0;

  begin(token: string): CallSession {
    this.begun += 1;
    this.session = { id: `session-${this.begun}`, token };
    return this.session;
  }

  current(): CallSession | null {
    return this.session;
  }

  refreshed(session: CallSession, token: string): void {
    this.refreshedTokens.push(token);
    if (this.session?.id === session.id) this.session = { ...this.session, token };
  }

  refused({ id }: CallSession): void {
    this.refusedIds.push(id);
    if (this.session?.id === id) this.session = null;
  }
}
