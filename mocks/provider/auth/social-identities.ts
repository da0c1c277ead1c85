import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';

export type SocialName = 'google' | 'github' | 'linkedin' | 'oidc';

export interface SocialIdentity {
  /** The person with an account, so that the link survives a change of email. */
  readonly id?: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type SocialPerson = 'known' | 'new' | 'two-factor';

const { activeCustomer, freePlan, twoFactor } = demoAccounts;

function identities(known: SocialIdentity, stranger: SocialIdentity): Readonly<Record<SocialPerson, SocialIdentity>> {
  return { known, new: stranger, 'two-factor': twoFactor };
}

export const socialIdentities = {
  google: identities(activeCustomer, {
    email: 'nora.petrova@brightfork.example',
    firstName: 'Nora',
    lastName: 'Petrova',
  }),
  github: identities(freePlan, { email: 'tariq@opencanal.example', firstName: 'Tariq', lastName: 'Haddad' }),
  linkedin: identities(activeCustomer, { email: 'sofie.holm@fjordpay.example', firstName: 'Sofie', lastName: 'Holm' }),
  oidc: identities(activeCustomer, { email: 'ines.duarte@northwall.example', firstName: 'Inês', lastName: 'Duarte' }),
};
