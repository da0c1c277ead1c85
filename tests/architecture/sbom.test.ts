import { describe, expect, it } from 'vitest';
import { createSbom, readLockFile, unlistedPackages } from '#tools/scripts/sbom/sbom.mjs';

interface LockFile {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>;
}

interface Sbom {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly name: string;
    readonly version: string;
    readonly purl: string;
    readonly hashes: readonly { readonly content: string }[];
    readonly licenses: readonly object[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const lock = readLockFile() as LockFile;
const sbom = createSbom(lock) as Sbom;

describe('the list of production packages', () => {
  it('names each package that package.json ships, react included', () => {
    const listed = sbom.components.map(({ purl }) => decodeURIComponent(purl));
    const wanted = Object.entries(lock.packages['']?.dependencies ?? {}).map(([name, at]) => `pkg:npm/${name}@${at}`);
    expect(wanted.filter((purl) => !listed.includes(purl))).toEqual([]);
    expect(wanted.some((purl) => purl.startsWith('pkg:npm/react@'))).toBe(true);
  });

  it('names no development package', () => {
    const names = sbom.components.map(({ name }) => name);
    expect(names.filter((name) => ['msw', 'vite', 'vitest', 'typescript'].includes(name))).toEqual([]);
  });

  it('gives each package a version, a hash and a license', () => {
    for (const { version, hashes, licenses } of sbom.components) {
      expect(version).toMatch(/^\d+\./);
      expect(hashes[0]?.content).toMatch(/^[\da-f]{128}$/);
      expect(licenses).toHaveLength(1);
    }
  });

  it('refers to listed packages alone, each once', () => {
    const listed = new Set([sbom.metadata.component['bom-ref'], ...sbom.components.map((part) => part['bom-ref'])]);
    expect(listed.size).toBe(sbom.components.length + 1);
    expect(sbom.dependencies.map(({ ref }) => ref).toSorted()).toEqual([...listed].toSorted());
    expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !listed.has(ref))).toEqual([]);
  });

  it('is the same text for the same lock file', () => {
    expect(JSON.stringify(createSbom(readLockFile() as LockFile))).toBe(JSON.stringify(sbom));
  });

  it('is held against the notices of a build', () => {
    const [own] = sbom.components.filter(({ purl }) => purl.startsWith('pkg:npm/react@'));
    const notices = `## react - ${own?.version} (MIT)\n\n## @left/out - 1.2.3 (MIT)\n`;
    expect(unlistedPackages(sbom, notices)).toEqual(['@left/out - 1.2.3']);
  });
});
