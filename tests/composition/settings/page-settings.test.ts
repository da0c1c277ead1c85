import { describe, expect, it } from 'vitest';
import { readPageSettings } from '#src/composition/settings/page-settings.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';

async function read(block: string | null) {
  const logged: string[] = [];
  const page = {
    getElementById: (id: string) => (id === 'gatehouse-settings' && block !== null ? { textContent: block } : null),
  };
  const settings = await readPageSettings(page as unknown as Document, {
    debug: (message) => void logged.push(message),
  });
  return { settings, logged };
}

describe('the settings in index.html', () => {
  it.each([[null], [''], ['  \n ']])('are none when the block is %j', async (block) => {
    expect(await read(block)).toEqual({ settings: DEFAULT_SETTINGS, logged: [] });
  });

  it('win over those of the build', async () => {
    const { settings, logged } = await read(
      ' { "brand": { "name": "Acme" }, "maintenance": { "mode": true }, "externalHosts": "pay.example", "gatewayBaseUrl": "https://rest.example" } ',
    );
    expect([settings.brand.name, settings.maintenance.mode, logged]).toEqual(['Acme', true, []]);
  });

  it('are logged when they are no JSON, and the console starts all the same', async () => {
    expect(await read('{ brand: }')).toEqual({
      settings: DEFAULT_SETTINGS,
      logged: ['The settings in #gatehouse-settings are no JSON'],
    });
  });

  it('are logged one by one when they cannot be used', async () => {
    const { settings, logged } = await read('{ "brand": { "name": "Acme", "radius": "99px" }, "x": 1 }');
    expect(settings.brand).toEqual({ ...DEFAULT_SETTINGS.brand, name: 'Acme' });
    expect(logged.map((line) => line.split(':')[0])).toEqual([
      'x',
      'brand.radius',
      expect.stringContaining('externalHosts'),
      expect.stringContaining('gatewayBaseUrl'),
    ]);
  });
});
