import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('provider.mjs', import.meta.url));

/** The provider of the benchmarks, and where it is; it ends with this process at the latest. */
export async function startProvider() {
  const child = fork(SCRIPT, [], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
}
