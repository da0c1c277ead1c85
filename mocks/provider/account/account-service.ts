import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { Item, ServiceResult } from '#mocks/provider/shared/service-result.ts';

export interface ProfileItem {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly paymentPackageId: string;
  readonly constraints: { readonly teamMembersCount: number };
}

export class AccountService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
  ) {}

  profile(bearer: Bearer): ServiceResult<Item<ProfileItem>> {
    return this.sessions.authorize(bearer, ({ firstName, lastName, email }, { planId }) => {
      const { teamMembersCount } = this.store.read().packages.get({ id: planId });
      return { item: { firstName, lastName, email, paymentPackageId: planId, constraints: { teamMembersCount } } };
    });
  }
}
