import type { CallSession, CallSessions } from '#src/application/auth/call-session.ts';

export interface RecordingSessions extends CallSessions {
  /** The session that calls leave with; tests change it. */
  signedIn: CallSession | null;
  /** What was reported, in order. */
  readonly reports: string[];
}

/** Says what a transport reports of the session, and decides nothing. */
export function recordingSessions(signedIn: CallSession | null = null): RecordingSessions {
  const reports: string[] = [];
  return {
    signedIn,
    reports,
    getSession() {
      return this.signedIn;
    },
    onTokenRefreshed(session, token) {
      reports.push(`${session.id} refreshed to ${token}`);
    },
    onUnauthorized(session) {
      reports.push(`${session.id} refused`);
    },
  };
}
