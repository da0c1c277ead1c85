import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { BillingDetailsSeed } from '#mocks/scenarios/account-seed.ts';
import { type RequestFields, textField, textListField } from '#mocks/provider/shared/request-fields.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import { isNeeded, itemOf, storeDetails } from './billing-details.ts';

const OPTIONAL = ['line2', 'postalCode', 'region', 'taxId', 'purchaseOrder'] as const;
const REQUIRED = ['company', 'line1', 'city', 'country'] as const;
const MOST_RECIPIENTS = 10;

export class BillingDetailsService {
  constructor(private readonly sessions: Sessions) {}

  read(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account, database }) => ({ item: itemOf(database, account.id) }));
  }

  save(bearer: Bearer, fields: RequestFields<keyof BillingDetailsSeed>) {
    return this.sessions.change(bearer, 'team', ({ account: { id }, database, person, now }) => {
      const entered = Object.fromEntries(
        [...REQUIRED, ...OPTIONAL].map((name) => [name, textField(fields, name).trim()]),
      );
      for (const name of REQUIRED) {
        if (entered[name] === '') throw invalid('invalid_billing_details', `${name} must not be empty.`);
      }
      const recipients = textListField(fields, 'recipients');
      if (recipients.length > MOST_RECIPIENTS || !recipients.every((email) => /^\S+@\S+$/.test(email)))
        throw invalid('invalid_billing_details', `recipients must be at most ${MOST_RECIPIENTS} emails.`);
      storeDetails(database, id, { ...entered, recipients }, isNeeded(database, id));
      recordAction(database, person, { at: now, action: 'billing-details-changed' });
      return { item: itemOf(database, id) };
    });
  }
}
