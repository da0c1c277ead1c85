import type { AccountState } from '#src/domain/shared/account-state.ts';
import { accountByEmail } from '#mocks/provider/account-by-email.ts';
import type { Answer, Item } from '#mocks/provider/answer.ts';
import { type Database, nextHex } from '#mocks/provider/database.ts';
import { newAccount } from '#mocks/provider/new-account.ts';
import { type Posted, postedText } from '#mocks/provider/posted.ts';
import { invalid } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { AccountRow, SocialCodeRow } from '#mocks/provider/rows.ts';
import type { Sessions } from '#mocks/provider/sessions.ts';
import { socialIdentities, type SocialName, type SocialPerson } from '#mocks/provider/social-identities.ts';
import { userOf, type WireUser } from './auth-service.ts';

/** What somebody does on a provider's consent page: goes on as one of its people, or not at all. */
export type ConsentDecision = SocialPerson | 'cancel' | 'error';

export interface SocialItem {
  /** Left out while the second factor is pending (D56). */
  readonly user: WireUser | null;
  readonly additionalAuthActive: boolean;
  readonly state: AccountState | null;
}

const CODE_LIFETIME_MS = 10 * 60 * 1000;

export class SocialService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  /** The parameters with which a provider sends people back, but for the `state`, which is the console's (D9). */
  consent(provider: SocialName, decision: ConsentDecision): Readonly<Record<string, string>> {
    if (decision === 'cancel') return { app: provider, error: 'access_denied' };
    if (decision === 'error') return { app: provider, error: 'server_error' };
    const { id, firstName, lastName, ...identity } = socialIdentities[provider][decision];
    return this.records.change((database) => {
      const email = database.accounts.find((account) => account.id === id)?.email ?? identity.email;
      const code = nextHex(database, this.seed, 'social-code', 20);
      const until = this.now() + CODE_LIFETIME_MS;
      database.socialCodes.push({ code, provider, email, firstName, lastName, until });
      return { app: provider, code };
    });
  }

  /** Takes each code once, and only from the provider that it came from. */
  logIn(provider: SocialName, posted: Posted<'code'>): Answer<Item<SocialItem>> {
    const code = postedText(posted, 'code');
    return this.records.change((database) => {
      const row = database.socialCodes.find((known) => known.code === code && known.provider === provider);
      if (!row || row.until < this.now()) {
        throw invalid('social_code_refused', 'This sign-in was used already or took too long. Start it again.');
      }
      database.socialCodes = database.socialCodes.filter((other) => other !== row);
      const account = this.accountFor(database, row);
      if (account.code !== null) {
        account.codeAwaitedUntil = this.now() + CODE_LIFETIME_MS;
        return { data: { item: { user: null, additionalAuthActive: true, state: null } } };
      }
      const item = { user: userOf(account), additionalAuthActive: false, state: account.state };
      return { data: { item }, token: this.sessions.open(database, account) };
    });
  }

  /** The social provider vouches for the address, so nobody has to verify it again. */
  private accountFor(database: Database, { email, firstName, lastName }: SocialCodeRow): AccountRow {
    const known = accountByEmail(database, email);
    if (known?.state === 'email-verification') known.state = known.memberOf === null ? 'company-data' : 'dashboard';
    if (known) return known;
    // Nobody knows it: the way to a password of one's own is the forgot-password mail.
    const password = nextHex(database, this.seed, 'password', 32);
    return newAccount(database, this.seed, { email, firstName, lastName, password, state: 'company-data' });
  }
}
