// The mock provider of the benchmarks, in a process of its own, with 50 API keys on one page.
//   started by start-provider.mjs, which reads its url from the first line
import { runnerImport } from 'vite';
import { root } from '#tools/scripts/packages.mjs';

const { startMockServer } = (
  await runnerImport('/mocks/http/node-server.ts', { root, configFile: false, logLevel: 'error' })
).module;

const ROWS = 50;
const KEY_LIST = JSON.stringify({ data: { item: { apiKeys: Array.from({ length: ROWS }, keyAt), hasMore: false } } });

function keyAt(_, index) {
  const digits = String(index).padStart(4, '0');
  return {
    id: `bench-key-${digits}`,
    name: `payouts-worker-${digits}`,
    key: `c0ffee00…${digits}`,
    active: index % 5 !== 0,
    createdTimestamp: 1_763_700_000 - index * 86_400,
  };
}

/** The same prepared text for anyone who sends credentials, so that the console and the plain table wait equally long. */
async function intercept(request, respond) {
  const isKeyList = request.method === 'GET' && new URL(request.url).pathname === '/api/api-keys';
  if (!isKeyList || !request.headers.has('authorization')) return respond();
  return new Response(KEY_LIST, { headers: { 'content-type': 'application/json' } });
}

const { url } = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'bench', intercept });
console.log(url);
process.once('disconnect', () => process.exit(0));
