import type { RoleName } from './account-seed.ts';
import { demoAccounts } from './demo-accounts.ts';

export interface MemberSeed {
  readonly email: string;
  readonly roles: readonly RoleName[];
  readonly hasJoined: boolean;
  /** Of an invitation, which works for seven days. */
  readonly sentDaysAgo?: number;
}

function member(email: string, ...roles: MemberSeed['roles']): MemberSeed {
  return { email, roles, hasJoined: true };
}

function invited(email: string, ...roles: MemberSeed['roles']): MemberSeed {
  return { email, roles, hasJoined: false };
}

/** The members beside each owner. The free plan has no seat for one. */
export const teams: Readonly<Record<string, readonly MemberSeed[]>> = {
  [demoAccounts.activeCustomer.id]: [
    member('martin.kolev@northwall.example', 'admin', 'developer'),
    member('priya.nair@northwall.example', 'developer'),
    invited('finance@northwall.example', 'billing'),
  ],
  [demoAccounts.twoFactor.id]: [
    member('lucia.ferreira@harborledger.example', 'admin', 'billing'),
    member('tomasz.wolski@harborledger.example', 'admin', 'developer'),
    member('aisha.bello@harborledger.example', 'developer'),
    member('henrik.dahl@harborledger.example', 'developer'),
    member('mei.tanaka@harborledger.example', 'developer'),
    member('carlos.ibanez@harborledger.example', 'developer', 'viewer'),
    member('noor.haddad@harborledger.example', 'developer'),
    member('sofia.marin@harborledger.example', 'billing'),
    member('oliver.grant@harborledger.example', 'billing', 'viewer'),
    member('ines.duarte@harborledger.example', 'viewer'),
    member('kwame.mensah@harborledger.example', 'developer'),
    member('petra.novak@harborledger.example', 'developer'),
    member('yusuf.demir@harborledger.example', 'viewer'),
    member('clara.beck@harborledger.example', 'viewer'),
    member('andrei.popescu@harborledger.example', 'developer'),
    member('hana.kim@harborledger.example', 'developer'),
    member('jorge.campos@harborledger.example', 'viewer'),
    member('eva.lindgren@harborledger.example', 'billing'),
    { ...invited('audit@harborledger.example', 'viewer'), sentDaysAgo: 12 },
    { ...invited('treasury@harborledger.example', 'billing'), sentDaysAgo: 6 },
    invited('contractor.one@harborledger.example', 'developer'),
  ],
  [demoAccounts.suspended.id]: [
    member('maja.holm@tidewater.example', 'admin'),
    member('erik.sand@tidewater.example', 'developer'),
  ],
};
