import { preloadConsole, preloadLargestPart } from './first-paint/preload-console.ts';
import { showTranslatedScreen } from './first-paint/show-drawn-screen.ts';
import { showLogInUrl, whenTouched } from './first-paint/waiting-console.ts';

async function loadConsole(): Promise<void> {
  try {
    preloadConsole(document);
    await enableLinkedStyles();
    // In parts, so that no click waits for all of it.
    await import('./first-libraries/state.ts');
    await nextTask();
    const { main } = await import('./main.ts');
    await main(document, nextTask);
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    // As the browser does if this file fails to load; see first-paint/load-failure.ts.
    document.querySelector('script[type="module"][src]')?.dispatchEvent(new Event('error'));
  }
}

/** The styles are in index.html. A policy that does not name their hash blocks them there, and their files are linked. */
async function enableLinkedStyles(): Promise<void> {
  const inline = document.querySelector<HTMLStyleElement>('style[data-linked]');
  if (!inline || inline.sheet) return;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  await Promise.all([...links].map(enableStyles));
}

function enableStyles(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} failed to load`)));
    link.disabled = false;
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What is requested earlier than this would share the line with the first paint. */
function afterNextPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** The first format takes a slow phone 100 ms, which it has here while files are on their way. */
function openIntl(): void {
  new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' }).format(0);
}

async function start(): Promise<void> {
  await showTranslatedScreen(document);
  if (document.documentElement.dataset.firstPaint !== 'log-in') {
    afterNextPaint(openIntl);
    return loadConsole();
  }
  showLogInUrl(document);
  afterNextPaint(() => preloadLargestPart(document));
  whenTouched(window, () => void loadConsole());
}

void start();
