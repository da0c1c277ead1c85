import i18next, { type FormatterModule } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Trans } from 'react-i18next/TransWithoutContext';
import { describe, expect, it } from 'vitest';
import { apiKeysMessages } from '#src/application/i18n/en/api-keys.ts';
import { isolateValue } from '#src/application/i18n/translate.ts';

describe('a value of a message', () => {
  it.each([
    { value: 'payouts', language: 'ar', expected: '\u2068payouts\u2069' },
    { value: 'مدفوعات', language: 'ar', expected: '\u2068مدفوعات\u2069' },
    { value: 'payouts', language: 'de', expected: 'payouts' },
    { value: 'مدفوعات', language: 'de', expected: 'مدفوعات' },
    { value: '', language: 'ar', expected: '' },
    { value: 3, language: 'ar', expected: 3 },
    { value: null, language: 'ar', expected: null },
    { value: undefined, language: 'ar', expected: undefined },
  ] as const)('$value is $expected from $language', ({ value, language, expected }) => {
    expect(isolateValue(value, language)).toBe(expected);
  });
});

/** i18next calls a formatter module for each value if `alwaysFormat` is set. */
function translatorTo(language: string) {
  const instance = i18next.createInstance();
  const formatter: FormatterModule = {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: string, _format, lng) => isolateValue(value, lng ?? 'en'),
  };
  void instance.use(formatter).init({
    lng: language,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { [language]: { translation: apiKeysMessages } },
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return instance;
}

describe('the values in a translated sentence', () => {
  it('stay apart from the words of a right-to-left language', () => {
    const { t } = translatorTo('ar');
    expect(t('api-keys.deactivate.title', { name: 'payouts' })).toBe('Deactivate \u2068payouts\u2069?');
  });

  it('stay as they are in a left-to-right language', () => {
    expect(translatorTo('en').t('api-keys.deactivate.title', { name: 'payouts' })).toBe('Deactivate payouts?');
  });

  it('stay apart between the elements of a sentence as well', () => {
    const sentence = createElement(Trans, {
      i18n: translatorTo('ar'),
      i18nKey: 'api-keys.text',
      values: { header: 'x-api-key' },
      components: { code: createElement('code') },
    });
    expect(renderToStaticMarkup(sentence)).toMatch(/<code>(<span>)?\u2068x-api-key\u2069/);
  });
});
