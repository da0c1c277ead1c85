import type { Database } from '#mocks/provider/db/database.ts';
import type { SessionRow } from '#mocks/provider/db/models.ts';

/** Where everybody signs in from in the simulation; the address is one for documentation. */
const HERE = { ipAddress: '203.0.113.24', location: 'Sofia, Bulgaria' };
const MOST_STORED = 30;

export interface OpenedSession {
  readonly id: string;
  readonly personId: string;
  readonly userAgent: string | null;
  /** Seconds. */
  readonly at: number;
  readonly expiresTimestamp: number;
}

export function storeSession({ sessions }: Database, { at, ...session }: OpenedSession): void {
  const { personId } = session;
  sessions.insert({ ...session, ...HERE, createdTimestamp: at, lastActiveTimestamp: at, hasEnded: false });
  const [oldest, ...others] = sessions.where({ personId });
  if (oldest && others.length >= MOST_STORED) sessions.remove({ id: oldest.id });
}

export function hasEnded({ sessions }: Database, id: string): boolean {
  return sessions.find({ id })?.hasEnded ?? false;
}

export function openSessions(
  { sessions }: Database,
  personId: string,
  isOpen: (row: SessionRow) => boolean,
): readonly SessionRow[] {
  return sessions.where({ personId }).filter((row) => !row.hasEnded && isOpen(row));
}
