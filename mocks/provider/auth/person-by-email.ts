import type { Database } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';

/** Ignores case and surrounding spaces. */
export function personByEmail(database: Database, email: string): PersonRow | undefined {
  const wanted = email.trim().toLowerCase();
  return database.people.where().find((person) => person.email.toLowerCase() === wanted);
}
