import type { Language } from '#src/domain/shared/language.ts';
import { handleDrawnForm } from './drawn-form.ts';
import { fetchDrawnMessages, writeDrawnMessages } from './drawn-messages.ts';
import { preload } from './preload-console.ts';

/** Shows the log-in screen where it is drawn in the visitor's language; else requests its messages for the entry. */
export function prepareDrawnScreen(page: Document, language: Language): void {
  const { drawn, messages } = page.currentScript?.dataset ?? {};
  handleDrawnForm(page);
  if (language === drawn) return show(page);
  if (!messages) return;
  page.documentElement.dataset['drawnMessages'] = messages;
  preload(page, messages, { rel: 'preload', as: 'fetch' });
}

/** Called by the entry, which runs when the page has been parsed. Nothing shows if the messages do not come. */
export async function showTranslatedScreen(page: Document): Promise<void> {
  const { lang, dataset } = page.documentElement;
  const { drawnMessages: href } = dataset;
  const drawing = page.querySelector('#first-paint');
  if (href === undefined || !drawing) return;
  const messages = await fetchDrawnMessages(href).catch(() => null);
  if (!messages || !writeDrawnMessages(drawing, messages[lang] ?? [])) return;
  const choice = drawing.querySelector('select');
  if (choice) choice.value = lang;
  show(page);
}

function show(page: Document): void {
  page.documentElement.dataset['firstPaint'] = 'log-in';
}

/** The operator's settings in index.html; null if they cannot be read. */
export function readOverrides(page: Document): Readonly<Record<string, unknown>> | null {
  const text = page.getElementById('gatehouse-settings')?.textContent.trim();
  try {
    return Object(JSON.parse(text || '{}')) as Record<string, unknown>;
  } catch {
    return null;
  }
}
