import type { Language } from '#src/domain/shared/language.ts';
import { handleDrawnForm } from './drawn-form.ts';
import { fetchDrawnTexts, writeDrawnTexts } from './drawn-texts.ts';

/** Shows the log-in screen in the visitor's language: at once in the one of the drawing, else with its texts. */
export function showDrawnScreen(page: Document, language: Language): void {
  const { drawn, texts } = page.currentScript?.dataset ?? {};
  handleDrawnForm(page);
  if (language === drawn) show(page);
  // The console starts by itself where the texts do not come.
  else if (texts) void showWithTexts(page, language, texts).catch(() => undefined);
}

async function showWithTexts(page: Document, language: Language, href: string): Promise<void> {
  const [texts] = await Promise.all([fetchDrawnTexts(href), untilParsed(page)]);
  // The console may be there already.
  const drawing = page.querySelector('#first-paint');
  if (!drawing || !writeDrawnTexts(drawing, texts[language] ?? [])) return;
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
