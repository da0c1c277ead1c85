import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/**
 * Binaries of two tools for systems that the registry in use has no packages for, so their hashes are not known here.
 * Where it has them, `npm install --package-lock-only` after deleting these entries writes them whole.
 */
const WITHOUT_HASH =
  /^node_modules\/@(biomejs\/cli-(android|darwin|win32|linux-\w+-musl)|oxc-parser\/binding-(android|darwin|freebsd|openharmony|win32|linux-(arm-|ppc64|riscv64|s390x)))/;

describe('the lock file', () => {
  it('pins each package that is shipped, and each tool, by its hash', () => {
    const unpinned = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    const paths = unpinned.map(([path]) => path);
    expect(paths.filter((path) => !WITHOUT_HASH.test(path))).toEqual([]);
    expect(paths.length).toBeLessThanOrEqual(23);
    expect(unpinned.filter(([, { dev, optional }]) => !dev || !optional)).toEqual([]);
  });

  it('sends npm to no other registry', () => {
    const elsewhere = packages.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });
});
