import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const manifest = JSON.parse(read('package.json')) as LockedPackage;
const lock = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** As Node looks for it: in the package's folder, then in each one above. */
function isLocked(path: string, name: string): boolean {
  if (`${path}${path && '/'}node_modules/${name}` in lock.packages) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name);
}

describe('the lock file', () => {
  it('names what package.json names', () => {
    const { dependencies, devDependencies } = manifest;
    expect(lock.packages['']).toMatchObject({ dependencies, devDependencies });
  });

  it('has every package that another one needs', () => {
    const missing = packages.flatMap(([path, { dependencies, optionalDependencies }]) => {
      return Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isLocked(path, name));
    });
    expect(missing).toEqual([]);
  });

  it('runs the install script of no package', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScript.map(([path]) => path)).toEqual(['node_modules/msw']);
  });

  it('pins each package by its hash, those for other systems included', () => {
    const unpinned = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(unpinned.map(([path]) => path)).toEqual([]);
  });

  it('of the tools of other people names what their package names, with the hash of each', () => {
    const { dependencies } = JSON.parse(read('tools/strangers/package.json')) as LockedPackage;
    const other = JSON.parse(read('tools/strangers/package-lock.json')) as typeof lock;
    expect(other.packages['']).toMatchObject({ dependencies });
    for (const version of Object.values(dependencies ?? {})) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const hashes = Object.entries(other.packages).filter(([path]) => path !== '');
    expect(hashes.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('sends npm to no other registry', () => {
    const elsewhere = packages.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
    expect(read('.npmrc')).not.toMatch(/registry=/);
  });
});
