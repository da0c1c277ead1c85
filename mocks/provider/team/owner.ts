import type { Database } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';

/** Who made the account, or who the ownership was transferred to. */
function ownerIdOf({ accounts }: Database, accountId: string): string {
  return accounts.find({ id: accountId })?.ownerId ?? accountId;
}

export function ownerOf(database: Database, accountId: string): PersonRow {
  return database.people.get({ id: ownerIdOf(database, accountId) });
}

export function isOwner(database: Database, { id, accountId }: Pick<PersonRow, 'id' | 'accountId'>): boolean {
  return id === ownerIdOf(database, accountId);
}
