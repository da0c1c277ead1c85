// The mock provider of the benchmarks, in a process of its own; start-provider.mjs starts it.
//   node provider.mjs KEYS ENTRIES, each 0 for what the simulation has
import { runnerImport } from 'vite';
import { root } from '#tools/scripts/packages.mjs';

const [keys, entries] = process.argv.slice(2).map(Number);

/** Gives the customer's logs that many entries from the past. */
const logLength = {
  name: 'log-length',
  transform(code, id) {
    if (entries === 0 || !id.endsWith('/mocks/scenarios/demo-accounts.ts')) return null;
    const changed = code.replaceAll('100_000', String(entries)).replaceAll('1e5', String(entries));
    if (changed === code) throw new Error('The demo account whose logs have 100,000 entries has gone.');
    return changed;
  },
};

const { startMockServer } = (
  await runnerImport('/mocks/http/node-server.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [logLength],
  })
).module;

const keyList = JSON.stringify({ data: { item: { apiKeys: Array.from({ length: keys }, keyAt), hasMore: false } } });
let ahead = 0;

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

/** The same prepared text for anyone who sends credentials, so that the console and a plain table wait equally long. */
async function intercept(request, respond) {
  const isKeyList = request.method === 'GET' && new URL(request.url).pathname === '/api/api-keys';
  if (keys === 0 || !isKeyList || !request.headers.has('authorization')) return respond();
  return new Response(keyList, { headers: { 'content-type': 'application/json' } });
}

const now = () => Date.now() + ahead;
const { url } = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'bench', now, intercept });
console.log(url);
process.on('message', (by) => (ahead += by));
process.once('disconnect', () => process.exit(0));
