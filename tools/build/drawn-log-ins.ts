import { ALL_LANGUAGES, parseLanguages } from '#src/domain/shared/language.ts';
import { renderLogIn } from './render-login-page.tsx';

const languages = parseLanguages(__SETTINGS__.languages) ?? ALL_LANGUAGES;

/** The log-in screen in each offered language, the default first. Drawn on import, because the runner stops after it. */
export const drawnLogIns = await Promise.all(
  languages.map(async (language) => ({ language, ...(await renderLogIn(__SETTINGS__, language)) })),
);
