import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../packages.mjs';

/** Runs the parts of the test one after the other, prints a line for each, and counts those that failed. */
export function createParts() {
  let failed = 0;
  const part = async (title, run) => {
    const startedAt = performance.now();
    const { lines, figure = '' } = await run().catch((error) => ({ lines: [error.message] }));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${lines.length === 0 ? 'passed' : 'FAILED'}  ${title}${figure} (${seconds} s)`);
    for (const line of lines) console.log(`        ${line}`);
    if (lines.length > 0) failed += 1;
  };
  return { part, failedCount: () => failed };
}

/** As an operator runs it, in a process that trusts the certificate of the test. */
export function headerLines(url, encodings, certificate) {
  const script = join(root, 'tools/scripts/deploy/check-headers.mjs');
  const args = [script, url, ...encodings.flatMap((encoding) => ['--encoding', encoding])];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  return new Promise((done) => {
    execFile(process.execPath, args, { env }, (error, output, complaint) => {
      done(error ? `${output}${complaint}`.trim().split('\n') : []);
    });
  });
}
