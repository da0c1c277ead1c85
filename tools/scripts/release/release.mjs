// `npm run release -- VERSION` writes the version and its section of the changelog, commits and tags both, and puts what people
// download into release/: the build with what serves it, the demo in one file, the SBOM, what a container is built from, and the checksums.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, builtPage } from '../build-output.mjs';
import { archiveConsole } from './archive-console.mjs';
import { releaseChangelog } from './changelog.mjs';
import { ensurePackages, root } from '../packages.mjs';

const CHANGELOG = 'CHANGELOG.md';
const VERSIONED = ['package.json', 'package-lock.json', CHANGELOG, 'docs/openapi.json'];
const SUMS = 'SHA256SUMS';
const folder = join(root, 'release');

const read = (file) => readFileSync(join(root, file), 'utf8');

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${stderr}`);
  return stdout;
}

/** In package-lock.json the name stands twice at the top, with the version below it. */
function writeVersion(version) {
  for (const file of ['package.json', 'package-lock.json']) {
    const text = read(file).replaceAll(/("name": "gatehouse",\s+"version": )"[^"]+"/g, `$1"${version}"`);
    writeFileSync(join(root, file), text);
  }
}

/** @param {string} name how each file begins */
function writeArtifacts(name) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const at = (ending) => join(folder, `${name}${ending}`);
  archiveConsole(at('.tar.gz'));
  copyFileSync(builtPage('single-file'), at('-demo.html'));
  run(process.execPath, 'tools/scripts/sbom/sbom.mjs', '--output', at('.cdx.json'));
  run('git', 'archive', '--format=tar.gz', '-o', at('-container.tar.gz'), 'HEAD', '.', ':!tests', ':!docs');
  const lines = readdirSync(folder).map((file) => {
    const sum = createHash('sha256').update(readFileSync(join(folder, file)));
    return `${sum.digest('hex')}  ${file}\n`;
  });
  writeFileSync(join(folder, SUMS), lines.join(''));
}

function release(version) {
  if (run('git', 'status', '--porcelain', '--untracked-files=no') !== '') throw new Error('Commit your changes first.');
  const date = new Date().toISOString().slice(0, 10);
  const { text, section } = releaseChangelog(read(CHANGELOG), { version, date });
  try {
    writeVersion(version);
    writeFileSync(join(root, CHANGELOG), text);
    run(process.execPath, 'tools/scripts/openapi/write.mjs');
    for (const kind of ['production', 'single-file'])
      if (!build(kind)) throw new Error(`The build ${kind} fails, and nothing is released.`);
    run('git', 'commit', '--quiet', '-m', `chore: release ${version}`, '--', ...VERSIONED);
  } catch (error) {
    run('git', 'checkout', '--quiet', '--', ...VERSIONED);
    throw error;
  }
  // By itself git takes the headings of the changelog for comments.
  run('git', 'tag', '--annotate', '--cleanup=verbatim', `v${version}`, '-m', `Gatehouse ${version}\n\n${section}`);
  writeArtifacts(`gatehouse-${version}`);
  console.log(`${version} is committed, tagged as v${version}, and in release/:\n${read(`release/${SUMS}`)}`);
  console.log(`Push both: git push --follow-tags`);
}

ensurePackages();
try {
  release(process.argv[2] ?? '');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
