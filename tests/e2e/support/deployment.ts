import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMockServer } from '../../../mocks/http/node-server';
import type { Provider } from '../../../mocks/provider/create-provider';
import { serve } from '../../../scripts/serve.mjs';

export type BackendName = 'msw' | 'memory' | 'production';

/** A console that can be opened, and the provider behind it where that is a server of its own. */
export interface Deployment {
  readonly address: string;
  readonly provider: Provider | null;
  /** Origins that the console may speak to beside its own. */
  readonly origins: readonly string[];
  close(): Promise<unknown>;
}

export interface Operated {
  readonly basePath?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly trustedTypes?: boolean;
}

/** Each worker has its own console and its own provider, so that no journey sees another one's keys. */
export function deploy(backend: BackendName, operated: Operated = {}): Promise<Deployment> {
  return backend === 'production' ? deployProduction(operated) : deployDemo();
}

/** The production build against a provider on another origin: cookies, CORS and exposed headers count. */
async function deployProduction({ settings, ...operated }: Operated): Promise<Deployment> {
  const provider = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'gatehouse' });
  const site = await serve({
    dir: 'dist',
    connectSrc: [provider.url],
    settings: { ...settings, apiBaseUrl: provider.url },
    ...operated,
  });
  return {
    address: site.address,
    provider: provider.provider,
    origins: [provider.url],
    close: () => Promise.all([site.close(), provider.close()]),
  };
}

async function deployDemo(): Promise<Deployment> {
  const site = await serve({ dir: 'dist-demo' });
  return { address: site.address, provider: null, origins: [], close: site.close };
}

/** Somebody else's page, on an origin of its own. */
export async function serveForeignPage(html: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => void server.close() };
}
