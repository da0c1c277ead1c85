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

const STAGES = /company-data|use-cases|blockchain-protocols$|\/channels$|pricing-plan/;
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

/** Several habits of one server. */
const together = (...deviations: readonly Deviate[]): Deviate =>
  deviations.reduce((one, other) => (request, respond) => one(request, (sent) => other(sent, respond)));

describe('a server that the console works with', () => {
  let respond: Respond;
  beforeAll(() => {
    respond = createMockRespond();
  });

  it('raises no alarm where it rotates seldom, sends ten rows at most and answers a wrong password with 401', async () => {
    const deviate = together(strict, everyFifthCall(), tenRows, wrongPassword);
    const reports = await walkMock({ respond, deviate });
    expect(reports.filter(({ outcome }) => outcome === 'not-tried' || outcome === 'missing')).toEqual([]);
    // The remark on what a gateway could not add comes once.
    expect(reports.flatMap(({ differences }) => differences)).toMatchObject([
      { field: 'preflight with headers of a gateway', level: 'tolerated' },
      { field: 'status with a wrong password', level: 'tolerated' },
    ]);
  });

  it('raises no alarm where it reads only sorted preflights, and no stage of the questionnaire behind it', async () => {
    const reports = await walkMock({ respond, deviate: together(sorted, byState), register: false, hooks: null });
    expect(reports.flatMap(({ differences }) => differences)).toEqual([]);
    expect(reports.find(({ name }) => name === 'getChannels')).toMatchObject({
      outcome: 'not-tried',
      reason: 'the state of the account does not allow it: 403',
    });
  });
});
