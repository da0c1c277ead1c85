import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = resolve(import.meta.dirname, '../../node_modules/lucide/dist/esm');
const EXPORTS = /export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g;
const IMPORTS = /import \{([^}]*)\} from ["']lucide["'];?/g;

/**
 * Imports each icon from its own file. Through the library's list of all, every module that draws an icon would reach all
 * of them, and the chunks could not follow the module graph.
 */
export function iconFiles(): Plugin {
  const list = readFileSync(`${LIBRARY}/iconsAndAliases.mjs`, 'utf8');
  const files = new Map(
    [...list.matchAll(EXPORTS)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const),
    ),
  );
  const importOf = (icon: string) => {
    const [name = '', local = name] = icon.trim().split(' as ');
    const file = files.get(name);
    if (file === undefined) throw new Error(`lucide has no icon ${name}`);
    return `import ${local} from '${LIBRARY}/${file}';`;
  };
  return {
    name: 'gatehouse:icon-files',
    apply: 'build',
    transform: {
      filter: { code: /from ["']lucide["']/ },
      handler: (code) =>
        code.replace(IMPORTS, (_, icons: string) =>
          icons
            .split(',')
            .filter((icon) => icon.trim() !== '')
            .map(importOf)
            .join(''),
        ),
    },
  };
}
