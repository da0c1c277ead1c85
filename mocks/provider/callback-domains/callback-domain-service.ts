import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { markDone } from '#mocks/provider/dashboard/done-steps.ts';
import { nextHex } from '#mocks/provider/db/database.ts';
import type { CallbackDomainRow } from '#mocks/provider/db/models.ts';
import { notFound, ProviderError } from '#mocks/provider/shared/service-result.ts';
import { pageOf, type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { callbackUrl, isSameHost, VERIFIED_AFTER_SECONDS, withoutScheme } from './callback-url.ts';

const HEALTHY = {
  state: 'healthy',
  lastSuccessTimestamp: null,
  failureShare: null,
  lastReason: null,
  pauseReason: null,
};

export class CallbackDomainService {
  constructor(
    private readonly sessions: Sessions,
    private readonly reportsHealth: () => boolean,
  ) {}

  list(bearer: Bearer, query: RequestFields<'limit' | 'offset'>) {
    return this.sessions.authorize(bearer, ({ account: { id: accountId }, database, now }) => {
      const { page, hasMore } = pageOf(database.callbackDomains.where({ accountId }).toReversed(), query);
      return { item: { callbackUrls: page.map((row) => this.itemOf(row, now)), hasMore } };
    });
  }

  add(bearer: Bearer, fields: RequestFields<'domain'>) {
    return this.sessions.change(bearer, 'setup', ({ account: { id: accountId }, person, database, now }) => {
      const url = callbackUrl(textField(fields, 'domain'));
      const isKnown = database.callbackDomains.where({ accountId }).some((row) => isSameHost(row.url, url));
      if (isKnown) throw domainExists(url);
      const id = nextHex(database, 'callback-url', 24);
      const createdTimestamp = Math.floor(now / 1000);
      const verifiesAt = createdTimestamp + VERIFIED_AFTER_SECONDS;
      database.callbackDomains.insert({ id, accountId, url, createdTimestamp, verifiesAt });
      markDone(database, accountId, 'verifyDomain');
      const target = { type: 'callback-domain', id, name: url } as const;
      recordAction(database, person, { at: now, action: 'domain-added', target });
      return { item: { url } };
    });
  }

  /** Also wants the row's URL without its scheme, so that a wrong id deletes nothing. */
  remove(bearer: Bearer, id: string, fields: RequestFields<'url'>) {
    return this.sessions.change(bearer, 'setup', ({ account: { id: accountId }, person, database, now }) => {
      const url = textField(fields, 'url');
      const row = database.callbackDomains.find({ id, accountId });
      if (!row || withoutScheme(row.url) !== url) throw notFound('domain');
      database.callbackDomains.remove({ id });
      const target = { type: 'callback-domain', id, name: row.url } as const;
      recordAction(database, person, { at: now, action: 'domain-removed', target });
      return {};
    });
  }

  /** A domain that is not paused stays as it is. */
  resume(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'setup', ({ account: { id: accountId }, person, database, now }) => {
      const row = database.callbackDomains.find({ id, accountId });
      if (!row) throw notFound('domain');
      if (jsonFields(row.healthJson ?? '{}')['state'] !== 'paused') return { item: this.itemOf(row, now) };
      database.callbackDomains.update({ id }, { healthJson: null });
      const target = { type: 'callback-domain', id, name: row.url } as const;
      recordAction(database, person, { at: now, action: 'domain-resumed', target });
      return { item: this.itemOf({ ...row, healthJson: null }, now) };
    });
  }

  private itemOf({ id, url, createdTimestamp, verifiesAt, healthJson }: CallbackDomainRow, now: number) {
    const verified = verifiesAt <= Math.floor(now / 1000);
    const health = { ...HEALTHY, sinceTimestamp: verifiesAt, ...(healthJson !== null && jsonFields(healthJson)) };
    const row = { id, url, verified, createdTimestamp, verifiedTimestamp: verified ? verifiesAt : null };
    return { ...row, ...(this.reportsHealth() && { health: verified ? health : null }) };
  }
}

function jsonFields(json: string): Readonly<Record<string, unknown>> {
  return JSON.parse(json) as Readonly<Record<string, unknown>>;
}

function domainExists(url: string): ProviderError {
  const text = `${withoutScheme(url)} is on your list already.`;
  return new ProviderError(409, 'domain_exists', 'The request was rejected.', [text]);
}
