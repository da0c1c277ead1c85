import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('provider.mjs', import.meta.url));

/**
 * The provider of the benchmarks, and where it is; it ends with this process at the latest. `keys` gives it so many API
 * keys on one page, `entries` so many in each log; `advance` moves its clock on, in milliseconds.
 */
export async function startProvider({ keys = 0, entries = 0 } = {}) {
  const child = fork(SCRIPT, [String(keys), String(entries)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), advance: (by) => child.send(by), stop: () => child.kill() };
}
