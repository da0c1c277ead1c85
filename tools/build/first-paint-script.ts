import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = resolve(import.meta.dirname, '../../src/first-paint/first-paint.ts');
const PLACE = '<!-- first-paint -->';

/** Writes src/first-paint into index.html as one inline script, on one line, so that no editor changes its hash. */
export function firstPaintScript(languages: string): Plugin {
  return {
    name: 'gatehouse:first-paint-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        const code = await bundleFirstPaint();
        return html.replace(
          PLACE,
          () => `<script id="first-paint-script" data-languages="${languages}">${code}</script>`,
        );
      },
    },
  };
}

async function bundleFirstPaint(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  const code = chunk.code.trim();
  if (code.includes('\n') || code.includes('</script'))
    throw new Error('The script of the first paint must be one line');
  return code;
}
