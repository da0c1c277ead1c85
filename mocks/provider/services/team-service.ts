import type { AccessTokens, InvitationClaims } from '#mocks/provider/access-tokens.ts';
import type { Answer, Item, Items } from '#mocks/provider/answer.ts';
import { type Database, nextCode, nextHex } from '#mocks/provider/database.ts';
import { sendInvitation } from '#mocks/provider/invitations.ts';
import { codeMail, sendMail } from '#mocks/provider/mails.ts';
import { plans } from '#mocks/provider/plans.ts';
import { type Posted, postedCount, postedText, postedTexts } from '#mocks/provider/posted.ts';
import { invalid, notFound, ProviderError } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import { checkedRoles, type Role, roles } from '#mocks/provider/roles.ts';
import type { AccountRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';
import { companyOf, hasAccount, type MemberItem, refuseUnlessManager, teamOf } from '#mocks/provider/team-members.ts';

export interface TeamItems extends Items<MemberItem> {
  readonly totalCount: number;
}

type Owner = Readonly<AccountRow>;

const LIMIT = 10;
const LIMIT_MAX = 100;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export class TeamService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly invitations: AccessTokens<InvitationClaims>,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  /** A page, with or without the optional query. */
  list(bearer: Bearer, query: Posted<'limit' | 'offset'>): Answer<TeamItems> {
    return this.sessions.answer(bearer, (_, owner) => {
      const limit = Math.min(postedCount(query, 'limit', LIMIT), LIMIT_MAX);
      const offset = postedCount(query, 'offset', 0);
      const team = teamOf(this.records.read(), owner);
      return { items: team.slice(offset, offset + limit), totalCount: team.length };
    });
  }

  roles(bearer: Bearer): Answer<Items<Role>> {
    return this.sessions.answer(bearer, () => ({ items: roles.map((role) => ({ ...role })) }));
  }

  /** Somebody who has not joined yet gets another mail instead of another seat. */
  invite(bearer: Bearer, posted: Posted<'email' | 'roles'>): Answer<object> {
    return this.sessions.answer(bearer, (account, owner) => {
      const email = postedText(posted, 'email').trim();
      const roleIds = checkedRoles(postedTexts(posted, 'roles'));
      if (!EMAIL.test(email)) throw invalid('invalid_email', 'The email is not valid.');
      return this.records.change((database) => {
        refuseUnlessManager(database, account, owner);
        const known = teamOf(database, owner).find((member) => isSame(member.email, email));
        if (known) this.inviteAgain(database, owner, known);
        else this.inviteNew(database, owner, email, roleIds);
        return {};
      });
    });
  }

  /** A member who has joined is locked out: the account goes with its sessions. An invitation loses its row and counts no more. */
  remove(bearer: Bearer, id: string, posted: Posted<'email'>): Answer<Item<{ readonly success: boolean }>> {
    return this.sessions.answer(bearer, (account, owner) => {
      const email = postedText(posted, 'email');
      return this.records.change((database) => {
        refuseUnlessManager(database, account, owner);
        if (id === owner.id) throw invalid('owner_stays', 'The owner cannot be deleted.');
        const member = teamOf(database, owner).find((known) => known.id === id);
        if (!member) throw notFound('member');
        if (!isSame(member.email, email)) throw invalid('wrong_email', 'The email is not the one of this member.');
        database.members = database.members.filter((row) => row.id !== id);
        database.accounts = database.accounts.filter((row) => row.id !== id);
        return { item: { success: true } };
      });
    });
  }

  private inviteNew(database: Database, owner: Owner, email: string, roleIds: string[]): void {
    const { teamMembersCount } = plans[owner.planId];
    if (teamOf(database, owner).length >= teamMembersCount) {
      throw new ProviderError(409, 'team_full', 'The team is full.', [
        `Your plan has ${teamMembersCount} ${teamMembersCount === 1 ? 'seat' : 'seats'}, and all are taken.`,
      ]);
    }
    if (hasAccount(database, email)) throw invalid('email_taken', 'This email has an account of its own already.');
    const id = `acc-${nextHex(database, this.seed, 'member', 12)}`;
    database.members.push({ id, accountId: owner.id, email, roleIds, hasJoined: false });
    this.mailInvitation(database, owner, id, email);
  }

  private inviteAgain(database: Database, owner: Owner, { id, email, state }: MemberItem): void {
    if (state !== 'email-verification') throw invalid('already_member', `${email} is on the team already.`);
    const account = database.accounts.find((row) => row.id === id);
    if (!account) return this.mailInvitation(database, owner, id, email);
    // Registered already: what is missing is the code, not the link.
    account.emailCode = nextCode(database, this.seed);
    sendMail(database, this.seed, this.now(), codeMail(email, account.emailCode));
  }

  private mailInvitation(database: Database, owner: Owner, memberId: string, email: string): void {
    const invitation = { email, company: companyOf(database, owner), accountId: owner.id, memberId };
    sendInvitation({ database, seed: this.seed, now: this.now() }, this.invitations, invitation);
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
