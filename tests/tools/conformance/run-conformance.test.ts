import { beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { findingsOf, hasFailed } from '#tools/conformance/findings.ts';
import { type Deviate, drop, instead, put, type Respond, status } from './deviate.ts';
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

  it('names a cause once, with all operations that it concerns', async () => {
    const only: EndpointName[] = ['logIn', 'profile', 'listApiKeys', 'listPlans', 'listRoles'];
    const hidden: Respond = async (request) => {
      const response = await respond(request);
      response.headers.delete('access-control-expose-headers');
      return response;
    };
    const reports = await walkMock({ respond: hidden, only });
    expect(findingsOf(reports).causes).toMatchObject([
      { level: 'breaks', text: expect.stringMatching(/^access-control-expose-headers: /) as string, operations: only },
    ]);
  });

  it.each([
    { step: 'saveProtocols', deviate: status('saveProtocols', 500), stopped: 'confirmSummary' },
    { step: 'forgotPassword', deviate: status('forgotPassword', 500), stopped: 'resetPassword' },
  ] as const)('blames $step alone for its failure, and says what was not checked because of it', async (fault) => {
    const reports = await walkMock({ respond, deviate: fault.deviate });
    expect(reports.filter(({ outcome }) => outcome === 'differs').map(({ name }) => name)).toEqual([fault.step]);
    expect(reports.find(({ name }) => name === fault.stopped)).toMatchObject({
      outcome: 'not-tried',
      reason: expect.stringMatching(/failed|could not be/) as string,
    });
  });

  it('goes on with the email that the account has, where no mail says that it changed', async () => {
    const mailless: Deviate = async (request, all) => {
      const response = await all(request);
      if (!request.url.endsWith('/mock/mails')) return response;
      const { mails } = (await response.json()) as { readonly mails: readonly { readonly link: string | null }[] };
      return Response.json({ mails: mails.filter(({ link }) => !link?.includes('change-email')) });
    };
    const reports = await walkMock({ respond, deviate: mailless });
    expect(findingsOf(reports).causes).toMatchObject([{ level: 'tolerated', operations: ['changeEmail'] }]);
    expect(outcomes(reports)).toMatchObject({ forgotPassword: 'conforms', resetPassword: 'conforms' });
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
