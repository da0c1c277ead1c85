// publish DIST TARGET [--keep-days N] [--settings JSON] [--policy-additions TEXT]: puts a build where the web server reads it; see docs/deployment.md.
import { parseArgs } from 'node:util';
import { publishRelease } from './publish-release.mjs';

const USAGE =
  'Usage: node tools/scripts/deploy/publish.mjs DIST TARGET [--keep-days N] [--settings JSON] [--policy-additions TEXT]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'keep-days': { type: 'string', default: '7' },
      settings: { type: 'string' },
      'policy-additions': { type: 'string' },
    },
  });
  const [from, to] = positionals;
  const keepDays = Number(values['keep-days']);
  if (!from || !to || positionals.length > 2 || values['keep-days'] === '' || !(keepDays >= 0)) throw new Error(USAGE);
  const additions = values['policy-additions'];
  const settings = values.settings && JSON.parse(values.settings);
  const published = publishRelease({ from, to, keepDays, now: Date.now(), settings, additions });
  const { copied, stays, removed, hasOperatorEdits } = published;
  console.log(`${copied} assets copied, ${stays} of earlier releases stay, ${removed} removed.`);
  if (published.additions !== '') console.log(`The policy has these additions: ${published.additions}`);
  if (hasOperatorEdits) console.log('The settings and the base path are those that index.html had there.');
  console.log('Now reload the web server: the hashes of its policy belong to a release.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
