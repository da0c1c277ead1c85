import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { AccessTokens, InvitationClaims } from '#mocks/provider/auth/access-tokens.ts';
import { personByEmail, isEmail } from '#mocks/provider/auth/sign-up-rules.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { type Database, nextCode, nextHex } from '#mocks/provider/db/database.ts';
import { codeMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { invalid, notFound, ProviderError } from '#mocks/provider/shared/service-result.ts';
import { pageOf, type RequestFields, textField, textListField } from '#mocks/provider/shared/request-fields.ts';
import { isOwner } from './owner.ts';
import { sendInvitation } from './invitations.ts';
import { checkedRoles, companyOf, type MemberItem, roles, teamOf } from './team-members.ts';

export class TeamService {
  constructor(
    private readonly sessions: Sessions,
    private readonly invitations: AccessTokens<InvitationClaims>,
    private readonly showsLastSeen: () => boolean,
  ) {}

  list(bearer: Bearer, query: RequestFields<'limit' | 'offset'>) {
    return this.sessions.authorize(bearer, ({ account, database }) => {
      const team = teamOf(database, account.id);
      const { page } = pageOf(team, query);
      const items = this.showsLastSeen() ? page.map((member) => this.withLastSeen(database, member)) : page;
      return { items, totalCount: team.length };
    });
  }

  roles(bearer: Bearer) {
    return this.sessions.authorize(bearer, () => ({ items: roles }));
  }

  /** Somebody who has not joined yet gets another mail instead of another seat. */
  invite(bearer: Bearer, fields: RequestFields<'email' | 'roles'>) {
    return this.sessions.change(bearer, 'team', (caller) => {
      const { account, database } = caller;
      const email = textField(fields, 'email').trim();
      const roleIds = checkedRoles(textListField(fields, 'roles'));
      if (!isEmail(email)) throw invalid('invalid_email', 'The email is not valid.');
      const known = teamOf(database, account.id).find((member) => isSame(member.email, email));
      if (known) this.inviteAgain(caller, known, roleIds);
      else this.inviteNew(caller, email, roleIds);
      return {};
    });
  }

  /** Deletes the member's log-in, which ends their sessions, and the invitation, which voids its link. */
  remove(bearer: Bearer, id: string, fields: RequestFields<'email'>) {
    return this.sessions.change(bearer, 'team', (caller) => {
      const { account, person, database, now } = caller;
      const email = textField(fields, 'email');
      if (isOwner(database, { id, accountId: account.id }))
        throw invalid('owner_stays', 'The owner cannot be deleted.');
      const member = teamOf(database, account.id).find((known) => known.id === id);
      if (!member) throw notFound('member');
      if (!isSame(member.email, email)) throw invalid('wrong_email', 'The email is not the one of this member.');
      database.members.remove({ id });
      database.people.remove({ id });
      const target = { type: 'member', id, name: member.email } as const;
      recordAction(database, person, { at: now, action: 'member-removed', target });
      return { item: { success: true } };
    });
  }

  /** Those before no longer count, from the member's next call on. */
  changeRoles(bearer: Bearer, id: string, fields: RequestFields<'roles'>) {
    return this.sessions.change(bearer, 'team', ({ account, database }) => {
      const roleIds = checkedRoles(textListField(fields, 'roles'));
      if (isOwner(database, { id, accountId: account.id }))
        throw invalid('owner_stays', 'The roles of the owner cannot be changed.');
      if (database.members.find({ id })?.accountId !== account.id) throw notFound('member');
      database.members.update({ id }, { roleIds });
      return { item: { success: true } };
    });
  }

  private withLastSeen(database: Database, member: MemberItem): MemberItem {
    const { id } = member;
    const calls = database.sessions.where({ personId: id }).map((row) => this.sessions.lastActive(row));
    const seeded = database.members.find({ id })?.lastSeenTimestamp ?? null;
    return { ...member, lastSeenTimestamp: calls.length > 0 ? Math.max(...calls) : seeded };
  }

  private inviteNew(caller: Caller, email: string, roleIds: string[]): void {
    const { database, account, person, now } = caller;
    const { teamMembersCount } = database.packages.get({ id: account.planId });
    if (teamOf(database, account.id).length >= teamMembersCount) {
      throw new ProviderError(409, 'team_full', 'The team is full.', [
        `Your plan has ${teamMembersCount} ${teamMembersCount === 1 ? 'seat' : 'seats'}, and all are taken.`,
      ]);
    }
    if (personByEmail(database, email)) throw invalid('email_taken', 'This email has an account of its own already.');
    const id = `acc-${nextHex(database, 'member', 12)}`;
    database.members.insert({ id, accountId: account.id, email, roleIds, hasJoined: false });
    this.mailInvitation(caller, id, email);
    recordAction(database, person, { at: now, action: 'member-invited', target: { type: 'member', id, name: email } });
  }

  private inviteAgain(caller: Caller, { id, email, state }: MemberItem, roleIds: string[]): void {
    const { database, now } = caller;
    if (state !== 'email-verification') throw invalid('already_member', `${email} is on the team already.`);
    database.members.update({ id }, { roleIds });
    if (!database.people.find({ id })) return this.mailInvitation(caller, id, email);
    // Somebody who has registered needs the code, not the link.
    const emailCode = nextCode(database);
    database.people.update({ id }, { emailCode });
    sendMail(database, now, codeMail(email, emailCode));
  }

  private mailInvitation({ database, account, now }: Caller, memberId: string, email: string): void {
    const invitation = { email, company: companyOf(database, account.id), accountId: account.id, memberId };
    sendInvitation(database, now, this.invitations, invitation);
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
