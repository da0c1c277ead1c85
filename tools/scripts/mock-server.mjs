import { parseArgs } from 'node:util';
import { ensurePackages, root } from './packages.mjs';

/** Ends with one line for the person at the terminal instead of a stack. */
function giveUp(line) {
  console.error(line);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: process.env.PORT ?? '4010' },
        host: { type: 'string', default: process.env.HOST ?? '127.0.0.1' },
        scenario: { type: 'string', default: 'visitor' },
        seed: { type: 'string', default: 'gatehouse' },
        'allow-origin': { type: 'string' },
      },
    }).values;
  } catch (error) {
    return giveUp(`${error.message}\nOptions: --port --host --scenario --seed --allow-origin.`);
  }
}

/** The mock is TypeScript that a bundler resolves: vite, which is here anyway, runs it. */
async function load(path) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path, { root, configFile: false, logLevel: 'error' });
  return module;
}

function describe({ url, provider }) {
  console.log(`Mock provider on ${url}, scenario ${provider.scenario}. Stop it with Ctrl+C.`);
  for (const { email, password, code, about } of provider.demoAccounts) {
    console.log(`  ${email}  ${password}${code ? `  code ${code}` : ''}  ${about}`);
  }
}

/** What would have been mailed. A mail that waits from the start stands below the lines that say where the server is. */
function print(line) {
  setImmediate(() => console.log(line));
}

const { port, host, scenario, seed, 'allow-origin': allowOrigin } = readOptions();
ensurePackages();
if (!/^\d+$/.test(port) || Number(port) > 65535) giveUp(`${port} is no port.`);

const { startMockServer } = await load('/mocks/http/node-server.ts');
const { isScenarioName, scenarios } = await load('/mocks/scenarios/scenarios.ts');
if (!isScenarioName(scenario)) giveUp(`No scenario ${scenario}. There are: ${Object.keys(scenarios).join(', ')}.`);

try {
  const server = await startMockServer({ port: Number(port), host, seed, scenario, allowOrigin, print });
  describe(server);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  giveUp(`The mock provider could not start on ${host}:${port}: ${error.message}`);
}
