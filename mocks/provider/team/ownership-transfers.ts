import type { AccessTokens, LinkClaims } from '#mocks/provider/auth/access-tokens.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { OwnershipTransferRow } from '#mocks/provider/db/models.ts';
import { ownershipMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { ownerOf } from './owner.ts';
import { companyOf, teamOf } from './team-members.ts';

const LIFETIME_SECONDS = 7 * 24 * 3600;

/** Mails the link. `now` in milliseconds. */
export function startTransfer(
  database: Database,
  now: number,
  tokens: AccessTokens<LinkClaims>,
  { accountId, memberId }: Pick<OwnershipTransferRow, 'accountId' | 'memberId'>,
): void {
  database.counter += 1;
  const n = database.counter;
  const createdTimestamp = Math.floor(now / 1000);
  const expiresTimestamp = createdTimestamp + LIFETIME_SECONDS;
  const row = { accountId, memberId, n, createdTimestamp, expiresTimestamp };
  database.ownershipTransfers.remove({ accountId });
  database.ownershipTransfers.insert(row);
  const token = tokens.issue({ personId: memberId, exp: expiresTimestamp, n });
  const content = { company: companyOf(database, accountId), owner: ownerOf(database, accountId).email };
  sendMail(database, now, ownershipMail(emailOf(database, row), content, token));
}

/** Of the member who was asked. */
export function emailOf(
  database: Database,
  { accountId, memberId }: Pick<OwnershipTransferRow, 'accountId' | 'memberId'>,
): string {
  return teamOf(database, accountId).find(({ id }) => id === memberId)?.email ?? '';
}

/** Undefined for one that has expired, or whose member is gone. */
export function openTransfer(database: Database, accountId: string, now: number): OwnershipTransferRow | undefined {
  const row = database.ownershipTransfers.find({ accountId });
  const isOpen = row && row.expiresTimestamp * 1000 > now && database.members.find({ id: row.memberId });
  return isOpen ? row : undefined;
}
