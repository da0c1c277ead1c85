import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { describe, expect, it } from 'vitest';
import { brandTokens } from '#src/composition/brand-tokens.ts';
import { readSettings } from '#src/composition/settings/read-settings.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { environmentExample, settingsPage } from '#tools/settings/setting-documents.ts';

/** As a build reads the file with every line uncommented. */
function uncommented(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-env-'));
  const text = readFileSync('.env.example', 'utf8').replaceAll(/^# (?=VITE_[A-Z_]+=)/gm, '');
  writeFileSync(join(folder, '.env'), text);
  const read = loadEnv('production', folder, 'VITE_');
  rmSync(folder, { recursive: true });
  return read;
}

const example = uncommented();

describe('the tokens of the brand in tokens.css', () => {
  it('are those that a brand replaces, with the radius of the settings', () => {
    const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8');
    const used = new Set([...sheet.matchAll(/var\((--brand-[a-z-]+)/g)].map(([, name]) => name));
    const branded = brandTokens({ ...DEFAULT_SETTINGS.brand, accent: '#1c4ec2' });
    expect([...used].sort()).toEqual(Object.keys(branded).sort());
    expect(sheet).toContain(`--brand-radius: ${DEFAULT_SETTINGS.brand.radius};`);
  });
});

it('docs/settings.md is what the settings are', async () => {
  await expect(settingsPage()).toMatchFileSnapshot(resolve('docs/settings.md'));
});

describe('.env.example', () => {
  it('is what the settings are', async () => {
    await expect(environmentExample()).toMatchFileSnapshot(resolve('.env.example'));
  });

  it('gives the defaults', () => {
    expect(readSettings(example)).toEqual({ settings: DEFAULT_SETTINGS, problems: [] });
  });
});
