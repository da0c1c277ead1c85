import type { Answer, Item } from '../answer';
import { plans } from '../plans';
import type { Bearer, Sessions } from '../sessions';

export interface ProfileItem {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly paymentPackageId: string;
  readonly constraints: { readonly teamMembersCount: number };
}

export class AccountService {
  constructor(private readonly sessions: Sessions) {}

  profile(bearer: Bearer): Answer<Item<ProfileItem>> {
    return this.sessions.answer(bearer, ({ firstName, lastName, email }, { planId }) => {
      const { id, teamMembersCount } = plans[planId];
      return { item: { firstName, lastName, email, paymentPackageId: id, constraints: { teamMembersCount } } };
    });
  }
}
