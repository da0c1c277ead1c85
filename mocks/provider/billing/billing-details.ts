import type { Database } from '#mocks/provider/db/database.ts';
import type { BillingDetailsSeed } from '#mocks/scenarios/account-seed.ts';

export function detailsOf({ billingDetails }: Database, accountId: string): BillingDetailsSeed | null {
  const json = billingDetails.find({ accountId })?.json ?? null;
  return json === null ? null : (JSON.parse(json) as BillingDetailsSeed);
}

export function storeDetails(database: Database, accountId: string, details: object | null, needed: boolean): void {
  database.billingDetails.remove({ accountId });
  database.billingDetails.insert({
    accountId,
    isNeeded: needed,
    json: details === null ? null : JSON.stringify(details),
  });
}

export function itemOf(database: Database, accountId: string) {
  return { details: detailsOf(database, accountId), isNeeded: isNeeded(database, accountId), portalUrl: null };
}

export function isNeeded({ billingDetails }: Database, accountId: string): boolean {
  return billingDetails.find({ accountId })?.isNeeded ?? false;
}
