import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';

export type SocialName = 'google' | 'github' | 'linkedin';

export interface SocialIdentity {
  /** The person with an account, so that the link survives a change of email. */
  readonly id?: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type SocialPerson = 'known' | 'new' | 'two-factor';

const { activeCustomer, freePlan, twoFactor } = demoAccounts;

export const socialIdentities: Readonly<Record<SocialName, Readonly<Record<SocialPerson, SocialIdentity>>>> = {
  google: {
    known: activeCustomer,
    new: { email: 'nora.petrova@brightfork.example', firstName: 'Nora', lastName: 'Petrova' },
    'two-factor': twoFactor,
  },
  github: {
    known: freePlan,
    new: { email: 'tariq@opencanal.example', firstName: 'Tariq', lastName: 'Haddad' },
    'two-factor': twoFactor,
  },
  linkedin: {
    known: activeCustomer,
    new: { email: 'sofie.holm@fjordpay.example', firstName: 'Sofie', lastName: 'Holm' },
    'two-factor': twoFactor,
  },
};
