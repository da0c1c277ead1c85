import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export interface ChunkManifest {
  readonly isEntry: boolean;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly styles: readonly string[];
}

/** Writes beside the packages, not into the build, which modules went into which file; `check-dist` reads it. */
export function chunkManifest(mode: string): Plugin {
  let root = process.cwd();
  return {
    name: 'gatehouse:chunk-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const record = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, manifestOf(chunk, root)]));
      const file = resolve(root, `node_modules/.cache/gatehouse/chunks-${mode}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(record, null, 1));
    },
  };
}

function manifestOf(chunk: Rolldown.OutputChunk, root: string): ChunkManifest {
  return {
    isEntry: chunk.isEntry,
    modules: chunk.moduleIds.map((id) => relative(root, id.replaceAll('\0', '')).replaceAll('\\', '/')),
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    styles: [...(chunk.viteMetadata?.importedCss ?? [])],
  };
}
