import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Language } from '#src/domain/shared/language.ts';
import { classNamesOf } from './class-names.ts';
import { shapeOf, messagesOf } from './drawn-messages.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type * as Drawn from './drawn-log-ins.ts';

const ROOT = '<div id="root"></div>';
/** Where the script of the first paint reads that there is a drawing. */
const SCRIPT = '<script id="first-paint-script"';

/**
 * Draws the log-in screen and the console's frame into index.html, so that a person sees one of them with the page and not
 * after the last script. Both are hidden until src/first-paint shows one, and stay so where no script or style may run.
 */
export function prerenderLogin({ language, markup, frame, messages }: DrawnLogIn): Plugin {
  const file = messagesFile(messages);
  return {
    name: 'gatehouse:prerender-login',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
        return html
          .replace(SCRIPT, `${SCRIPT} data-drawn="${language}" data-messages="./${file.fileName}"`)
          .replace(ROOT, () => `<div id="root">${markup}${frame}</div>`);
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', ...file });
    },
  };
}

/** Its name changes with its content, as those of all files that may be stored forever. */
function messagesFile(messages: DrawnLogIn['messages']): { readonly fileName: string; readonly source: string } {
  const source = JSON.stringify(messages);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
  return { fileName: `assets/log-in-${hash}.json`, source };
}

const NO_STYLE = '\0no-style';
const CLASS_NAMES = '.class-names.js';

/** The markup needs the class names alone; the build around it has the styles. */
const withoutStyles: Plugin = {
  name: 'gatehouse:without-styles',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('.css')) return null;
    if (!id.endsWith('.module.css')) return NO_STYLE;
    const resolved = await this.resolve(id, importer, { skipSelf: true });
    return resolved && `\0${resolved.id}${CLASS_NAMES}`;
  },
  async load(id) {
    if (id === NO_STYLE) return 'export {}';
    if (!id.endsWith(CLASS_NAMES)) return null;
    const file = id.slice(1, -CLASS_NAMES.length);
    return `export default ${JSON.stringify(classNamesOf(await readFile(file, 'utf8'), file))}`;
  },
};

export interface DrawnLogIn {
  readonly language: Language;
  readonly markup: string;
  readonly frame: string;
  readonly styles: string;
  /** In the other languages that are offered. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

/** Null where the console shows another screen: in maintenance there is no log-in. */
export async function drawLogIn(settings: Settings, ownMessages: Plugin): Promise<DrawnLogIn | null> {
  if (settings.maintenance.mode) return null;
  const { module } = await runnerImport<typeof Drawn>(resolve(import.meta.dirname, 'drawn-log-ins.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles, ownMessages],
    define: {
      ...{ __MOCKS__: 'false', __TEST_BYPASS__: 'false', __SINGLE_FILE__: 'false', __VERSION__: '""' },
      __SETTINGS__: JSON.stringify(settings),
    },
  });
  const [first, ...others] = module.drawnLogIns;
  if (!first) throw new Error('No language is offered');
  const messages = others.map(({ language, markup }) => {
    if (shapeOf(markup) !== shapeOf(first.markup))
      throw new Error(`In ${language}, the log-in screen differs in more than messages`);
    return [language, messagesOf(markup)] as const;
  });
  return { ...first, messages: Object.fromEntries(messages) };
}
