import { beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { hasFailed } from '#tools/conformance/findings.ts';
import { drop, instead, put, type Respond } from './deviate.ts';
import { createMockRespond, walkMock } from './walk-mock.ts';

const outcomes = (reports: Awaited<ReturnType<typeof walkMock>>) =>
  Object.fromEntries(reports.map(({ name, outcome }) => [name, outcome]));

describe('a walk', () => {
  let respond: Respond;
  beforeAll(() => {
    respond = createMockRespond();
  });

  it('says why it did not try what needs an account of its own', async () => {
    const reports = await walkMock({ respond, register: false, hooks: null });
    const reasons = reports.filter(({ outcome }) => outcome === 'not-tried').map(({ name, reason }) => [name, reason]);
    expect(reasons).toContainEqual(['register', 'needs an account of its own: use --register and --hooks']);
    expect(reasons).toContainEqual(['sendRequest', 'costs credits: use --register and --hooks']);
    expect(reports.filter(({ outcome }) => outcome === 'differs' || outcome === 'missing')).toEqual([]);
    expect(reports.filter(({ outcome }) => outcome === 'conforms').length).toBeGreaterThan(34);
  });

  it('sends no change of data when it is to read only', async () => {
    const sent: Request[] = [];
    const reports = await walkMock({ respond: (request) => (sent.push(request), respond(request)), readOnly: true });
    const changes = Object.values<Endpoint>(endpoints).filter(({ effect }) => effect === 'mutation');
    const isChange = ({ method, url }: Request) =>
      changes.some((one) => one.method === method && new URL(url).pathname.startsWith(one.path.split('{')[0] ?? ''));
    expect(sent.filter(isChange).map(({ method, url }) => `${method} ${url}`)).toEqual([]);
    expect(outcomes(reports)).toMatchObject({ listApiKeys: 'conforms', createApiKey: 'not-tried' });
  });

  it('takes optional operations that a provider does not offer as no fault', async () => {
    const without = createMockRespond('required-operations');
    const reports = await walkMock({ respond: without, register: false, hooks: null });
    const optional = Object.entries<Endpoint>(endpoints).filter(([, one]) => one.optional);
    const notOffered = reports.filter(({ outcome }) => outcome === 'not-offered');
    expect(notOffered.map(({ name }) => name).sort()).toEqual(optional.map(([name]) => name).sort());
    expect(reports.filter((report) => report.differences.length > 0)).toEqual([]);
    expect(hasFailed(reports, 'tolerated', null)).toBe(false);
  });

  it('reports an operation that the server does not know as missing', async () => {
    const deviate = instead('usageSummary', ({ headers }) => new Response('', { status: 404, headers }));
    const [report] = await walkMock({ respond, deviate, only: ['usageSummary'] });
    expect(report).toMatchObject({ outcome: 'missing', screen: 'Usage: summary', differences: [] });
  });

  it.each([
    { field: 'item.email', level: 'breaks' },
    { field: 'item.firstName', level: 'tolerated' },
  ])('calls a missing $field what it is for the console: $level', async ({ field, level }) => {
    const [report] = await walkMock({ respond, deviate: drop('profile', field), only: ['profile'] });
    expect(report?.differences).toMatchObject([{ field, level, seen: 'missing' }]);
  });

  it('shows the exchange of what differs, without its secrets', async () => {
    const deviate = put('revealApiKey', 'item.key', 'aaaabbbbccccddddeeeeffff0000111122223333');
    const [report] = await walkMock({ respond, deviate, only: ['revealApiKey'] });
    const exchange = report?.differences[0]?.exchange ?? '';
    expect(exchange).toMatch(/^GET \/api\/api-keys\/[^/]+\/reveal\n→ 200\n/);
    expect(exchange).toContain('"key":"•');
    expect(exchange).not.toMatch(/aaaabbbb|Bearer|eyJ/);
  });

  it('goes on where a call has no response', async () => {
    const cut = instead('getSteps', () => Promise.reject(new Error('connection reset')));
    const reports = await walkMock({ respond, deviate: cut, register: false, hooks: null });
    expect(reports.find(({ name }) => name === 'getSteps')?.differences).toMatchObject([
      { field: 'connection', seen: 'connection reset', level: 'breaks' },
    ]);
    expect(outcomes(reports)).toMatchObject({ getSteps: 'differs', usageSummary: 'conforms' });
  });

  it('tries nothing that needs a session where the log-in fails', async () => {
    const only: EndpointName[] = ['logIn', 'profile', 'listApiKeys'];
    const deviate = instead('logIn', ({ headers }) => new Response('', { status: 503, headers }));
    const reports = await walkMock({ respond, deviate, only });
    expect(outcomes(reports)).toEqual({ logIn: 'differs', profile: 'not-tried', listApiKeys: 'not-tried' });
    expect(reports[1]?.reason).toBe('the log-in failed');
  });

  it('asks nothing of CORS for a console on the same origin', async () => {
    const withoutCors: Respond = async (request) => {
      const response = await respond(request);
      for (const name of [...response.headers.keys()]) if (name.startsWith('access-')) response.headers.delete(name);
      return response;
    };
    const [report] = await walkMock({ respond: withoutCors, origin: null, only: ['profile'] });
    expect(report?.outcome).toBe('conforms');
  });
});
