import type { MockServer } from '#mocks/http/node-server.ts';
import { demoMessages } from '#src/application/i18n/en/demo.ts';
import { openMockServer } from './open-mock-server.ts';
import { helpText, type MockServerSettings, OptionError, readOptions } from './read-options.ts';

/** Throws an error with one line for the person at the terminal if it can't start. */
export async function runMockServer(args: readonly string[]): Promise<void> {
  const settings = readOptions(args, process.env);
  if (settings === null) return console.log(helpText());
  const server = await openMockServer(settings, printLine).catch((error: unknown) => {
    if (error instanceof OptionError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new OptionError(`The mock provider could not start on ${settings.host}:${settings.port}: ${reason}`);
  });
  describe(server, settings);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** A mail that waits from the start is below the lines that say where the server is. */
function printLine(line: string): void {
  setImmediate(() => console.log(line));
}

function describe(
  { url, provider }: MockServer,
  { dataFile, faults, latencyMs, recordFile }: MockServerSettings,
): void {
  console.log(`Mock provider on ${url}, scenario ${provider.scenario}. Stop it with Ctrl+C.`);
  if (dataFile !== undefined) console.log(`  Data in ${dataFile}${provider.isFresh ? '' : ', continued'}.`);
  for (const { operation, kind } of faults) console.log(`  ${operation} fails: ${kind}`);
  if (latencyMs > 0) console.log(`  Every response takes ${latencyMs} ms longer.`);
  if (recordFile !== undefined) console.log(`  The calls are written to ${recordFile} when the server stops.`);
  for (const { email, password, code, kind } of provider.demoAccounts) {
    console.log(`  ${email}  ${password}${code ? `  code ${code}` : ''}  ${demoMessages[`demo.account.${kind}`]}`);
  }
}
