import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { classNamesOf } from './class-names.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type * as Renderer from './render-login-page.tsx';

const ROOT = '<div id="root"></div>';
/** Where the script of the first paint reads that there is a drawing. */
const SCRIPT = '<script id="first-paint-script"';

/**
 * Draws the log-in screen into index.html, so that a visitor sees it with the page and not after the last script. It is
 * hidden until src/first-paint shows it, and stays hidden where no script or style may run.
 */
export function prerenderLogin({ markup, title }: Renderer.DrawnLogIn): Plugin {
  return {
    name: 'gatehouse:prerender-login',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
        return html
          .replace(SCRIPT, `${SCRIPT} data-drawn`)
          .replace(
            ROOT,
            () => `<div id="root"><div id="first-paint" data-title="${title}" hidden>${markup}</div></div>`,
          );
      },
    },
  };
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

/** Null where the console shows another screen: in maintenance there is no log-in. */
export async function drawLogIn(settings: Settings): Promise<Renderer.DrawnLogIn | null> {
  if (settings.maintenance.mode) return null;
  const { module } = await runnerImport<typeof Renderer>(resolve(import.meta.dirname, 'render-login-page.tsx'), {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
    define: { __MOCKS__: 'false', __TEST_BYPASS__: 'false', __SINGLE_FILE__: 'false', __SETTINGS__: 'null' },
  });
  return module.renderLogIn(settings);
}
