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

/** A console that the tests of a worker share. */
export interface SharedDeployment extends Deployment {
  /** The same address under other options, with a provider of its own, until that closes. */
  operate(options: DeploymentOptions): Promise<Deployment>;
}

export interface DeploymentOptions {
  /** Another build than that of `npm run build`. */
  readonly dir?: string;
  readonly basePath?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly trustedTypes?: boolean;
  /** What the policy allows calls to beside the provider. */
  readonly connectSrc?: string[];
  /** What the policy allows scripts from beside the console's own origin. */
  readonly scriptSrc?: string[];
  /** The provider's pages inside the console. */
  readonly frameSrc?: string[];
  /** False for a policy from before the styles and the script were inline. */
  readonly namesHashes?: boolean;
  /** A provider that is there already, in place of a simulation. */
  readonly apiBaseUrl?: string;
  /** The provider's initial data; a demo reads it from its url. */
  readonly scenario?: ScenarioName;
  /** Social and card providers; a demo has its own (partner-pages.ts). */
  readonly partners?: boolean;
}

/** Each worker has its own console and provider, so that journeys do not share data. */
export function deploy(backend: BackendName, operated: DeploymentOptions = {}): Promise<SharedDeployment> {
  return backend === 'production' ? deployProduction(operated) : deployDemo();
}

/** The production build with a provider on another origin, so that CORS and cookies apply. */
async function deployProduction({ scenario, ...operated }: DeploymentOptions): Promise<SharedDeployment> {
  const { server, ...provider } = await startProvider(scenario);
  const site = await serve(siteOptions(server.url, operated));
  return {
    ...provider,
    url: site.url,
    origins: originsBeside(server.url, operated),
    operate: async ({ scenario: other, apiBaseUrl, ...options }) => {
      if (apiBaseUrl !== undefined) {
        site.operate(siteOptions(apiBaseUrl, options));
        const close = () => Promise.resolve(site.operate(siteOptions(server.url, operated)));
        return { ...provider, url: site.url, origins: originsBeside(apiBaseUrl, options), close };
      }
      const { server: otherServer, ...otherProvider } = await startProvider(other);
      site.operate(siteOptions(otherServer.url, options));
      const close = () => {
        site.operate(siteOptions(server.url, operated));
        return otherServer.close();
      };
      const origins = originsBeside(otherServer.url, options);
      return { ...otherProvider, url: site.url, origins, close };
    },
    close: () => Promise.all([site.close(), server.close()]),
  };
}

async function startProvider(scenario?: ScenarioName) {
  const calls = new ProviderCalls();
  const { intercept } = calls;
  const server = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'gatehouse', scenario, intercept });
  return { server, provider: server.provider, calls };
}

function siteOptions(apiBaseUrl: string, { settings, partners, connectSrc = [], ...operated }: DeploymentOptions) {
  return {
    dir: 'dist',
    connectSrc: [apiBaseUrl, ...connectSrc],
    settings: { ...(partners && PARTNER_SETTINGS), ...settings, apiBaseUrl },
    compress: false,
    ...operated,
  };
}

function originsBeside(providerUrl: string, { partners, ...operated }: DeploymentOptions): string[] {
  const { connectSrc = [], scriptSrc = [], frameSrc = [] } = operated;
  return [providerUrl, ...connectSrc, ...scriptSrc, ...frameSrc, ...(partners ? PARTNER_ORIGINS : [])];
}

async function deployDemo(): Promise<SharedDeployment> {
  const { url, close } = await serve({ dir: 'dist-demo', compress: false });
  const demo = { url, provider: null, calls: new ProviderCalls(), origins: [], close };
  return { ...demo, operate: () => Promise.resolve(demo) };
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
