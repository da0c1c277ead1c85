import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';

export class AccountService {
  constructor(private readonly sessions: Sessions) {}

  profile(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ person, account: { planId }, database }) => {
      const { firstName, lastName, email } = person;
      const { teamMembersCount } = database.packages.get({ id: planId });
      return { item: { firstName, lastName, email, paymentPackageId: planId, constraints: { teamMembersCount } } };
    });
  }
}
