import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '#tools/scripts/packages.mjs';
import { strangersFolder } from '#tools/scripts/strangers.mjs';

const PRISM = join(strangersFolder, 'node_modules/@stoplight/prism-cli/dist/index.js');

/** One that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A command in the root of the repository, once it has printed this. */
export function startCommand(args: readonly string[], isReady: RegExp): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  return new Promise((done, fail) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (isReady.test(printed)) done(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => fail(new Error(`${args.join(' ')} ended: ${printed}`)));
  });
}

/** `mock docs/openapi.json --port 4010`, or `proxy …`. */
export function startPrism(args: readonly string[]): Promise<ChildProcess> {
  return startCommand([PRISM, ...args], /Prism is listening/);
}
