import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createSecondProvider, type SecondProvider } from './second-provider.ts';

const CHUNK = 700;

/** The second provider on a port: packed, and in pieces. */
export async function startSecondProvider() {
  const provider = createSecondProvider();
  const server = createServer((incoming, outgoing) => void serve(provider, incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { ...provider, url: `http://127.0.0.1:${port}`, close };
}

async function serve(provider: SecondProvider, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const request = new Request(new URL(url, 'http://second.invalid'), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const response = await provider.fetch(request);
  const body = Buffer.from(await response.arrayBuffer());
  const isPacked = body.length > 0 && (headers['accept-encoding'] ?? '').includes('gzip');
  if (isPacked) response.headers.set('content-encoding', 'gzip');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  const sent = isPacked ? gzipSync(body) : body;
  for (let start = 0; start < sent.length; start += CHUNK) outgoing.write(sent.subarray(start, start + CHUNK));
  outgoing.end();
}
