import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { PersonRow, SocialCodeRow } from '#mocks/provider/db/models.ts';
import { invalid, type Item, type ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { optionalTextField, type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { recordAction } from '#mocks/provider/audit/record-action.ts';
import { membershipOf } from '#mocks/provider/team/invitations.ts';
import type { AccessTokens, InvitationClaims } from './access-tokens.ts';
import type { AuthService, LogInItem, WireUser } from './auth-service.ts';
import { hasSecondFactor } from './second-factor.ts';
import { addMember, addOwner, stateAfterVerification, personByEmail } from './sign-up-rules.ts';
import { socialIdentities, type SocialName, type SocialPerson } from './social-identities.ts';

export type ConsentDecision = SocialPerson | 'cancel' | 'error';

export interface SocialItem extends Omit<LogInItem, 'user'> {
  /** Null while the second factor is pending. */
  readonly user: WireUser | null;
}

const CODE_LIFETIME_MS = 10 * 60 * 1000;

export class SocialService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly auth: AuthService,
    private readonly invitations: AccessTokens<InvitationClaims>,
    private readonly now: () => number,
  ) {}

  /** The parameters with which a social provider sends people back, without the console's own `state`. */
  consent(provider: SocialName, decision: ConsentDecision): Readonly<Record<string, string>> {
    if (decision === 'cancel') return { app: provider, error: 'access_denied' };
    if (decision === 'error') return { app: provider, error: 'server_error' };
    const { id, firstName, lastName, ...identity } = socialIdentities[provider][decision];
    return this.store.change((database) => {
      const email = (id === undefined ? undefined : database.people.find({ id })?.email) ?? identity.email;
      const code = nextHex(database, 'social-code', 20);
      const until = this.now() + CODE_LIFETIME_MS;
      database.socialCodes.insert({ code, provider, email, firstName, lastName, until });
      return { app: provider, code };
    });
  }

  /** Accepts each code once, and only from the social provider that issued it. */
  logIn(provider: SocialName, fields: SocialFields): ServiceResult<Item<SocialItem>> {
    return this.exchange(provider, fields);
  }

  /** The verifier, the nonce and the redirect are for a real one; here they must only be there. */
  logInWithOidc(
    fields: SocialFields & RequestFields<'codeVerifier' | 'nonce' | 'redirectUri'>,
  ): ServiceResult<Item<SocialItem>> {
    const missing = (['codeVerifier', 'nonce', 'redirectUri'] as const).find((name) => textField(fields, name) === '');
    if (missing) throw invalid('oidc_incomplete', `${missing} is required`);
    return this.exchange('oidc', fields);
  }

  private exchange(provider: SocialName, fields: SocialFields): ServiceResult<Item<SocialItem>> {
    const code = textField(fields, 'code');
    const token = optionalTextField(fields, 'invitationToken');
    return this.store.change((database) => {
      const row = database.socialCodes.find({ code, provider });
      if (!row || row.until < this.now()) {
        throw invalid('social_code_refused', 'This sign-in was used already or took too long. Start it again.');
      }
      database.socialCodes.remove({ code });
      const person = token === null ? personFor(database, row) : this.invitedPerson(database, row, token);
      if (!hasSecondFactor(person)) return this.auth.signedIn(database, person);
      return { data: { item: { user: null, ...this.auth.awaitCode(database, person) } } };
    });
  }

  private invitedPerson(database: Database, row: SocialCodeRow, token: string): PersonRow {
    const { email, firstName, lastName } = row;
    const membership = membershipOf(database, this.invitations, { token, email, now: this.now() });
    if (personByEmail(database, email)) {
      throw invalid('email_taken', 'An account with this email exists already. Log in instead.');
    }
    const password = nextHex(database, 'password', 32);
    const known = { email, firstName, lastName, phoneNumber: '', password, state: 'dashboard' } as const;
    const { id } = addMember(database, { ...known, ...membership });
    database.people.update({ id }, { hasNoPassword: true });
    recordAction(database, database.people.get({ id }), {
      at: this.now(),
      action: 'member-joined',
      target: { type: 'member', id, name: email },
    });
    return database.people.get({ id });
  }
}

type SocialFields = RequestFields<'code' | 'invitationToken'>;

/** The social provider vouches for the email, so it counts as verified. */
function personFor(database: Database, { email, firstName, lastName }: SocialCodeRow): PersonRow {
  const known = personByEmail(database, email);
  if (!known) {
    // Nobody knows this password: the forgot-password mail leads to another one.
    const password = nextHex(database, 'password', 32);
    const { id } = addOwner(database, { email, firstName, lastName, password, state: 'company-data' });
    database.people.update({ id }, { hasNoPassword: true });
    return database.people.get({ id });
  }
  if (known.state === 'email-verification') {
    database.people.update({ id: known.id }, { state: stateAfterVerification(known) });
  }
  return database.people.get({ id: known.id });
}
