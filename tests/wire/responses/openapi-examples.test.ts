import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { tokenStatus } from '#src/domain/auth/session-token.ts';
import { callbackProblem } from '#src/domain/logs/log-problem.ts';
import { readDelivery } from '#src/domain/logs/callback-delivery.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { describedApi, exampleOf, operationsOf } from '#tests/support/openapi-schemas.ts';
import { isCovered, readBy } from './field-paths.ts';

const api = describedApi();
const { components } = api as unknown as {
  readonly components: {
    readonly headers: Readonly<Record<string, { readonly example: string }>>;
    readonly schemas: Readonly<Record<string, SchemaPart>>;
  };
};

interface SchemaPart {
  readonly $ref?: string;
  readonly anyOf?: readonly SchemaPart[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly items?: SchemaPart;
  readonly prefixItems?: readonly SchemaPart[];
  readonly additionalProperties?: SchemaPart | boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const item = (name: EndpointName) => (exampleOf(api, name).data as { readonly item: Fields }).item;
const rows = (value: unknown) => value as readonly Fields[];
const items = (name: EndpointName) => rows((exampleOf(api, name).data as { readonly items: unknown }).items);
const ids = (list: readonly Fields[]) => list.map(({ id }) => id);

describe('the examples of the document', () => {
  it('are of one customer whose plan, roles and keys are in their lists', () => {
    expect(item('logIn')['user']).toMatchObject({ email: item('profile')['email'] });
    expect(ids(items('listPlans'))).toContain(item('profile')['paymentPackageId']);
    const roles = items('listTeamMembers').flatMap((member) => member['roles']);
    expect(ids(items('listRoles'))).toEqual(expect.arrayContaining(roles));
    const keys = ids(rows(item('listApiKeys')['apiKeys']));
    expect(ids(rows(item('requestFilters')['apiKeys']))).toEqual(expect.arrayContaining(keys));
    const social = ['logInWithGoogle', 'logInWithGithub', 'logInWithLinkedin', 'logInWithOidc'] as const;
    for (const name of [...social, 'verifySecondFactor'] as const)
      expect(item(name)['user']).toEqual(item('logIn')['user']);
  });

  it('are of a healthy account, with suspended, empty and new ones under their names', () => {
    expect(item('currentSubscription')).toMatchObject({ active: true, suspended: false, hasPendingInvoices: false });
    const accounts = operationsOf(api).flatMap(({ responses }) =>
      Object.keys(responses['200']?.content['application/json'].examples ?? {}),
    );
    expect([...new Set(accounts)].sort()).toEqual(['empty', 'healthy', 'new', 'suspended']);
  });

  it('have no further page, which a mock could not send', () => {
    for (const { operationId } of operationsOf(api))
      expect([operationId, JSON.stringify(exampleOf(api, operationId)).includes('"hasMore":true')]).toEqual([
        operationId,
        false,
      ]);
    const { totalCount } = exampleOf(api, 'listTeamMembers').data as { readonly totalCount: number };
    expect(items('listTeamMembers')).toHaveLength(totalCount);
  });

  it('have a token that decodes and holds for ten years, and no header of CORS', () => {
    const token = components.headers['RefreshToken']?.example ?? '';
    expect(tokenStatus(token, Date.UTC(2035, 0))).toBe('valid');
    expect(JSON.stringify(api.paths)).not.toMatch(/access-control-/i);
  });
});

const ACCOUNTS = ['healthy', 'suspended', 'empty', 'new'] as const;

/** Of this account, else of the healthy one. */
function dataOf(account: string, name: EndpointName): Fields {
  const operation = operationsOf(api).find(({ operationId }) => operationId === name);
  const examples = operation?.responses['200']?.content['application/json'].examples ?? {};
  return ((examples[account] ?? examples['healthy'])?.value as { readonly data: Fields }).data;
}

describe.each(ACCOUNTS)('the examples of the account %s', (account) => {
  const of = (name: EndpointName) => dataOf(account, name)['item'] as Fields;
  const listOf = (name: EndpointName) => rows(dataOf(account, name)['items']);

  it('are decoded', () => {
    for (const { operationId } of operationsOf(api)) {
      const { data: schema }: Endpoint = endpoints[operationId];
      const isDecoded = safeParse(schema, dataOf(account, operationId)).success;
      expect([operationId, isDecoded]).toEqual([operationId, true]);
    }
  });

  it('are of one person, whose plan, team, keys and invoices fit each other', () => {
    const [{ user, state }, profile] = [of('logIn'), of('profile')];
    const { email, paymentPackageId } = profile;
    expect(user).toMatchObject({ email });
    expect(state).toBe(account === 'new' ? 'company-data' : 'dashboard');
    const plan = listOf('listPlans').find(({ id }) => id === paymentPackageId);
    expect(plan).toMatchObject({ name: of('currentSubscription')['name'] });
    expect(of('usageSummary')['planQuota']).toMatchObject({ included: of('currentSubscription')['monthlyCredits'] });
    expect(listOf('listTeamMembers').map((member) => member['email'])).toContain(email);
    expect(ids(rows(of('requestFilters')['apiKeys']))).toEqual(ids(rows(of('listApiKeys')['apiKeys'])));
    const isSuspended = account === 'suspended';
    expect(of('currentSubscription')).toMatchObject({ suspended: isSuspended, hasPendingInvoices: isSuspended });
    expect(listOf('listInvoices').some(({ status }) => status === 'open')).toBe(isSuspended);
    expect(of('getSteps')['apiKey'] === true).toBe(rows(of('listApiKeys')['apiKeys']).length > 0);
  });
});

/** What the document names below `data`, by path; a map ends in `{}`. */
function describedFields(schema: SchemaPart, path: string): readonly string[] {
  const { $ref, anyOf = [], properties, items, prefixItems = [], additionalProperties } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return LEAVES.has(name) ? [path] : describedFields(components.schemas[name] ?? {}, path);
  }
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const below = [
    ...anyOf.flatMap((one) => describedFields(one, path)),
    ...Object.entries(properties ?? {}).flatMap(([name, one]) => describedFields(one, at(name))),
    ...[...(items && Object.keys(items).length > 0 ? [items] : []), ...prefixItems].flatMap((one) =>
      describedFields(one, `${path}[]`),
    ),
    ...(typeof additionalProperties === 'object' ? describedFields(additionalProperties, at('*')) : []),
  ];
  return [...(path === '' ? [] : [path]), ...below];
}

/** Read as a whole by functions of their own, which tests/wire/responses/openapi-decoders.test.ts holds against the document. */
const LEAVES = new Set(['Id', 'Timestamp', 'Amount', 'Dollars', 'AccountState', 'BillingPeriod', 'Translations']);

describe('the fields of the document', () => {
  it.each(operationsOf(api))('are those that the decoder of $operationId reads', ({ operationId, responses }) => {
    const { data }: Endpoint = endpoints[operationId];
    const schema = responses['200']?.content['application/json'].schema as unknown as {
      readonly properties: { readonly data: SchemaPart };
    };
    const whole = describedFields(schema.properties.data, '');
    const read = readBy(data);
    expect(read.filter((path) => !whole.includes(path))).toEqual([]);
    const unread = whole.filter((path) => !isCovered(path, read));
    expect([operationId, unread]).toEqual([operationId, []]);
  });
});

describe('what the console reads of a callback', () => {
  const described = Object.keys(callbackSchema());

  /** The names that are looked up in an entry, whichever of them it has. */
  function readNames(read: (json: string) => unknown): readonly string[] {
    return ['url', 'attempts', 'responseStatusCode', 'failureReason', 'reason', 'error', 'status'].filter((name) => {
      const values = ['a text', 3, 404];
      return values.some(
        (value) => JSON.stringify(read(JSON.stringify({ [name]: value }))) !== JSON.stringify(read('{}')),
      );
    });
  }

  it('beside the decoder is in the document, and all that is in the document is read or shown', () => {
    const read = [...readNames(readDelivery), ...readNames(callbackProblem)];
    expect(described).toEqual(expect.arrayContaining(read));
    expect(read.length).toBeGreaterThanOrEqual(4);
    const decoded = ['id', 'event', 'success', 'product', 'executionTimestamp', 'body'];
    // With the verbatim entry alone.
    const shown = ['headers'];
    expect([...new Set([...decoded, ...shown, ...read])].sort()).toEqual([...described].sort());
  });
});

function callbackSchema(): Fields {
  const search = operationsOf(api).find(({ operationId }) => operationId === 'searchCallbacks');
  const schema = search?.responses['200']?.content['application/json'].schema as unknown;
  const at = (value: unknown, name: string) => (value as { readonly properties: Fields }).properties[name];
  const list = at(at(at(schema, 'data'), 'item'), 'callbackLogs') as {
    readonly items: { readonly properties: Fields };
  };
  return list.items.properties;
}
