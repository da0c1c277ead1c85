import { consoleCalls } from './console.ts';
import { seedPeople } from './data.ts';
import { logCalls } from './logs.ts';
import { onboardingCalls } from './onboarding.ts';
import type { Answer, Visit } from './routes.ts';
import { visits } from './sign-in.ts';
import { type Fields, type Person, Problem, World } from './world.ts';

/*
 * A provider that was written from the specification and docs/api.md alone, with habits of its own where they leave
 * things open. It shares no code with the console and none with the simulation, so that no mistake is in both.
 */

const calls = { ...onboardingCalls, ...consoleCalls, ...logCalls };
const ROTATION = 5;

export interface SecondProvider {
  readonly world: World;
  fetch(request: Request): Promise<Response>;
}

export function createSecondProvider(): SecondProvider {
  const world = new World();
  world.people.push(...seedPeople(world));
  let count = 0;
  const isRotated = () => (count += 1) % ROTATION === 0;
  return { world, fetch: async (request) => withCors(request, await respond(world, request, isRotated)) };
}

async function respond(world: World, request: Request, isRotated: () => boolean): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  const { pathname, searchParams: query } = new URL(request.url);
  const hook = await answerHook(world, request, pathname);
  if (hook) return Response.json(hook);
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  try {
    const { route, id } = routeOf(request.method, pathname);
    const visit: Visit = { world, query, id, bearer, body: await bodyOf(request) };
    const open = visits[route];
    if (open) return answered(world, open(visit));
    const call = calls[route];
    const person = world.inSession(bearer);
    if (!call) throw new Problem(404, 'Няма такъв път.');
    if (!person) throw new Problem(401, 'Сесията свърши. ⌛');
    return answered(world, call({ ...visit, person }), isRotated() ? person : undefined);
  } catch (error) {
    // A bug of this file has no body at all.
    return error instanceof Problem ? rejected(error) : new Response(null, { status: 500 });
  }
}

function answered(world: World, { status = 200, data, session }: Answer, rotated?: Person): Response {
  const owner = session ?? rotated;
  const headers = owner ? { 'x-refresh-token': world.sessionToken(owner) } : undefined;
  if (status === 204) return new Response(null, { status, ...(headers && { headers }) });
  const body = { data: data ?? null, context: { requestId: world.id(), region: 'София 🏔️' }, warnings: null };
  return Response.json(body, { status, ...(headers && { headers }) });
}

/** Codes are numbers, details a map by field, and a state is beside the error. */
function rejected({ status, message, more: { faults, state, retryAfter } }: Problem): Response {
  const error = { code: status * 100 + 7, message, details: faults ?? null, help: 'https://помощ.example' };
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
  return Response.json({ error, ...(state && { state }), data: null }, { status, ...(headers && { headers }) });
}

/** Allows whatever a browser of a known console asks for, in the form in which it asks. */
function withCors(request: Request, response: Response): Response {
  const origin = request.headers.get('origin');
  if (origin === null) return response;
  const { headers } = response;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-credentials', 'true');
  headers.set('access-control-expose-headers', 'Link,X-Refresh-Token,Retry-After');
  headers.append('vary', 'Origin, Access-Control-Request-Headers');
  if (request.method !== 'OPTIONS') return response;
  headers.set('access-control-allow-methods', 'PUT,PATCH,POST,GET,DELETE,HEAD');
  headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? '');
  return response;
}

/** Where the path has an id, the route has a placeholder. */
function routeOf(method: string, pathname: string) {
  const known = [visits, calls].flatMap((routes) => Object.keys(routes));
  const exact = `${method} ${pathname}`;
  for (const route of known.includes(exact) ? [exact] : known) {
    const [head = '', tail] = route.split('{id}');
    const id = exact.slice(head.length, tail === '' ? undefined : -(tail?.length ?? 1));
    const isMatch = tail !== undefined && exact.startsWith(head) && exact.endsWith(tail) && /^[^/]+$/.test(id);
    if (route === exact || isMatch) return { route, id: decodeURIComponent(id) };
  }
  throw new Problem(404, 'Няма такъв път.');
}

async function bodyOf(request: Request): Promise<Fields> {
  try {
    const body: unknown = JSON.parse((await request.text()) || '{}');
    return typeof body === 'object' && body !== null ? (body as Fields) : {};
  } catch {
    throw new Problem(400, 'Това не е JSON.');
  }
}

/** What the conformance kit needs of a test system. */
async function answerHook(world: World, request: Request, pathname: string): Promise<Fields | null> {
  if (pathname === '/hooks/mails') return { mails: world.mails };
  if (pathname !== '/hooks/consent') return null;
  const code = `${String((await bodyOf(request))['provider'])}-${world.id()}`;
  world.consents.add(code);
  return { parameters: { code } };
}
