// Writes docs/openapi.json and docs/api.md from the table of endpoints; with --check it only compares and validates them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages, root } from '../packages.mjs';

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
ensurePackages();

/** The table is TypeScript that a bundler resolves: vite, which is here anyway, runs it. */
const { createServer } = await import('vite');
const vite = await createServer({
  ...{ root, configFile: false, logLevel: 'error', appType: 'custom', optimizeDeps: { noDiscovery: true } },
  server: { middlewareMode: true, ws: false, watch: null },
});

function isSame({ path, text }) {
  try {
    return readFileSync(join(root, path), 'utf8') === text;
  } catch {
    return false;
  }
}

const { generateFiles } = await vite.ssrLoadModule('/tools/openapi/generate.ts');
const files = await generateFiles(root);
if (check) {
  for (const { path } of files.filter((file) => !isSame(file))) {
    console.error(`${path} differs from the table of endpoints. Run npm run openapi.`);
    process.exitCode = 1;
  }
} else {
  for (const { path, text } of files) writeFileSync(join(root, path), text);
}

const { validateDocument } = await vite.ssrLoadModule('/tools/openapi/validate.ts');
const problems = await validateDocument(JSON.parse(files[0].text));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
if (!process.exitCode)
  console.log(`${files.map(({ path }) => path).join(' and ')}: ${check ? 'up to date' : 'written'}.`);
await vite.close();
