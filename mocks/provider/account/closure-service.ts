import type { Database } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { isOwner, ownerOf } from '#mocks/provider/team/owner.ts';
import { companyOf, teamOf } from '#mocks/provider/team/team-members.ts';
import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import { closureMail, closureWithdrawnMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { optionalTextField, type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { invalid, ProviderError } from '#mocks/provider/shared/service-result.ts';

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
function exportItem(database: Database, person: PersonRow, now: number, exportUrl: ExportUrl): ExportItem {
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
function exportedText(database: Database, id: string, now: number): string | null {
  const person = database.people.where().find((one) => {
    const { exportRequestedTimestamp: requested } = one;
    return requested !== null && exportId(database, one, requested) === id;
  });
  if (!person) return null;
  return exportItem(database, person, now, () => '').status === 'ready' ? exportText(database, person) : null;
}

/** What was entered and created; no secret, so the keys have their names alone. */
function exportText(database: Database, person: PersonRow): string {
  const { accountId, email, firstName, lastName, phoneNumber } = person;
  const keys = database.apiKeys.where({ accountId }).filter(({ deletedTimestamp }) => deletedTimestamp === null);
  const content = {
    person: { email, firstName, lastName, phoneNumber },
    company: companyOf(database, accountId),
    apiKeys: keys.map(({ name, active, createdTimestamp }) => ({ name, active, createdTimestamp })),
    callbackDomains: database.callbackDomains.where({ accountId }).map(({ url }) => url),
    team: isOwner(database, person) ? teamOf(database, accountId).map((member) => member.email) : [],
    faucetRequests: database.faucetRequests.where({ accountId }).length,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const DELAY_DAYS = 14;
const DAY_SECONDS = 24 * 3600;
const MOST_COMMENT_LETTERS = 500;

type ClosureFields = RequestFields<'password' | 'email' | 'reason' | 'comment'>;

/** A copy of a person's data, and the end of an account after a delay in which its owner may still keep it. */
export class ClosureService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly now: () => number,
    private readonly exportUrl: ExportUrl,
  ) {}

  status(bearer: Bearer) {
    return this.sessions.authorize(bearer, (caller) => this.item(caller));
  }

  /** While one is prepared, another request changes nothing. */
  requestExport(bearer: Bearer) {
    return this.sessions.change(bearer, 'own', (caller) => {
      const { person, database, now } = caller;
      if (exportItem(database, person, now, this.exportUrl).status !== 'preparing') {
        database.people.update({ id: person.id }, { exportRequestedTimestamp: Math.floor(now / 1000) });
        recordAction(database, person, { at: now, action: 'data-export-requested' });
      }
      return this.item(caller);
    });
  }

  /** An account whose payment failed is not closed before it is paid; any other unpaid invoice only stays due. */
  close(bearer: Bearer, fields: ClosureFields) {
    return this.sessions.change(bearer, 'account', (caller) => {
      const { person, account, database, now } = caller;
      if (account.closesTimestamp !== null) throw new ProviderError(409, 'already_closing', 'This account is closing.');
      requireConfirmation(caller, fields);
      const comment = optionalTextField(fields, 'comment') ?? '';
      optionalTextField(fields, 'reason');
      if (comment.length > MOST_COMMENT_LETTERS) throw invalid('comment_too_long', 'The comment is too long.');
      if (account.suspended) {
        throw new ProviderError(409, 'unpaid_invoice', 'The account has an unpaid invoice.', [
          'Pay the invoice whose payment failed first.',
        ]);
      }
      const closesTimestamp = Math.floor(now / 1000) + DELAY_DAYS * DAY_SECONDS;
      database.accounts.update({ id: account.id }, { closesTimestamp });
      sendMail(database, now, closureMail(person.email, closesTimestamp));
      recordAction(database, person, { at: now, action: 'account-closing' });
      return this.item(caller);
    });
  }

  /** Where nothing closes the account, nothing changes. */
  keep(bearer: Bearer) {
    return this.sessions.change(bearer, 'account', (caller) => {
      const { person, account, database, now } = caller;
      if (account.closesTimestamp !== null) {
        database.accounts.update({ id: account.id }, { closesTimestamp: null });
        sendMail(database, now, closureWithdrawnMail(person.email));
        recordAction(database, person, { at: now, action: 'account-closing-cancelled' });
      }
      return this.item(caller);
    });
  }

  /** What a download url leads to. */
  exportFile(id: string): string | null {
    return exportedText(this.store.read(), id, this.now());
  }

  private item({ person: { id }, account, database, now }: Caller) {
    const person = database.people.get({ id });
    const { closesTimestamp, id: accountId } = database.accounts.get({ id: account.id });
    const unpaid = database.invoices.where({ accountId, paid: false }).reduce((sum, { amount }) => sum + amount, 0);
    return {
      item: {
        export: exportItem(database, person, now, this.exportUrl),
        closesTimestamp,
        canClose: isOwner(database, person),
        ownerEmail: ownerOf(database, accountId).email,
        hasPassword: person.hasNoPassword !== true,
        delayDays: DELAY_DAYS,
        activeApiKeys: database.apiKeys.where({ accountId, active: true }).filter(isThere).length,
        members: teamOf(database, accountId).filter(({ state }) => state === 'dashboard').length - 1,
        unpaid: unpaid === 0 ? null : { amount: unpaid, currency: 'USD' },
      },
    };
  }
}

function isThere({ deletedTimestamp }: { readonly deletedTimestamp: number | null }): boolean {
  return deletedTimestamp === null;
}

/** Somebody who only ever came by a social sign-in has no password to enter. */
function requireConfirmation({ person }: Caller, fields: ClosureFields): void {
  if (person.hasNoPassword === true) {
    const email = textField(fields, 'email').trim().toLowerCase();
    if (email !== person.email.toLowerCase()) throw invalid('wrong_email', 'This is not the email of your account.');
  } else if (textField(fields, 'password') !== person.password) {
    throw invalid('wrong_password', 'The password is wrong.');
  }
}
