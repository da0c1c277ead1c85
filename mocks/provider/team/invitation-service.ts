import type { AccessTokens, InvitationClaims } from '#mocks/provider/auth/access-tokens.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { MemberRow } from '#mocks/provider/db/models.ts';
import { notFound } from '#mocks/provider/shared/service-result.ts';
import { invitationOf, isPending, sendInvitation } from './invitations.ts';
import { companyOf } from './team-members.ts';

/** The invitations that nobody has accepted yet. */
export class InvitationService {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens<InvitationClaims>,
  ) {}

  list(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account, database }) => ({
      items: database.members
        .where({ accountId: account.id })
        .filter((row) => isPending(database, row))
        .map((row) => this.invitationItem(row)),
    }));
  }

  /** With the time of a new one, also where it had expired. */
  resend(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'team', (caller) => {
      const { account, database, now } = caller;
      const { email } = requirePending(caller, id);
      const company = companyOf(database, account.id);
      sendInvitation(database, now, this.tokens, { email, company, accountId: account.id, memberId: id });
      return { item: { success: true } };
    });
  }

  /** Without its row, no link of it counts. */
  revoke(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'team', (caller) => {
      requirePending(caller, id);
      caller.database.members.remove({ id });
      return { item: { success: true } };
    });
  }

  private invitationItem(row: MemberRow) {
    const { id, email, sentTimestamp } = row;
    const roles: readonly string[] = row.roleIds;
    const { expiresTimestamp, token } = invitationOf(this.tokens, row);
    const invitationUrl = token === null ? null : `/auth/team/register/${token}`;
    return { id, email, roles, sentTimestamp, expiresTimestamp, invitationUrl };
  }
}

function requirePending({ account, database }: Caller, id: string): MemberRow {
  const row = database.members.find({ id });
  if (!row || row.accountId !== account.id || !isPending(database, row)) throw notFound('invitation');
  return row;
}
