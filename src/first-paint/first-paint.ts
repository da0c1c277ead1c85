import { isLogInVisit } from './log-in-visit.ts';
import { preloadConsole } from './preload-console.ts';
import { reportLoadFailure } from './load-failure.ts';
import { applyPreferredLanguage } from './preferred-language.ts';
import { prepareDrawnScreen } from './show-drawn-screen.ts';
import { applyStoredTheme } from './stored-theme.ts';

/*
 * The build writes this file into index.html as one inline script, which runs before the first paint. Its text may hold
 * nothing that differs between two releases or deployments, because a Content-Security-Policy names its hash.
 */
applyStoredTheme(window);
const language = applyPreferredLanguage(window);
reportLoadFailure(window);
if (isLogInVisit(window)) {
  prepareDrawnScreen(document, language);
} else {
  preloadConsole(document);
}
