import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { type SnapshotStore, parseSnapshot, type Snapshot } from '#mocks/provider/db/snapshot.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { createMockResponder, type MockResponder, type MockResponderOptions } from './mock-responder.ts';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

interface MockServerOptions extends MockResponderOptions {
  readonly port: number;
  readonly host: string;
  readonly seed: string;
  readonly scenario?: ScenarioName | undefined;
  readonly now?: (() => number) | undefined;
  readonly snapshots?: SnapshotStore | undefined;
  readonly print?: ((line: string) => void) | undefined;
}

export interface MockServer {
  readonly url: string;
  readonly provider: Provider;
  close(): Promise<void>;
}

/** Longer than a browser holds an idle connection, which it could otherwise reuse while the server closes it. */
const KEEP_ALIVE = { keepAliveTimeout: 330_000 };

/** The provider as a real HTTP server for a console on another origin. Without `snapshots`, its data end with the process. */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { host, port, seed, scenario, allowOrigin, now = Date.now, snapshots, print, intercept } = options;
  const provider = createProvider({ seed, scenario, now, snapshots });
  const respond = createMockResponder(provider, { allowOrigin, intercept });
  const server = createServer(KEEP_ALIVE, (incoming, outgoing) => void serve(incoming, outgoing, respond));
  server.listen(port, host);
  await once(server, 'listening');
  if (print) printMails(provider, print);
  const { port: openPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${openPort}`,
    provider,
    close: () => closed(server),
  };
}

function printMails({ mails }: Provider, print: (line: string) => void): void {
  const printNewest = () => {
    for (const { to, content, code, link } of mails.all().slice(0, 1)) {
      print(`Mail to ${to}: ${content.kind}: ${code ?? link ?? ''}`);
    }
  };
  printNewest();
  mails.subscribe(printNewest);
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, respond: MockResponder): Promise<void> {
  try {
    const response = await respond(await requestFrom(incoming));
    if (!response) return void outgoing.destroy();
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch {
    // A method or a URL that `Request` rejects.
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

function closed(server: Server): Promise<void> {
  const closing = promisify(server.close.bind(server))();
  server.closeAllConnections();
  return closing;
}

interface DataFile {
  readonly snapshots: SnapshotStore;
  /** What the data in the file began as; null for a new file. */
  readonly stored: Pick<Snapshot, 'seed' | 'scenario'> | null;
}

/** One JSON file for one server: all data fit in memory. Throws if the file holds something else. */
export function openDataFile(path: string, reportProblem: (message: string) => void): DataFile {
  let text = existsSync(path) ? readFileSync(path, 'utf8') : null;
  const stored = text === null ? null : parseSnapshot(text);
  if (text !== null && stored === null) {
    throw new Error(`${path} has no data of this version. Delete it, or name another file.`);
  }
  const snapshots: SnapshotStore = {
    read: () => text,
    write(changed) {
      text = changed;
      try {
        replaceFile(path, changed);
      } catch (error) {
        reportProblem(`The data were not saved: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    clear: () => (text = null),
  };
  return { snapshots, stored };
}

/** A server that is stopped in the middle leaves the file as it was. */
function replaceFile(path: string, text: string): void {
  const written = `${path}.tmp`;
  writeFileSync(written, text);
  renameSync(written, path);
}
