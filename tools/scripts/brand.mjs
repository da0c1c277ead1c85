// `npm run brand` checks `brand/`, lists what is missing there, writes the schema that an editor completes from, and a page of
// screenshots of the demo before and after. `-- --no-screenshots` leaves those out; `-- --keys de` prints the texts of a language.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { inlineHashes } from './inline-hashes.mjs';
import { ensurePackages, root } from './packages.mjs';

ensurePackages();
const { values } = parseArgs({ options: { 'no-screenshots': { type: 'boolean' }, keys: { type: 'string' } } });
const { runnerImport } = await import('vite');
const load = async (file) =>
  (await runnerImport(`/tools/build/${file}`, { root, configFile: false, logLevel: 'error' })).module;
const module = await load('brand-folder.ts');
if (values.keys) printKeys(values.keys);
else await checkBrand();

function printKeys(language) {
  for (const [key, text] of module.knownMessages(root, language))
    console.log(`${key}  ${text.trim().replaceAll(/^['"`]|['"`],$/g, '')}`);
}

async function checkBrand() {
  const folder = join(root, 'brand');
  const first = join(folder, 'brand.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'brand.schema.json'), `${JSON.stringify(module.brandSchema(), null, 2)}\n`);
  if (!existsSync(first)) writeFileSync(first, '{\n  "$schema": "./brand.schema.json",\n  "brand": {}\n}\n');

  const brand = module.readBrandFolder(root);
  const { buildSettings } = await load('settings-check.ts');
  const { settings, ...read } = await buildSettings(module.buildEnvironment('production', root, brand));
  const problems = [...brand.problems, ...read.problems];
  for (const problem of problems) console.log(`wrong    ${problem}`);
  for (const warning of brand.warnings) console.log(`check    ${warning}`);
  for (const warning of read.warnings) console.log(`unset    ${warning}`);
  for (const name of brand.missing) console.log(`missing  brand/${name}`);
  if (brand.files.includes('social.png') && settings.brand.socialImage === '')
    console.log(
      'unset    brand.socialImage: the absolute url of brand/social.png, such as https://console.acme.example/brand/social.png',
    );
  const { policySources } = await load('policy-sources.ts');
  const ownScripts = inlineHashes(brand.head).script;
  printHosts(policySources(settings, ownScripts.length > 0), ownScripts);
  console.log(problems.length === 0 ? 'The brand can be built.' : `${problems.length} to put right.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
  if (problems.length === 0 && !values['no-screenshots']) await writeScreenshots(settings);
}

/** What a policy has to name beside the console itself. */
function printHosts({ trustedTypes, inlineStyles, ...sources }, ofHead) {
  const parts = {
    connect: 'connect-src',
    script: 'script-src',
    image: 'img-src',
    frame: 'frame-src',
    style: 'style-src',
    font: 'font-src',
    media: 'media-src',
    worker: 'worker-src',
    copy: 'clipboard-write, in Permissions-Policy,',
  };
  if (inlineStyles)
    console.log("policy   style-src 'unsafe-inline' in place of the hashes (for the chat of the support)");
  if (!trustedTypes)
    console.log(
      'policy   without require-trusted-types-for and trusted-types, which a script of a vendor or of head.html does not keep',
    );
  for (const [part, hosts] of Object.entries(sources))
    for (const host of hosts) console.log(`policy   ${parts[part] ?? part} ${host}`);
  for (const host of ofHead.filter((source) => source.startsWith('https:')))
    console.log(`policy   script-src ${host} (from head.html; the build writes it beside the hashes)`);
}

async function writeScreenshots({ brand, languages }) {
  console.log('Drawing the demo before and after …');
  try {
    const { drawBrand } = await import('./screenshots/brand-screenshots.mjs');
    console.log(
      `Screenshots: ${relative(root, await drawBrand({ name: brand.name, locale: languages.split(' ')[0] }))}`,
    );
  } catch (error) {
    console.log(`No screenshots: ${error.message}`);
  }
}
