import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { corsHeaders, isPreflight, preflightReply } from './cors.ts';
import { createHandlers } from './handlers.ts';
import { mockPages } from './mock-pages.ts';

export interface MockServerOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly seed: string;
  readonly scenario?: ScenarioName | undefined;
  /** The one origin that may call; any may where there is none. */
  readonly allowOrigin?: string | undefined;
  readonly now?: (() => number) | undefined;
  /** Is given a line for every mail, with its code or link: for the terminal. */
  readonly print?: ((line: string) => void) | undefined;
}

export interface MockServer {
  readonly url: string;
  readonly provider: Provider;
  close(): Promise<void>;
}

/** Longer than a browser keeps a connection that rests: closed at the moment of its next use, it would fail a call. */
const KEEP_ALIVE = { keepAliveTimeout: 330_000 };

type Answering = (request: Request) => Promise<Response>;

/** The provider as a real HTTP server, for a console on another origin. Data live as long as the process. */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { host, port, seed, scenario, allowOrigin, now = Date.now, print } = options;
  const provider = createProvider({ seed, scenario, now });
  const handlers = [...createHandlers(provider), ...mockPages(provider)];
  const answering: Answering = async (request) => {
    const reply = isPreflight(request) ? preflightReply() : ((await getResponse(handlers, request)) ?? unknownPath());
    for (const [name, value] of Object.entries(corsHeaders(request, allowOrigin))) reply.headers.set(name, value);
    return reply;
  };
  const server = createServer(KEEP_ALIVE, (incoming, outgoing) => void serve(incoming, outgoing, answering));
  await listening(server, port, host);
  if (print) printMails(provider, print);
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, provider, close: () => closed(server) };
}

function printMails({ mails }: Provider, print: (line: string) => void): void {
  const printNewest = () => {
    for (const { to, subject, code, link } of mails.all().slice(0, 1)) {
      print(`Mail to ${to}: ${subject}: ${code ?? link ?? ''}`);
    }
  };
  printNewest();
  mails.subscribe(printNewest);
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, answering: Answering): Promise<void> {
  try {
    const reply = await answering(await requestFrom(incoming));
    outgoing.writeHead(reply.status, Object.fromEntries(reply.headers));
    outgoing.end(Buffer.from(await reply.arrayBuffer()));
  } catch {
    // Something that is no request at all: a method or an address that the platform refuses.
    outgoing.writeHead(400).end();
  }
}

async function requestFrom(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, 'http://mock-provider.invalid'), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(hasBody && { body: Buffer.concat(chunks) }),
  });
}

function unknownPath(): Response {
  return Response.json(
    { error: { code: 'not_found', message: 'There is no such call.', details: [] } },
    { status: 404 },
  );
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
