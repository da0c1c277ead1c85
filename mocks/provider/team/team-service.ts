import type { AccessTokens, InvitationClaims } from '#mocks/provider/auth/access-tokens.ts';
import { personByEmail } from '#mocks/provider/auth/person-by-email.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { type Database, nextCode, nextHex } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { AccountRow } from '#mocks/provider/db/models.ts';
import { codeMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { invalid, notFound, ProviderError } from '#mocks/provider/shared/provider-error.ts';
import { pageOf, type RequestFields, textField, textListField } from '#mocks/provider/shared/request-fields.ts';
import type { Item, Items, ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { sendInvitation } from './invitations.ts';
import { checkedRoles, type Role, roles } from './roles.ts';
import { companyOf, type MemberItem, requireManager, teamOf } from './team-members.ts';

export interface TeamItems extends Items<MemberItem> {
  readonly totalCount: number;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export class TeamService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly invitations: AccessTokens<InvitationClaims>,
    private readonly now: () => number,
  ) {}

  list(bearer: Bearer, query: RequestFields<'limit' | 'offset'>): ServiceResult<TeamItems> {
    return this.sessions.authorize(bearer, (_, { id }) => {
      const team = teamOf(this.store.read(), id);
      return { items: pageOf(team, query).page, totalCount: team.length };
    });
  }

  roles(bearer: Bearer): ServiceResult<Items<Role>> {
    return this.sessions.authorize(bearer, () => ({ items: roles.map((role) => ({ ...role })) }));
  }

  /** Somebody who has not joined yet gets another mail instead of another seat. */
  invite(bearer: Bearer, fields: RequestFields<'email' | 'roles'>): ServiceResult<object> {
    return this.sessions.authorize(bearer, (person, account) => {
      const email = textField(fields, 'email').trim();
      const roleIds = checkedRoles(textListField(fields, 'roles'));
      if (!EMAIL.test(email)) throw invalid('invalid_email', 'The email is not valid.');
      return this.store.change((database) => {
        requireManager(database, person);
        const known = teamOf(database, account.id).find((member) => isSame(member.email, email));
        if (known) this.inviteAgain(database, account.id, known);
        else this.inviteNew(database, account, email, roleIds);
        return {};
      });
    });
  }

  /** Deletes the member's log-in, which ends their sessions, and the invitation, which voids its link. */
  remove(
    bearer: Bearer,
    id: string,
    fields: RequestFields<'email'>,
  ): ServiceResult<Item<{ readonly success: boolean }>> {
    return this.sessions.authorize(bearer, (person, account) => {
      const email = textField(fields, 'email');
      return this.store.change((database) => {
        requireManager(database, person);
        if (id === account.id) throw invalid('owner_stays', 'The owner cannot be deleted.');
        const member = teamOf(database, account.id).find((known) => known.id === id);
        if (!member) throw notFound('member');
        if (!isSame(member.email, email)) throw invalid('wrong_email', 'The email is not the one of this member.');
        database.members.remove({ id });
        database.people.remove({ id });
        return { item: { success: true } };
      });
    });
  }

  private inviteNew(database: Database, { id: accountId, planId }: AccountRow, email: string, roleIds: string[]): void {
    const { teamMembersCount } = database.packages.get({ id: planId });
    if (teamOf(database, accountId).length >= teamMembersCount) {
      throw new ProviderError(409, 'team_full', 'The team is full.', [
        `Your plan has ${teamMembersCount} ${teamMembersCount === 1 ? 'seat' : 'seats'}, and all are taken.`,
      ]);
    }
    if (personByEmail(database, email)) throw invalid('email_taken', 'This email has an account of its own already.');
    const id = `acc-${nextHex(database, 'member', 12)}`;
    database.members.insert({ id, accountId, email, roleIds, hasJoined: false });
    this.mailInvitation(database, accountId, id, email);
  }

  private inviteAgain(database: Database, accountId: string, { id, email, state }: MemberItem): void {
    if (state !== 'email-verification') throw invalid('already_member', `${email} is on the team already.`);
    if (!database.people.find({ id })) return this.mailInvitation(database, accountId, id, email);
    // Somebody who has registered needs the code, not the link.
    const emailCode = nextCode(database);
    database.people.update({ id }, { emailCode });
    sendMail(database, this.now(), codeMail(email, emailCode));
  }

  private mailInvitation(database: Database, accountId: string, memberId: string, email: string): void {
    const invitation = { email, company: companyOf(database, accountId), accountId, memberId };
    sendInvitation(database, this.now(), this.invitations, invitation);
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
