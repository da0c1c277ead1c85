import { chooseLanguage, type Language, LANGUAGES, parseLanguages } from '#src/domain/shared/language.ts';
import { readOverrides } from './show-drawn-screen.ts';
import { readStored } from './stored-theme.ts';

/** As in `LanguageStore`, whose module is too heavy for this script. */
export const STORED_LANGUAGE_KEY = 'gatehouse.language';

/** The page has its language and direction before anything is painted. */
export function applyPreferredLanguage(view: Window): Language {
  const { document: page, navigator } = view;
  const language = chooseLanguage({
    offered: offeredIn(page),
    stored: readStored(() => view.localStorage, STORED_LANGUAGE_KEY),
    browser: navigator.languages,
  });
  const root = page.documentElement;
  root.lang = language;
  root.dir = LANGUAGES[language].direction;
  return language;
}

/** The operator's list, else the build's. */
function offeredIn(page: Document) {
  const { languages } = readOverrides(page) ?? {};
  const lists = [languages, page.currentScript?.dataset['languages']].map((list) => parseLanguages(String(list)));
  return lists.find((list) => list !== null) ?? (['en'] as const);
}
