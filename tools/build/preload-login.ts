import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { filesOf } from './chunk-files.ts';
import { inlineStyles } from './inline-styles.ts';
import { pageFiles, type PageModules } from './page-files.ts';
import type { Page } from './pages.ts';

export const LOG_IN = 'src/ui/auth/log-in/log-in-page.tsx';

/** Which the console starts with. */
export const MAIN = 'src/main.ts';

/** What a signed-in account calls with. */
export const GATEWAYS = 'src/adapters/http/gateways/create-http-gateways.ts';
export const ACCOUNT = 'src/composition/account-container.ts';

/** What draws. */
export const SHOW = 'src/show.tsx';

/** Drawn into index.html, and requested only on wide screens. */
export const DRAWN_PANEL = 'src/ui/auth/layout/auth-panel.tsx';

/** In the largest of its chunks, which is requested before anybody touches the drawn screen. */
const LARGEST_PART: readonly string[] = ['src/first-libraries/react.ts'];

/** The one font file that the first screen draws with. */
const LOGIN_FONT = /geist-latin[^/]*\.woff2$/;

const SCRIPT = '<script id="first-paint-script"';

interface PreloadOptions {
  readonly brandStyles: string;
  readonly brandFont: string | null;
  readonly languages: string;
  readonly pages: readonly Page[];
}

/**
 * Puts the styles of the first screen into index.html and names its modules and font there. The script of the first paint
 * requests them at once where the drawn log-in form does not show; else they wait for a person. A link that preloads the
 * font would delay the first paint by up to 100 ms.
 */
export function preloadLogin({ brandStyles, brandFont, languages, pages }: PreloadOptions): Plugin {
  let listed: readonly PageModules[] = [];
  return {
    name: 'gatehouse:preload-login',
    apply: 'build',
    buildEnd() {
      listed = pages.map((page) => ({ ...page, modules: [page.moduleIn(this)] }));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [];
        const { scripts } = filesOf([MAIN], bundle);
        const after = (known: readonly string[], ...modules: readonly string[]) =>
          filesOf(modules, bundle).scripts.filter((file) => !known.includes(file));
        const stores = after(scripts, GATEWAYS, ACCOUNT);
        const show = after([...scripts, ...stores], SHOW);
        const logIn = after([...scripts, ...show], LOG_IN);
        const styles = stylesOf([[MAIN, SHOW, LOG_IN], [DRAWN_PANEL]], bundle);
        const font = brandFont === null ? Object.keys(bundle).filter((file) => LOGIN_FONT.test(file)) : [brandFont];
        const tags = [
          // Requested only where a policy blocks the styles below, and not once more when the console starts.
          ...styles.map((file) => link(file, { rel: 'stylesheet', crossorigin: true, disabled: true })),
          style(inlineStyles(styles, bundle) + brandStyles),
        ];
        const named = (files: readonly string[]) => files.map((file) => `./${file}`).join(' ');
        const largest = filesOf(LARGEST_PART, bundle).scripts;
        const first = `data-modules="${named(scripts)}" data-stores="${named(stores)}" data-show="${named(show)}"`;
        const second = `data-log-in="${named(logIn)}" data-largest="${named(largest)}"`;
        const table = pageFiles(listed, [...scripts, ...stores, ...show, ...styles], { bundle, languages });
        const data = `${first} ${second} data-fonts="${named(font)}" data-pages="${table}"`;
        return { html: html.replace(SCRIPT, `${SCRIPT} ${data}`), tags };
      },
    },
  };
}

/** In this order, each once. */
function stylesOf(groups: readonly (readonly string[])[], bundle: Rolldown.OutputBundle): readonly string[] {
  return [...new Set(groups.flatMap((modules) => filesOf(modules, bundle).styles))];
}

function link(file: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, href: `./${file}` }, injectTo: 'head' };
}

function style(text: string): HtmlTagDescriptor {
  return { tag: 'style', attrs: { 'data-linked': true }, children: text, injectTo: 'head' };
}
