import { hasSecondFactor } from '#mocks/provider/auth/second-factor.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';

export class AccountService {
  constructor(
    private readonly sessions: Sessions,
    private readonly offersTwoFactor: () => boolean,
  ) {}

  profile(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ person, account: { planId }, database }) => {
      const { id, accountId, firstName, lastName, email } = person;
      const { teamMembersCount } = database.packages.get({ id: planId });
      const constraints = { teamMembersCount };
      // An owner can do most harm, once there is something to protect.
      const isInUse = id === accountId && database.apiKeys.find({ accountId }) !== undefined;
      const twoFactorRecommended = this.offersTwoFactor() && isInUse && !hasSecondFactor(person);
      const item = { firstName, lastName, email, paymentPackageId: planId, constraints };
      const hasPassword = person.hasNoPassword !== true;
      return { item: { ...item, hasPassword, ...(twoFactorRecommended && { twoFactorRecommended }) } };
    });
  }
}
