import type { Answer, Item } from '#mocks/provider/answer.ts';
import { plans } from '#mocks/provider/plans.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

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
