import { describe, expect, it } from 'vitest';
import { tokenStatus } from '#src/domain/auth/session-token.ts';
import { callbackProblem } from '#src/domain/logs/log-problem.ts';
import { readDelivery } from '#src/domain/logs/callback-delivery.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { describedApi, exampleOf, operationsOf } from '#tests/support/openapi-schemas.ts';

const api = describedApi();
const { components } = api as unknown as {
  readonly components: { readonly headers: Readonly<Record<string, { readonly example: string }>> };
};

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
    expect([...new Set([...decoded, ...read])].sort()).toEqual([...described].sort());
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
