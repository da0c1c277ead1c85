import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Modules behind an `import()` that the log-in route always needs: their chunks and styles are named in the head, so that
 * they load beside the entry and not after it. Splitting without this costs about 250 ms on a slow line.
 */
export const LOGIN_MODULES: readonly string[] = ['src/ui/auth/log-in/log-in-page.tsx'];

/** The one font file that the first screen draws with. */
const LOGIN_FONT = /geist-latin-wght-normal[^/]*\.woff2$/;

export function preloadLogin(): Plugin {
  return {
    name: 'gatehouse:preload-login',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [];
        const { scripts, styles } = filesOf(LOGIN_MODULES, bundle);
        const font = Object.keys(bundle).filter((file) => LOGIN_FONT.test(file));
        return [
          ...font.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true })),
          ...scripts.map((file) => link(file, { rel: 'modulepreload', crossorigin: true })),
          ...styles.map((file) => link(file, { rel: 'stylesheet', crossorigin: true })),
        ].filter(({ attrs }) => !html.includes(`"${String(attrs?.['href'])}"`));
      },
    },
  };
}

function link(file: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, href: `./${file}` }, injectTo: 'head' };
}

/** The chunks that hold these modules, with everything that they import statically. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || scripts.has(file)) return;
    scripts.add(file);
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css);
    chunk.imports.forEach(collect);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const holds = (module: string) => chunk.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/${module}`));
    if (modules.some(holds)) collect(chunk.fileName);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
