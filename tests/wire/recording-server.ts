import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  readonly method: string;
  /** Path and query, exactly as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export type RequestHandler = (response: ServerResponse, request: RecordedRequest) => void;

export interface RecordingServer {
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** How every request from now on is answered. */
  respondWith(how: RequestHandler): void;
  respondWithJson(body: unknown, headers?: Readonly<Record<string, string>>, status?: number): void;
  /** Holds the next request back; resolves, once it has arrived, with what lets `how` answer it. */
  hold(how: RequestHandler): Promise<() => void>;
  /** The only request since the last look; forgets it. */
  takeOnlyRequest(): RecordedRequest;
  forget(): void;
  close(): Promise<void>;
}

/** A real server, so that real headers are seen; it knows nothing of the provider. */
export async function openRecordingServer(): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  let handler: RequestHandler = (response) => response.writeHead(501).end();
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      requests.push(request);
      handler(response, request);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const respondWith = (how: RequestHandler) => {
    handler = how;
  };
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    respondWith,
    respondWithJson: (body, headers = {}, status = 200) => {
      respondWith((response) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body)),
      );
    },
    hold: (how) => new Promise((arrived) => respondWith((response, request) => arrived(() => how(response, request)))),
    takeOnlyRequest: () => {
      const [request, ...others] = requests.splice(0);
      if (!request || others.length > 0)
        throw new Error(`Expected one request, got ${request ? others.length + 1 : 0}`);
      return request;
    },
    forget: () => {
      requests.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return {
    method: incoming.method ?? '',
    url: incoming.url ?? '',
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
