import type { Database } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { companyOf, teamOf } from '#mocks/provider/team/team-members.ts';

/** In seconds: how long one is prepared, and for how long it is offered then. */
const PREPARED_AFTER = 20;
const AVAILABLE_FOR = 7 * 24 * 3600;

export type ExportUrl = (id: string) => string;

/** Anyone who knows the id can download the file, as with a signed url. */
function exportId({ seed }: Database, { id }: PersonRow, requested: number): string {
  return seededHex(`${seed}|data-export|${id}|${requested}`, 32);
}

const NO_FILE = { downloadUrl: null, sizeBytes: null, expiresTimestamp: null };

interface ExportItem {
  readonly status: 'none' | 'preparing' | 'ready';
  readonly requestedTimestamp: number | null;
  readonly downloadUrl: string | null;
  readonly sizeBytes: number | null;
  readonly expiresTimestamp: number | null;
}

/** `now` in milliseconds. */
export function exportItem(database: Database, person: PersonRow, now: number, exportUrl: ExportUrl): ExportItem {
  const requestedTimestamp = person.exportRequestedTimestamp;
  const passed = requestedTimestamp === null ? Infinity : now / 1000 - requestedTimestamp;
  if (requestedTimestamp === null || passed >= PREPARED_AFTER + AVAILABLE_FOR) {
    return { status: 'none', requestedTimestamp: null, ...NO_FILE };
  }
  if (passed < PREPARED_AFTER) return { status: 'preparing', requestedTimestamp, ...NO_FILE };
  return {
    status: 'ready',
    requestedTimestamp,
    downloadUrl: exportUrl(exportId(database, person, requestedTimestamp)),
    sizeBytes: new TextEncoder().encode(exportText(database, person)).length,
    expiresTimestamp: requestedTimestamp + PREPARED_AFTER + AVAILABLE_FOR,
  };
}

/** The file behind a download url; null for an unknown or expired one. */
export function exportedText(database: Database, id: string, now: number): string | null {
  const person = database.people.where().find((one) => {
    const { exportRequestedTimestamp: requested } = one;
    return requested !== null && exportId(database, one, requested) === id;
  });
  if (!person) return null;
  return exportItem(database, person, now, () => '').status === 'ready' ? exportText(database, person) : null;
}

/** What was entered and created; no secret, so the keys have their names alone. */
function exportText(database: Database, person: PersonRow): string {
  const { id, accountId, email, firstName, lastName, phoneNumber } = person;
  const keys = database.apiKeys.where({ accountId }).filter(({ deletedTimestamp }) => deletedTimestamp === null);
  const content = {
    person: { email, firstName, lastName, phoneNumber },
    company: companyOf(database, accountId),
    apiKeys: keys.map(({ name, active, createdTimestamp }) => ({ name, active, createdTimestamp })),
    callbackDomains: database.callbackDomains.where({ accountId }).map(({ url }) => url),
    team: id === accountId ? teamOf(database, accountId).map((member) => member.email) : [],
    faucetRequests: database.faucetRequests.where({ accountId }).length,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
