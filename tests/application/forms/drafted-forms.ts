import { firstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { requestFaucet } from '#src/application/faucets/request-faucet-store.ts';
import { addCallbackDomain } from '#src/application/callback-domains/add-callback-domain-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { saveSubscription } from '#src/application/callback-domains/callback-subscription-changes.ts';
import { inviteMember } from '#src/application/team/invite-member.ts';
import { saveChannel } from '#src/application/notifications/notification-changes.ts';
import { createAccessToken } from '#src/application/access-tokens/create-access-token.ts';
import { editBillingDetails } from '#src/application/billing/edit-billing-details.ts';
import { setBudget } from '#src/application/usage/set-budget.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { changeEmail } from '#src/application/account/change-email-store.ts';
import { changeLabels } from '#src/application/api-keys/change-labels.ts';
import { newKeyLabels } from '#src/application/api-keys/key-labels-store.ts';
import { newKeyLimits } from '#src/application/api-keys/limits-form.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';

interface AnyForm {
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly isRestored: boolean;
  set(field: string, value: string | boolean): void;
  dismissRestored(): void;
}

export interface ShownForm {
  readonly form: AnyForm;
  readonly close: () => void;
}

/** A form that shows itself. */
const shown = (form: unknown, close: () => void): ShownForm => ({ form: form as AnyForm, close });

const dialog = <S extends { readonly form: { show(): () => void } }>(create: (account: AccountStores) => S) => {
  return (account: AccountStores) => {
    const { form } = create(account);
    return shown(form, form.show());
  };
};

export interface DraftedForm {
  readonly show: (account: AccountStores) => ShownForm;
  readonly fields: readonly string[];
  /** The page to which the dialog leads back. */
  readonly page?: string;
}

const OLD_KEY = { id: 'key-1' as ApiKeyId, name: 'payouts-worker' };

/** Every form of the console with the fields that its draft holds. */
export const FORMS: Readonly<Record<string, DraftedForm>> = {
  'a new key': { show: dialog(({ get }) => get(createKey)()), fields: ['name'], page: '/api-keys' },
  'the labels of a new key': { show: dialog(({ get }) => get(newKeyLabels)()), fields: ['labels'] },
  'the labels of a key': {
    show: dialog(({ get }) => get(changeLabels)(OLD_KEY as ApiKey)),
    fields: ['labels'],
    page: '/api-keys',
  },
  'the limits of a new key': {
    show(account) {
      const limits = account.get(newKeyLimits)();
      return shown(limits.form, limits.start());
    },
    fields: [
      ...['expiry', 'expiryDate', 'origins', 'ipRanges', 'products', 'blockchains'],
      ...['callsPerSecond', 'credits', 'creditPeriod', 'lists'],
    ],
  },
  'a rotation': {
    show(account) {
      const store = account.get(rotateKey)(OLD_KEY);
      return shown(store.form, store.start());
    },
    fields: ['name'],
    page: '/api-keys',
  },
  'a new domain': {
    show: dialog(({ get }) => get(addCallbackDomain)()),
    fields: ['domain'],
    page: '/verify-domain',
  },
  'a new access token': {
    show: dialog(({ get }) => get(createAccessToken)().store),
    fields: ['name', 'scopes'],
    page: '/account',
  },
  'a new notification channel': {
    show: dialog(({ get }) => get(saveChannel)(null)),
    fields: ['type', 'name', 'kinds'],
    page: '/account',
  },
  'a new callback subscription': {
    show: dialog(({ get }) => get(saveSubscription)(null)),
    fields: ['type', 'network', 'address', 'domainId', 'path', 'confirmations'],
    page: '/verify-domain',
  },
  'an invitation': {
    show: dialog(({ get }) => get(inviteMember)(null)),
    fields: ['email', 'roleIds'],
    page: '/team',
  },
  'a budget': {
    show: dialog(({ get }) => get(setBudget)({ currency: 'USD', spent: 0, endsAt: null, limit: null, sentAlerts: [] })),
    fields: ['amount', 'alerts', 'atLimit'],
    page: '/usage',
  },
  'billing details': {
    show: dialog(({ get }) => get(editBillingDetails)({ details: null, isNeeded: false, portalUrl: null })),
    fields: [
      'company',
      'line1',
      'line2',
      'postalCode',
      'city',
      'region',
      'country',
      'taxId',
      'recipients',
      'purchaseOrder',
    ],
    page: '/billing',
  },
  'a request for test coins': {
    show: dialog(({ get }) => get(requestFaucet)()),
    fields: ['blockchain', 'network', 'address', 'type'],
    page: '/faucets',
  },
  'the change of the email': {
    show(account) {
      const store = account.get(changeEmail)(null);
      return shown(store.form, store.show());
    },
    fields: ['email'],
  },
  'the change of the email by a link': {
    show(account) {
      const store = account.get(changeEmail)('a.b.c');
      return shown(store.form, store.show());
    },
    fields: [],
  },
  'the first call': {
    show: ({ get }) => shown(get(firstCallStore).form, get(firstCallStore).start()),
    fields: ['network', 'address'],
  },
  'the first key': {
    show: ({ get }) => shown(get(firstCallStore).firstKey.form, get(firstCallStore).start()),
    fields: ['name'],
  },
};
