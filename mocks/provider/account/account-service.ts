import { hasSecondFactor } from '#mocks/provider/auth/second-factor.ts';
import { type Bearer, type Sessions, openSessions } from '#mocks/provider/auth/sessions.ts';
import { isOwner } from '#mocks/provider/team/owner.ts';
import { notFound, ProviderError, type ServiceResult } from '#mocks/provider/shared/service-result.ts';
import type { Capability } from '#src/domain/account/capabilities.ts';

export class AccountService {
  constructor(
    private readonly sessions: Sessions,
    private readonly offersTwoFactor: () => boolean,
  ) {}

  profile(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ person, account: { planId }, database }) => {
      const { accountId, firstName, lastName, email } = person;
      const { teamMembersCount } = database.packages.get({ id: planId });
      const constraints = { teamMembersCount };
      // An owner can do most harm, once there is something to protect.
      const isInUse = isOwner(database, person) && database.apiKeys.find({ accountId }) !== undefined;
      const twoFactorRecommended = this.offersTwoFactor() && isInUse && !hasSecondFactor(person);
      const item = { firstName, lastName, email, paymentPackageId: planId, constraints };
      const hasPassword = person.hasNoPassword !== true;
      return { item: { ...item, hasPassword, ...(twoFactorRecommended && { twoFactorRecommended }) } };
    });
  }
}

export class AccountSessionService {
  constructor(private readonly sessions: Sessions) {}

  /** For the sessions that are opened next: what the caller says that it is. */
  calledBy(userAgent: string | null): void {
    this.sessions.userAgent = userAgent;
  }

  list(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ database, person, sessionId }) => {
      const isOpen = (row: Parameters<Sessions['isOpen']>[0]) => row.id === sessionId || this.sessions.isOpen(row);
      const rows = openSessions(database, person.id, isOpen);
      return {
        items: rows.map((row) => ({
          id: row.id,
          current: row.id === sessionId,
          createdTimestamp: row.createdTimestamp,
          lastActiveTimestamp: this.sessions.lastActive(row),
          userAgent: row.userAgent,
          ipAddress: row.ipAddress,
          location: row.location || null,
        })),
      };
    });
  }

  /** A person ends the own session by logging out. */
  end(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'own', ({ database, person, sessionId }) => {
      if (id === sessionId) throw new ProviderError(409, 'current_session', 'Log out to end this session.');
      const [row] = openSessions(database, person.id, (known) => known.id === id);
      if (!row) throw notFound('session');
      database.sessions.update({ id }, { hasEnded: true });
      return { item: { success: true } };
    });
  }
}

const ALL = [
  ...['usage-history', 'invoice-list', 'callback-redelivery', 'api-key-deletion', 'sessions', 'two-factor-setup'],
  ...['usage-breakdown', 'invitations', 'audit-log', 'account-closure', 'callback-signing', 'budget'],
  ...['api-key-limits', 'log-date-range', 'billing-details', 'callback-subscriptions', 'access-tokens'],
  ...['notifications', 'ownership-transfer', 'team-leaving', 'callback-bulk-redelivery', 'domain-health'],
  ...['api-key-labels', 'passkeys'],
] as const satisfies readonly Capability[];

export class CapabilityService {
  constructor(
    private readonly sessions: Sessions,
    /** Undefined for all of them. */
    private readonly chosen: () => readonly Capability[] | undefined,
  ) {}

  list(bearer: Bearer) {
    if (this.offered.length === 0) throw noSuchOperation();
    return this.sessions.authorize(bearer, () => ({ items: this.offered }));
  }

  offers(capability: Capability): boolean {
    return this.offered.includes(capability);
  }

  serve<Result>(capability: Capability, work: () => Result): Result {
    if (!this.offers(capability)) throw noSuchOperation();
    return work();
  }

  /** For an optional operation that no capability names. */
  serveOptional<Data>(work: () => ServiceResult<Data>): ServiceResult<Data> {
    if (this.offered.length === 0) throw noSuchOperation();
    return work();
  }

  private get offered(): readonly Capability[] {
    return this.chosen() ?? ALL;
  }
}

/** As of a provider that never heard of it. */
function noSuchOperation() {
  return notFound('operation');
}
