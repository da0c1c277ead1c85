import type { Language } from '#src/domain/shared/language.ts';
import { isDrawnAsSet, STORED_SESSION_KEY } from './log-in-visit.ts';
import { readStored } from './stored-theme.ts';

/** Shown where no other page is asked for. */
const FIRST_PAGE = 'dashboard';

/**
 * Shows a customer with a stored session the drawn frame, and answers the files that the page needs beside the modules that
 * start the console: the account's stores, the frame, the page and its messages. Each would else wait until what names it
 * has been evaluated.
 */
export function openPage(view: Window, language: Language): readonly string[] {
  const { document: page } = view;
  const { pages: table, drawn } = page.currentScript?.dataset ?? {};
  const isFramed = view.self !== view.top;
  if (table === undefined || isFramed || !hasCustomer(view)) return [];
  if (drawn !== undefined && isDrawnAsSet(page)) page.documentElement.dataset['firstPaint'] = 'console';
  const files = new Map(table.split(';').map((line) => partsOf(line)));
  const groups = ['console', ...pageNames(view)];
  const names = groups.flatMap((name) => [name, `${language}/${name}`]).flatMap((name) => files.get(name) ?? []);
  return names.map((name) => `./assets/${name}`);
}

function partsOf(line: string): readonly [string, readonly string[]] {
  const [name = '', ...files] = line.split(' ');
  return [name, files];
}

/** The page, and the tab in its hash. */
function pageNames({ document: page, location }: Window): readonly string[] {
  const path = location.pathname.slice(new URL(page.baseURI).pathname.length);
  const name = path === '' || path === 'auth/login' ? FIRST_PAGE : path;
  return [name, name + location.hash];
}

/** In another state of the account another screen shows. */
function hasCustomer(view: Window): boolean {
  const text = readStored(() => view.localStorage, STORED_SESSION_KEY);
  try {
    const { state } = Object(JSON.parse(text ?? '{}')) as { readonly state?: unknown };
    return state === FIRST_PAGE;
  } catch {
    return false;
  }
}
