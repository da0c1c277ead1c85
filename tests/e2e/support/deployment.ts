import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMockServer } from '#mocks/http/node-server.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { serve } from '#tools/scripts/serve.mjs';
import { PARTNER_ORIGINS, PARTNER_SETTINGS } from './partner-pages.ts';
import { ProviderCalls } from './provider-calls.ts';

export type BackendName = 'msw' | 'memory' | 'production';

/** A console, and its provider when that is a separate server. */
export interface Deployment {
  readonly url: string;
  readonly provider: Provider | null;
  /** The calls to the provider, for the journeys that break some of them. */
  readonly calls: ProviderCalls;
  /** Origins allowed beside the console's own; the provider's is the first. */
  readonly origins: readonly string[];
  close(): Promise<unknown>;
}

export interface DeploymentOptions {
  readonly basePath?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly trustedTypes?: boolean;
  /** What the policy allows scripts from beside the console's own origin. */
  readonly scriptSrc?: string[];
  /** False for a policy from before the styles and the script were inline. */
  readonly namesHashes?: boolean;
  /** The provider's initial data; a demo reads it from its url. */
  readonly scenario?: ScenarioName;
  /** Social and card providers; a demo has its own (partner-pages.ts). */
  readonly partners?: boolean;
}

/** Each worker has its own console and provider, so that journeys do not share data. */
export function deploy(backend: BackendName, operated: DeploymentOptions = {}): Promise<Deployment> {
  return backend === 'production' ? deployProduction(operated) : deployDemo();
}

/** The production build with a provider on another origin, so that CORS and cookies apply. */
async function deployProduction({ settings, scenario, partners, ...operated }: DeploymentOptions): Promise<Deployment> {
  const calls = new ProviderCalls();
  const { intercept } = calls;
  const provider = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'gatehouse', scenario, intercept });
  const site = await serve({
    dir: 'dist',
    connectSrc: [provider.url],
    settings: { ...(partners && PARTNER_SETTINGS), ...settings, apiBaseUrl: provider.url },
    compress: false,
    ...operated,
  });
  return {
    url: site.url,
    provider: provider.provider,
    calls,
    origins: [provider.url, ...(operated.scriptSrc ?? []), ...(partners ? PARTNER_ORIGINS : [])],
    close: () => Promise.all([site.close(), provider.close()]),
  };
}

async function deployDemo(): Promise<Deployment> {
  const site = await serve({ dir: 'dist-demo', compress: false });
  return { url: site.url, provider: null, calls: new ProviderCalls(), origins: [], close: site.close };
}

/** A foreign page on its own origin. */
export async function serveForeignPage(html: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => void server.close() };
}
