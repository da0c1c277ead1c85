import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scenarios } from '#mocks/scenarios/scenarios.ts';

const FOLDER = join(import.meta.dirname, '../../../src/ui/demo/pages/screenshots');

it('each scenario has its screenshot in the catalog, and no other file is left there', () => {
  const expected = Object.keys(scenarios).map((name) => `${name}.jpg`);
  expect(readdirSync(FOLDER).sort()).toEqual(expected.sort());
});
