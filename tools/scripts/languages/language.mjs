// `npm run language` counts what is wrong with each language; `npm run language -- fr` makes the skeleton of a new one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages, localBin, root } from '../packages.mjs';

const [task = 'check'] = parseArgs({ allowPositionals: true }).positionals;
ensurePackages();

/** Vite, which is here anyway, runs TypeScript on every Node. */
async function load(name) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(`/tools/languages/${name}`, { root, configFile: false, logLevel: 'error' });
  return module;
}

const { formatNextSteps, formatReport, isWhole } = await load('language-report.ts');

async function check() {
  const { checkLanguage, findLanguages } = await load('languages.ts');
  const checks = findLanguages(root).map((language) => checkLanguage(language, root));
  console.log(formatReport(checks));
  if (!checks.every(isWhole)) process.exitCode = 1;
}

async function add(language) {
  const { createSkeleton, requireNewLanguage } = await load('create-skeleton.ts');
  try {
    requireNewLanguage(root, language);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  const files = createSkeleton(root, language);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const sources = files.map(({ path }) => path).filter((path) => path.endsWith('.ts'));
  spawnSync(localBin('biome'), ['format', '--write', ...sources], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  console.log(`${files.length} files are made.\n\n${formatNextSteps(language)}`);
}

await (task === 'check' ? check() : add(task));
