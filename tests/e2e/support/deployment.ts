import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMockServer } from '#mocks/http/node-server.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { serve } from '#tools/scripts/serve.mjs';
import { PARTNER_ORIGINS, PARTNER_SETTINGS } from './partner-pages.ts';

export type BackendName = 'msw' | 'memory' | 'production';

/** A console that can be opened, and the provider behind it where that is a server of its own. */
export interface Deployment {
  readonly url: string;
  readonly provider: Provider | null;
  /** Origins that may be asked beside the console's own; the provider's is the first. */
  readonly origins: readonly string[];
  close(): Promise<unknown>;
}

export interface DeploymentOptions {
  readonly basePath?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly trustedTypes?: boolean;
  /** What the provider starts with; a demo takes it from its address. */
  readonly scenario?: ScenarioName;
  /** Social providers and a card provider; a demo has its own (partner-pages.ts). */
  readonly partners?: boolean;
}

/** Each worker has its own console and its own provider, so that no journey sees another one's keys. */
export function deploy(backend: BackendName, operated: DeploymentOptions = {}): Promise<Deployment> {
  return backend === 'production' ? deployProduction(operated) : deployDemo();
}

/** The production build against a provider on another origin: cookies, CORS and exposed headers count. */
async function deployProduction({ settings, scenario, partners, ...operated }: DeploymentOptions): Promise<Deployment> {
  const provider = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'gatehouse', scenario });
  const site = await serve({
    dir: 'dist',
    connectSrc: [provider.url],
    settings: { ...(partners && PARTNER_SETTINGS), ...settings, apiBaseUrl: provider.url },
    ...operated,
  });
  return {
    url: site.url,
    provider: provider.provider,
    origins: [provider.url, ...(partners ? PARTNER_ORIGINS : [])],
    close: () => Promise.all([site.close(), provider.close()]),
  };
}

async function deployDemo(): Promise<Deployment> {
  const site = await serve({ dir: 'dist-demo' });
  return { url: site.url, provider: null, origins: [], close: site.close };
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
