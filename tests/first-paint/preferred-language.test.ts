import { describe, expect, it } from 'vitest';
import { LANGUAGE_KEY } from '#src/application/i18n/language-store.ts';
import { applyPreferredLanguage, STORED_LANGUAGE_KEY } from '#src/first-paint/preferred-language.ts';

interface Visit {
  readonly built?: string;
  readonly settings?: string;
  readonly stored?: string;
  readonly browser?: readonly string[];
}

function visit({ built = 'en bg de es ar', settings = '{}', stored, browser = ['en'] }: Visit) {
  const root = { lang: '', dir: '' };
  const view = {
    document: {
      documentElement: root,
      currentScript: { dataset: { languages: built } },
      getElementById: () => ({ textContent: settings }),
    },
    localStorage: { getItem: (key: string) => (key === STORED_LANGUAGE_KEY ? (stored ?? null) : null) },
    navigator: { languages: browser },
  };
  return { language: applyPreferredLanguage(view as unknown as Window), ...root };
}

describe('the language of the first paint', () => {
  it('is stored where the console stores it', () => {
    expect(STORED_LANGUAGE_KEY).toBe(LANGUAGE_KEY);
  });

  it.each<[Visit, string, string]>([
    [{}, 'en', 'ltr'],
    [{ browser: ['ar-EG', 'en'] }, 'ar', 'rtl'],
    [{ stored: 'de', browser: ['ar'] }, 'de', 'ltr'],
    [{ built: 'de en', browser: ['fr'] }, 'de', 'ltr'],
    [{ built: 'de en', settings: '{"languages":"es ar"}', browser: ['en'] }, 'es', 'ltr'],
    [{ settings: '{"languages":"klingon"}', browser: ['bg'] }, 'bg', 'ltr'],
    [{ settings: '{"languages":7}', browser: ['bg'] }, 'bg', 'ltr'],
    [{ settings: 'no JSON', stored: 'es' }, 'es', 'ltr'],
    [{ built: '', browser: ['de'] }, 'en', 'ltr'],
  ])('with %j is %s, %s', (options, language, dir) => {
    expect(visit(options)).toEqual({ language, lang: language, dir });
  });
});
