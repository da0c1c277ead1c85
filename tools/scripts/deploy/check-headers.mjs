// check-headers URL [--connect ORIGIN] [--frame ORIGIN] [--policy FILE] [--encoding br]: what a deployed console lacks, a line each, and exit code 1.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { siteFindings } from './check-site.mjs';

const USAGE =
  'Usage: npm run check-headers -- URL [--connect ORIGIN of the API] [--frame ORIGIN of a page in a frame] [--policy content-policy.conf of the build] [--encoding br] [--encoding gzip]';

function giveUp(line) {
  console.error(line);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        connect: { type: 'string', multiple: true, default: [] },
        frame: { type: 'string', multiple: true, default: [] },
        policy: { type: 'string' },
        encoding: { type: 'string', multiple: true, default: ['br', 'gzip'] },
      },
    });
  } catch (error) {
    return giveUp(`${error.message}\n${USAGE}`);
  }
}

const { values, positionals } = readOptions();
const [address = ''] = positionals;
if (!/^https?:\/\//.test(address)) giveUp(USAGE);
try {
  const findings = await siteFindings(address, {
    connect: values.connect,
    frame: values.frame,
    policy: values.policy && /"(.*)"/.exec(readFileSync(values.policy, 'utf8'))?.[1],
    encodings: values.encoding,
  });
  for (const finding of findings) console.log(finding);
  if (findings.length === 0) console.log(`${address} sends all headers as it should.`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  giveUp(`${address} could not be checked: ${error.cause?.message ?? error.message}`);
}
