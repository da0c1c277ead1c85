import { type Bearer, openSessions, type Sessions } from '#mocks/provider/auth/sessions.ts';
import { notFound, ProviderError } from '#mocks/provider/shared/service-result.ts';

export class AccountSessionService {
  constructor(private readonly sessions: Sessions) {}

  /** For the sessions that are opened next: what the caller says that it is. */
  calledBy(userAgent: string | null): void {
    this.sessions.userAgent = userAgent;
  }

  list(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ database, person, sessionId }) => {
      const isOpen = (row: Parameters<Sessions['isOpen']>[0]) => row.id === sessionId || this.sessions.isOpen(row);
      const rows = openSessions(database, person.id, isOpen);
      return {
        items: rows.map((row) => ({
          id: row.id,
          current: row.id === sessionId,
          createdTimestamp: row.createdTimestamp,
          lastActiveTimestamp: this.sessions.lastActive(row),
          userAgent: row.userAgent,
          ipAddress: row.ipAddress,
          location: row.location || null,
        })),
      };
    });
  }

  /** A person ends the own session by logging out. */
  end(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'own', ({ database, person, sessionId }) => {
      if (id === sessionId) throw new ProviderError(409, 'current_session', 'Log out to end this session.');
      const [row] = openSessions(database, person.id, (known) => known.id === id);
      if (!row) throw notFound('session');
      database.sessions.update({ id }, { hasEnded: true });
      return { item: { success: true } };
    });
  }
}
