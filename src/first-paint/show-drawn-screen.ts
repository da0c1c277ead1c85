import type { Language } from '#src/domain/shared/language.ts';
import { handleDrawnForm } from './drawn-form.ts';
import { fetchDrawnMessages, writeDrawnMessages } from './drawn-messages.ts';

/** Shows the log-in screen in the visitor's language: at once in the one of the drawing, else with its messages. */
export function showDrawnScreen(page: Document, language: Language): void {
  const { drawn, messages } = page.currentScript?.dataset ?? {};
  handleDrawnForm(page);
  if (language === drawn) show(page);
  // The console starts by itself where the messages do not come.
  else if (messages) void showTranslated(page, language, messages).catch(() => undefined);
}

async function showTranslated(page: Document, language: Language, href: string): Promise<void> {
  const [messages] = await Promise.all([fetchDrawnMessages(href), untilParsed(page)]);
  // The console may be there already.
  const drawing = page.querySelector('#first-paint');
  if (!drawing || !writeDrawnMessages(drawing, messages[language] ?? [])) return;
  const choice = drawing.querySelector('select');
  if (choice) choice.value = language;
  show(page);
}

function show(page: Document): void {
  page.documentElement.dataset['firstPaint'] = 'log-in';
}

function untilParsed(page: Document): Promise<void> {
  return new Promise((resolve) => {
    if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });
}
