// `npm run brand` checks `brand/`, lists what is missing there, and writes the schema that an editor completes from.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, root } from './packages.mjs';

ensurePackages();
const { runnerImport } = await import('vite');
const options = { root, configFile: false, logLevel: 'error' };
const { module } = await runnerImport('/tools/build/brand-folder.ts', options);
const { module: check } = await runnerImport('/tools/build/settings-check.ts', options);

const folder = join(root, 'brand');
const first = join(folder, 'brand.json');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'brand.schema.json'), `${JSON.stringify(module.brandSchema(), null, 2)}\n`);
if (!existsSync(first)) writeFileSync(first, '{\n  "$schema": "./brand.schema.json",\n  "brand": {}\n}\n');

const brand = module.readBrandFolder(root);
const read = await check.buildSettings(module.buildEnvironment('production', root, brand));
const problems = [...brand.problems, ...read.problems];
for (const problem of problems) console.log(`wrong    ${problem}`);
for (const warning of read.warnings) console.log(`unset    ${warning}`);
for (const name of brand.missing) console.log(`missing  brand/${name}`);
if (brand.files.includes('social.png') && read.settings.brand.socialImage === '')
  console.log(
    'unset    brand.socialImage: the absolute url of brand/social.png, such as https://console.acme.example/brand/social.png',
  );
console.log(problems.length === 0 ? 'The brand can be built.' : `${problems.length} to put right.`);
process.exitCode = problems.length === 0 ? 0 : 1;
