import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { SINGLE_FILE_NAME } from '#tools/scripts/build-output.mjs';
import type { BrandFolder } from './brand-folder.ts';

const PAGE = 'index.html';
const BASE_ELEMENT = /\s*<!--[^>]*-->\s*<base\s[^>]*>/;
const ICON = /href="\.\/(favicon\.svg)"/;
const OTHER_FILES = /\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g;
const LINKED = /\s*<(?:script type="module"[^>]*><\/script>|link rel="stylesheet"[^>]*>)/g;

/** Everything in one page that opens from disk: scripts, styles, fonts, images and the licences of what it holds. */
export function singleFile(notices: string, brand: BrandFolder): Plugin[] {
  const sprites = new Set<string>();
  return [collectSprites(sprites), writePage(notices, sprites, brand)];
}

/** Browsers take no symbol from a data: address, so the page itself holds them. */
function collectSprites(sprites: Set<string>): Plugin {
  return {
    name: 'gatehouse:sprites-of-single-file',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: /\.svg$/ },
      handler(id) {
        const text = readFileSync(id, 'utf8');
        if (!text.includes('<symbol')) return null;
        sprites.add(text);
        return "export default ''";
      },
    },
  };
}

const ONE_OF_EACH: UserConfig = {
  build: {
    // The demo of several files may lie beside it.
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    assetsInlineLimit: () => true,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

function writePage(notices: string, sprites: ReadonlySet<string>, brand: BrandFolder): Plugin {
  let publicDir = 'public';
  return {
    name: 'gatehouse:single-file',
    apply: 'build',
    enforce: 'post',
    config: () => ONE_OF_EACH,
    configResolved(config) {
      ({ publicDir } = config);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const text = (ending: string) => textOf(bundle, ending);
        const icon = (name: string) => dataUrl(name, readFileSync(join(publicDir, name)));
        const html = text(PAGE).replace(ICON, (_match, name: string) => `href="${icon(name)}"`);
        const source = inlined(html, `<style>${safeText(text('.css') + brand.fontStyles)}</style>`, [
          `<div hidden>${[...sprites].join('')}</div>`,
          `<script type="text/plain" id="third-party-licences">\n${safeText(text(notices))}</script>`,
          `<script type="module">${safeScript(text('.js'))}</script>`,
        ]);
        for (const file of Object.keys(bundle)) Reflect.deleteProperty(bundle, file);
        this.emitFile({ type: 'asset', fileName: SINGLE_FILE_NAME, source: withBrandFiles(source, brand) });
      },
    },
  };
}

/** The page without what it linked. */
function inlined(html: string, style: string, parts: readonly string[]): string {
  return html
    .replace(BASE_ELEMENT, '')
    .replace(LINKED, '')
    .replace(OTHER_FILES, '')
    .replace('</head>', () => `${style}\n</head>`)
    .replace('</body>', () => `${parts.join('\n')}\n</body>`);
}

/** Of the only file of the build with this ending. */
function textOf(bundle: Rolldown.OutputBundle, ending: string): string {
  const [file, ...others] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(ending));
  if (!file || others.length > 0) throw new Error(`A single file has one of each: ${Object.keys(bundle).join(', ')}`);
  return file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('utf8');
}

/** The two texts that a script may hold in a string and that a page would read as markup. */
function safeScript(code: string): string {
  return code.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
}

function safeText(text: string): string {
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error('A style sheet or a licence would end its element');
  return text;
}

/** The images and fonts of a brand, in place of their paths. */
export function withBrandFiles(page: string, { folder, files }: BrandFolder): string {
  return page.replaceAll(/(?<=[("'`])(?:\.\/)?brand\/([\w.-]+)/g, (path, name: string) =>
    files.includes(name) ? dataUrl(name, readFileSync(join(folder, name))) : path,
  );
}

const TYPES = { svg: 'image/svg+xml', png: 'image/png', woff2: 'font/woff2' };

function dataUrl(name: string, content: Buffer): string {
  const [, type] = Object.entries(TYPES).find(([ending]) => name.endsWith(`.${ending}`)) ?? [];
  return `data:${type};base64,${content.toString('base64')}`;
}
