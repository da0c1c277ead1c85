// npm start: from a fresh clone to the demo in the browser. PORT and HOST choose where.
import { join } from 'node:path';
import { build, isBuilt, OUTPUT } from './build-output.mjs';
import { demoAccountLines } from './demo-accounts.mjs';
import { ensurePackages, root } from './packages.mjs';
import { serve } from './serve.mjs';

ensurePackages();

if (!isBuilt('demo')) {
  console.log('Building the demo …');
  if (!build('demo')) process.exit(1);
}

const { url: address } = await serve({
  dir: join(root, OUTPUT.demo),
  port: Number(process.env.PORT ?? 4173),
  host: process.env.HOST ?? 'localhost',
  findPort: true,
});

console.log(`
  Gatehouse is running at  ${address}
  with simulated data. Nothing leaves this machine, and your changes stay in your browser.

  Accounts to log in with:
${(await demoAccountLines()).map((line) => `  ${line}`).join('\n')}

  All scenarios: ${address.replace(/\/$/, '')}/demo    The panel of the demo: Ctrl + .

  Stop with Ctrl+C.
`);
