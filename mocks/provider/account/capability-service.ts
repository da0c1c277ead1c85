import type { Capability } from '#src/domain/account/capabilities.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { notFound, type ServiceResult } from '#mocks/provider/shared/service-result.ts';

const ALL = [
  ...['usage-history', 'invoice-list', 'callback-redelivery', 'api-key-deletion', 'sessions', 'two-factor-setup'],
  ...['usage-breakdown', 'invitations', 'audit-log', 'account-closure', 'callback-signing', 'budget'],
  ...['api-key-limits', 'log-date-range'],
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

  serve<Data>(capability: Capability, work: () => ServiceResult<Data>): ServiceResult<Data> {
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
