import { existsSync, readdirSync, statSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';

const MODULES = '/etc/nginx/modules-enabled';
const SUFFIX = { br: '.br', gzip: '.gz' };

/**
 * Without its brotli modules, nginx sends gzip alone.
 * @param {string} server
 */
export function encodingsOf(server) {
  const hasBrotli = existsSync(MODULES) && readdirSync(MODULES).some((name) => /brotli-static/.test(name));
  return server === 'caddy' || hasBrotli ? ['br', 'gzip'] : ['gzip'];
}

/** Every script and style has to arrive as the compressed copy that is on disk. */
export async function compressionFindings({ url, build, encodings }) {
  const assets = join(build, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const findings = [];
  for (const encoding of encodings) {
    for (const name of names) {
      const sent = await download(new URL(`assets/${name}`, url), encoding);
      const { size } = statSync(join(assets, `${name}${SUFFIX[encoding]}`));
      if (sent.encoding === encoding && sent.size === size) continue;
      findings.push(`${name} has ${sent.size} bytes of ${sent.encoding}, expected ${size} of ${encoding}`);
    }
  }
  return { findings, count: names.length * encodings.length };
}

/** As it comes, where fetch would unpack it. */
function download(url, encoding) {
  const options = { headers: { 'accept-encoding': encoding }, rejectUnauthorized: false };
  return new Promise((done, fail) => {
    get(url, options, (response) => {
      let size = 0;
      response.on('data', (chunk) => (size += chunk.length));
      response.on('end', () => done({ encoding: response.headers['content-encoding'], size }));
    }).on('error', fail);
  });
}
