import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { AccessTokens, LinkClaims } from '#mocks/provider/auth/access-tokens.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { invalid, notFound, ProviderError } from '#mocks/provider/shared/service-result.ts';
import { isOwner, ownerOf } from './owner.ts';
import { emailOf, openTransfer, startTransfer } from './ownership-transfers.ts';
import { ADMIN_ROLE, teamOf } from './team-members.ts';

/** The ownership goes over with the mailed link of a member; until then, nothing changes. */
export class OwnershipService {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens<LinkClaims>,
  ) {}

  read(bearer: Bearer) {
    return this.sessions.authorize(bearer, (caller) => {
      const item = this.item(caller);
      const isConcerned = isOwner(caller.database, caller.person) || item?.memberId === caller.person.id;
      return { item: isConcerned ? item : null };
    });
  }

  start(bearer: Bearer, fields: RequestFields<'memberId' | 'password'>) {
    return this.sessions.change(bearer, 'account', (caller) => {
      const { account, database, person, now } = caller;
      const memberId = textField(fields, 'memberId');
      const member = teamOf(database, account.id).find(({ id }) => id === memberId);
      if (!member || memberId === person.id) throw notFound('member');
      if (person.hasNoPassword !== true && textField(fields, 'password') !== person.password)
        throw invalid('wrong_password', 'The password is wrong.');
      if (openTransfer(database, account.id, now))
        throw new ProviderError(409, 'transfer_pending', 'A transfer of the ownership is pending already.');
      if (member.state !== 'dashboard')
        throw new ProviderError(409, 'member_not_confirmed', 'This member has not confirmed the email yet.');
      startTransfer(database, now, this.tokens, { accountId: account.id, memberId });
      this.record(caller, 'ownership-transfer-started', memberId);
      return { item: this.item(caller) };
    });
  }

  withdraw(bearer: Bearer) {
    return this.sessions.change(bearer, 'account', (caller) => {
      const { account, database, now } = caller;
      const row = openTransfer(database, account.id, now);
      if (!row) throw notFound('transfer of the ownership');
      database.ownershipTransfers.remove({ accountId: account.id });
      this.record(caller, 'ownership-transfer-withdrawn', row.memberId);
      return { item: { success: true } };
    });
  }

  /** The former owner becomes an admin. */
  accept(bearer: Bearer, fields: RequestFields<'token'>) {
    return this.sessions.change(bearer, 'own', (caller) => {
      const { account, database, person, now } = caller;
      const claims = this.tokens.claimsOf(textField(fields, 'token'));
      const row = openTransfer(database, account.id, now);
      if (!row || claims?.n !== row.n || claims.personId !== person.id)
        throw invalid('transfer_over', 'This link was used, withdrawn or has expired, or is for another member.');
      const { id, email } = ownerOf(database, account.id);
      const roles = [ADMIN_ROLE];
      database.members.remove({ id: person.id });
      database.members.insert({ id, accountId: account.id, email, roleIds: roles, hasJoined: true });
      database.accounts.update({ id: account.id }, { ownerId: person.id });
      database.ownershipTransfers.remove({ accountId: account.id });
      this.record(caller, 'ownership-transferred', person.id);
      return { item: { formerOwner: { email, roles } } };
    });
  }

  /** Deletes the log-in, and with it the sessions. */
  leave(bearer: Bearer) {
    return this.sessions.change(bearer, 'own', (caller) => {
      const { database, person } = caller;
      if (isOwner(database, person)) {
        throw new ProviderError(409, 'last_owner', 'You are the only owner.', [
          'You are the only owner. Transfer the ownership before you leave.',
        ]);
      }
      this.record(caller, 'member-left', person.id);
      database.members.remove({ id: person.id });
      database.people.remove({ id: person.id });
      return { item: { success: true } };
    });
  }

  private item({ account, database, now }: Caller) {
    const row = openTransfer(database, account.id, now);
    if (!row) return null;
    const { memberId, createdTimestamp, expiresTimestamp } = row;
    return { memberId, email: emailOf(database, row), createdTimestamp, expiresTimestamp };
  }

  private record({ account, database, person, now }: Caller, action: OwnershipAction, memberId: string): void {
    const name = emailOf(database, { accountId: account.id, memberId });
    const target = { type: 'member', id: memberId, name } as const;
    recordAction(database, person, { at: now, action, target });
  }
}

type OwnershipAction =
  | 'ownership-transfer-started'
  | 'ownership-transfer-withdrawn'
  | 'ownership-transferred'
  | 'member-left';
