import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOT_OFFERED_BY_SECOND, walkSecond } from './walk-mock.ts';

const FOLDER = 'tests/support/second-provider';

describe('the kit on a provider that shares no code with the simulation', () => {
  it.each([
    { walk: 'that only reads', options: { readOnly: true, register: false, hooks: null } },
    { walk: 'without an account of its own', options: { register: false, hooks: null } },
    { walk: 'from the same origin', options: { origin: null } },
  ])('raises no alarm in a walk $walk', async ({ options }) => {
    const reports = await walkSecond(options);
    expect(reports.flatMap(({ name, differences }) => differences.map((one) => ({ name, ...one })))).toEqual([]);
    const others = reports.filter(({ outcome }) => outcome !== 'conforms' && outcome !== 'not-tried');
    expect(NOT_OFFERED_BY_SECOND).toEqual(expect.arrayContaining(others.map(({ name }) => name)));
  });

  it('checks everything that it offers', async () => {
    const reports = await walkSecond();
    const others = reports.filter(({ outcome }) => outcome !== 'conforms');
    expect(others.map(({ name, outcome }) => `${name} ${outcome}`).sort()).toEqual(
      NOT_OFFERED_BY_SECOND.map((name) => `${name} not-offered`),
    );
  });

  it('is tried on a provider whose sources import nothing of the product', () => {
    const imports = readdirSync(FOLDER).flatMap((file) =>
      [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/ from '([^']+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(imports.filter((path) => !/^(\.\/|node:)/.test(path))).toEqual([]);
  });
});
