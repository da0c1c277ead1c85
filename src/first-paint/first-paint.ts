import { isLogInVisit } from './log-in-visit.ts';
import { preloadConsole } from './preload-console.ts';
import { openPage } from './open-page.ts';
import { reportLoadFailure } from './load-failure.ts';
import { applyPreferredLanguage } from './preferred-language.ts';
import { prepareDrawnScreen } from './show-drawn-screen.ts';
import { applyStoredTheme } from './stored-theme.ts';

/* One inline script. Its text is the same in all releases and deployments, because a CSP names its hash. */
applyStoredTheme(window);
const language = applyPreferredLanguage(window);
reportLoadFailure(window);
if (isLogInVisit(window)) {
  prepareDrawnScreen(document, language);
} else {
  preloadConsole(document, openPage(window, language));
}
