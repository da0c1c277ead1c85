import type { AccountState } from '#src/domain/shared/account-state.ts';
import { accountByEmail } from './account-by-email.ts';
import type { Database } from './database.ts';
import { forbidden } from './provider-error.ts';
import { ADMIN_ROLE, OWNER_ROLE } from './roles.ts';
import type { AccountRow, MemberRow } from './rows.ts';

export interface MemberItem {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly state: AccountState;
}

/** The owner first, then in the order in which they were invited. */
export function teamOf(database: Readonly<Database>, owner: Readonly<AccountRow>): readonly MemberItem[] {
  const invited = database.members.filter(({ accountId }) => accountId === owner.id);
  const { id, email, state } = owner;
  return [{ id, email, roles: [OWNER_ROLE], state }, ...invited.map((row) => memberItem(database, row))];
}

/** A member's account has the id of the invitation's row, so that the two stay together when an email changes. */
function memberItem(database: Readonly<Database>, { id, email, roleIds, hasJoined }: MemberRow): MemberItem {
  const account = database.accounts.find((row) => row.id === id);
  const state = account?.state ?? (hasJoined ? 'dashboard' : 'email-verification');
  return { id, email: account?.email ?? email, roles: [...roleIds], state };
}

/** Members may look; only the owner and admins change the team. */
export function refuseUnlessManager(
  database: Readonly<Database>,
  account: Readonly<AccountRow>,
  owner: Readonly<AccountRow>,
): void {
  const row = database.members.find(({ id }) => id === account.id);
  if (account.id !== owner.id && !row?.roleIds.includes(ADMIN_ROLE)) throw forbidden();
}

/** What the mails call the team: as the questionnaire was answered, else as the domain of the owner's email says. */
export function companyOf(database: Readonly<Database>, owner: Readonly<AccountRow>): string {
  const answered = database.answers.find(({ accountId, stage }) => accountId === owner.id && stage === 'company-data');
  const { companyName } = { companyName: '', ...answered?.answer } as { readonly companyName: string | null };
  if (companyName) return companyName;
  const [label = ''] = owner.email.slice(owner.email.indexOf('@') + 1).split('.');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export function hasAccount(database: Database, email: string): boolean {
  return accountByEmail(database, email) !== undefined;
}
