import { describe, expect, it } from 'vitest';
import { licenseProblems } from '#tools/scripts/check-licenses.mjs';

interface Entry {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
}

const problemsOf = (name: string, entry: Entry): string[] =>
  licenseProblems({ packages: { '': {}, [`node_modules/${name}`]: entry } }, () => undefined);

describe('licenses of what is shipped', () => {
  it.each(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', '0BSD', 'Unlicense'])(
    'accepts %s',
    (license) => {
      expect(problemsOf('thing', { version: '1.0.0', license })).toEqual([]);
    },
  );

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'SEE LICENSE IN LICENSE', 'BUSL-1.1', 'MPL-2.0', 'MIT AND GPL-2.0', undefined])(
    'rejects %s',
    (license) => {
      expect(problemsOf('thing', { version: '1.0.0', ...(license === undefined ? {} : { license }) })).toHaveLength(1);
    },
  );

  it('takes a choice of which one is taken', () => {
    expect(problemsOf('thing', { version: '1.0.0', license: '(GPL-3.0 OR MIT)' })).toEqual([]);
  });

  it('ignores a tool that is not shipped', () => {
    expect(problemsOf('thing', { version: '1.0.0', license: 'MPL-2.0', dev: true })).toEqual([]);
  });

  it('reads the license of a nested package', () => {
    const lock = { packages: { 'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'GPL-2.0' } } };
    expect(licenseProblems(lock, () => undefined)).toEqual(['@b/c 2.0.0: GPL-2.0']);
  });

  it.each([
    ['primereact', '11.0.0'],
    ['primeicons', '8.0.0'],
    ['@primeuix/styles', '1.0.0'],
    ['@primereact/core', '0.0.1'],
  ])('rejects %s %s in any case', (name, version) => {
    expect(problemsOf(name, { version, license: 'MIT', dev: true })).toHaveLength(1);
  });

  it.each([
    ['primereact', '10.9.9'],
    ['primeicons', '7.0.0'],
  ])('accepts %s %s', (name, version) => {
    expect(problemsOf(name, { version, license: 'MIT' })).toEqual([]);
  });
});
