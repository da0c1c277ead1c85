import { describe, expect, it } from 'vitest';
import { readSettings } from '#src/composition/settings/read-settings.ts';
import { isSettingField, SETTINGS_SCHEMA, type SettingField } from '#src/composition/settings/settings-schema.ts';
import { policySources } from '#tools/build/policy-sources.ts';

const IMAGE = 'https://cdn.acme.example/a.png';

function fieldsOf(table: object): readonly SettingField<unknown>[] {
  return Object.values(table).flatMap((field: object) => (isSettingField(field) ? [field] : fieldsOf(field)));
}

/** Every setting that a provider may give the url of an image. */
const images = fieldsOf(SETTINGS_SCHEMA).flatMap(({ variable, expected }) => {
  if (variable.startsWith('VITE_PANEL_')) return [[variable, JSON.stringify({ headline: 'Acme', image: IMAGE })]];
  return String(expected).startsWith('a file beside index.html') ? [[variable, IMAGE]] : [];
});

const sourcesOf = (variables: Readonly<Record<string, string>>, hasOwnScripts = false) => {
  const { settings, problems } = readSettings(variables);
  expect(problems).toEqual([]);
  return policySources(settings, hasOwnScripts);
};

describe('the policy of a build', () => {
  it.each(images)('lets in the image of %s from another host', (variable = '', value = '') => {
    expect(sourcesOf({ [variable]: value }).image).toEqual(['https://cdn.acme.example']);
  });

  it.each(['VITE_API_BASE_URL', 'VITE_ERRORS_ENDPOINT', 'VITE_MEASURES_ENDPOINT', 'VITE_OIDC_ISSUER'])(
    'lets the page call the host of %s',
    (variable) => {
      expect(sourcesOf({ [variable]: 'https://api.acme.example/v1' }).connect).toEqual(['https://api.acme.example']);
    },
  );

  it('names no host for files beside index.html', () => {
    expect(sourcesOf({ VITE_BRAND_LOGO: 'brand/logo.svg' })).toMatchObject({ image: [], connect: [] });
  });

  it('is without Trusted Types where the head of the page has scripts of the provider', () => {
    expect(sourcesOf({}).trustedTypes).toBe(true);
    expect(sourcesOf({}, true).trustedTypes).toBe(false);
  });
});
