import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Settings } from '#src/application/app/settings.ts';
import type * as Renderer from './render-login-page.tsx';

const ROOT = '<div id="root"></div>';

/**
 * Draws the log-in screen into index.html, so that a visitor sees it with the first style sheet and not after the last
 * script. It is hidden until public/first-paint.js shows it, and stays hidden where no script or style may run.
 */
export function prerenderLogin(settings: Settings): Plugin {
  return {
    name: 'gatehouse:prerender-login',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
        return html.replace(ROOT, `<div id="root"><div id="first-paint" hidden>${await render(settings)}</div></div>`);
      },
    },
  };
}

/** The markup needs none, and the build that goes on around it has its own. */
const withoutStyles: Plugin = {
  name: 'gatehouse:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? 'export {}' : null),
};

async function render(settings: Settings): Promise<string> {
  const { module } = await runnerImport<typeof Renderer>(resolve(import.meta.dirname, 'render-login-page.tsx'), {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
    define: { __MOCKS__: 'false', __TEST_BYPASS__: 'false', __SETTINGS__: 'null' },
  });
  return module.renderLogIn(settings);
}
