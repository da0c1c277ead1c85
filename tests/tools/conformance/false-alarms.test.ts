import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Deviate, Respond } from './deviate.ts';
import { createMockRespond, walkMock } from './walk-mock.ts';

const ALLOWED = ['authorization', 'cache-control', 'content-type', 'expires', 'pragma'];
const isPreflight = ({ method }: Request) => method === 'OPTIONS';
const requestedBy = ({ headers }: Request) => headers.get('access-control-request-headers')?.split(',') ?? [];

/** Allows what the console sends and nothing else: a preflight for more has no header of CORS. */
const strict: Deviate = async (request, respond) => {
  const response = await respond(request);
  if (!isPreflight(request)) return response;
  if (!requestedBy(request).every((name) => ALLOWED.includes(name))) return new Response(null, { status: 403 });
  response.headers.set('access-control-allow-headers', ALLOWED.join(', '));
  return response;
};

/** Reads the list as browsers send it: in order, in lower case, without spaces. */
const sorted: Deviate = async (request, respond) => {
  const names = requestedBy(request);
  const isAsFromBrowser = names.join() === [...names].sort().join().toLowerCase();
  return isPreflight(request) && !isAsFromBrowser ? new Response(null, { status: 204 }) : respond(request);
};

/** Some providers rotate now and then alone. */
const everyFifthCall = (): Deviate => {
  let calls = 0;
  return async (request, respond) => {
    const response = await respond(request);
    const isSignIn = !request.headers.has('authorization');
    if (!isSignIn && (calls += 1) % 5 !== 0) response.headers.delete('x-refresh-token');
    return response;
  };
};

const STAGES = /company-data|use-cases|blockchain-protocols$|channels|pricing-plan/;
/** Answers of the questionnaire are not read behind it. */
const byState: Deviate = async (request, respond) => {
  const isStage = request.method === 'GET' && STAGES.test(new URL(request.url).pathname);
  if (!isStage || !request.headers.has('authorization')) return respond(request);
  const { headers } = await respond(request.clone());
  const error = { code: 'state', message: 'Not now.', details: [], state: 'dashboard' };
  return new Response(JSON.stringify({ error }), { status: 403, headers });
};

/** No page is longer than what the console asks for. */
const tenRows: Deviate = async (request, respond) => {
  const isTooMany = Number(new URL(request.url).searchParams.get('limit')) > 10;
  return isTooMany ? new Response('', { status: 400 }) : respond(request);
};

/** A wrong password is a 401, which the log-in form shows as any other error. */
const wrongPassword: Deviate = async (request, respond) => {
  const response = await respond(request);
  const isLogIn = request.method === 'POST' && new URL(request.url).pathname === endpoints.logIn.path;
  return isLogIn && response.status === 400
    ? new Response(response.body, { status: 401, headers: response.headers })
    : response;
};

describe('a server that the console works with', () => {
  let respond: Respond;
  beforeAll(() => {
    respond = createMockRespond();
  });

  it.each([
    { what: 'allows only the headers of the console', deviate: strict },
    { what: 'reads only sorted preflights', deviate: sorted },
    { what: 'sends another token with every fifth call', deviate: everyFifthCall() },
    { what: 'answers no stage of the questionnaire behind it', deviate: byState, register: false },
    { what: 'sends ten rows at most', deviate: tenRows },
    { what: 'says 401 to a wrong password', deviate: wrongPassword },
  ])('breaks nothing when it $what', async ({ deviate, register = true }) => {
    const reports = await walkMock({ respond, deviate, register });
    const broken = reports.flatMap(({ name, outcome, differences }) =>
      differences.filter(({ level }) => outcome === 'missing' || level === 'breaks').map((one) => ({ name, ...one })),
    );
    expect(broken).toEqual([]);
  });

  it('is remarked on once where a gateway could add no header', async () => {
    const reports = await walkMock({ respond, deviate: strict });
    expect(reports.flatMap(({ differences }) => differences)).toMatchObject([
      { field: 'preflight with headers of a gateway', level: 'tolerated' },
    ]);
  });
});
