// npm run sbom: the production packages of package-lock.json as CycloneDX 1.5, into sbom.cdx.json or --output FILE.
// npm's own `npm sbom --omit dev` leaves out react and react-dom, because development packages have them as peers.
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '#tools/scripts/packages.mjs';

const FOLDER = 'node_modules/';

/**
 * Without a time or a random number: the same lock file gives the same text.
 * @param {{ name: string, version: string, packages: Record<string, any> }} lock
 */
export function createSbom({ name, version, packages }) {
  const shipped = Object.entries(packages).filter(([path, entry]) => path !== '' && isShipped(entry));
  const components = new Map(shipped.map(([path, entry]) => [refOf(path, entry), componentOf(path, entry)]));
  const own = { 'bom-ref': `pkg:npm/${name}@${version}`, type: 'application', name, version };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...own, licenses: licensesOf(packages['']) } },
    components: [...components.values()],
    dependencies: [
      { ref: own['bom-ref'], dependsOn: refsOf(packages, '') },
      ...uniqueBy(
        shipped.map(([path, entry]) => ({ ref: refOf(path, entry), dependsOn: refsOf(packages, path) })),
        ({ ref }) => ref,
      ),
    ],
  };
}

function isShipped({ dev, devOptional }) {
  return !dev && !devOptional;
}

function componentOf(path, entry) {
  const [group, name] = nameOf(path, entry).split('/');
  return {
    'bom-ref': refOf(path, entry),
    type: 'library',
    ...(name === undefined ? { name: group } : { group, name }),
    version: entry.version,
    scope: 'required',
    purl: refOf(path, entry),
    hashes: [{ alg: 'SHA-512', content: hexOf(entry.integrity) }],
    licenses: licensesOf(entry),
  };
}

function nameOf(path, entry) {
  return entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

function refOf(path, entry) {
  return purlOf(nameOf(path, entry), entry.version);
}

function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hexOf(integrity) {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}

function licensesOf({ license }) {
  if (license === undefined) return [];
  return [/ (AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } }];
}

/** What a package uses, peers included, as Node finds it from the package's folder. */
function refsOf(packages, path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const found = names.map((name) => resolveFrom(packages, path, name)).filter((at) => at && isShipped(packages[at]));
  return [...new Set(found.map((at) => refOf(at, packages[at])))].sort();
}

function resolveFrom(packages, path, name) {
  const at = `${path === '' ? '' : `${path}/`}${FOLDER}${name}`;
  if (packages[at]) return at;
  if (path === '') return undefined;
  const parent = path.slice(0, Math.max(path.lastIndexOf(`/${FOLDER}`), 0));
  return resolveFrom(packages, parent, name);
}

function uniqueBy(list, keyOf) {
  return [...new Map(list.map((item) => [keyOf(item), item])).values()];
}

/**
 * What the notices of a build name and the list does not, as `name - version`.
 * @param {{ components: readonly { purl: string }[] }} sbom
 * @param {string} notices
 */
export function unlistedPackages({ components }, notices) {
  const listed = new Set(components.map(({ purl }) => purl));
  const titles = [...notices.matchAll(/^## (\S+) - (\S+) \(/gm)];
  return titles
    .filter(([, name, version]) => !listed.has(purlOf(name, version)))
    .map(([, ...title]) => title.join(' - '));
}

export function readLockFile() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { output: { type: 'string', default: join(root, 'sbom.cdx.json') } } });
  const sbom = createSbom(readLockFile());
  writeFileSync(resolve(values.output), `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${sbom.components.length} packages in ${values.output}`);
}
