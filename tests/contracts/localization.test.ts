import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#src/domain/shared/language.ts';
import { backends, type OpenBackend } from './backends.ts';
import { value } from './sign-in.ts';

describe.each(backends)('localization over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  it('returns a flat map of texts to visitors too', async () => {
    const translations = value(await backend.gateways.localization.translations('en'));
    expect(translations['billing.enterprise.text']).toContain('Capacity and contract terms');
    expect(Object.values(translations).every((text) => typeof text === 'string')).toBe(true);
  });

  it('returns them in the language that is asked for', async () => {
    const textIn = async (language: Language) =>
      value(await backend.gateways.localization.translations(language))['node-as-a-service.text'];
    expect([await textIn('de'), await textIn('en')]).toEqual([
      expect.stringContaining('Netzwerke und Regionen'),
      expect.stringContaining('networks and regions'),
    ]);
  });
});
