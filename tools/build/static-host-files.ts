import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Settings } from '#src/application/app/settings.ts';
import { staticHostFiles } from '#tools/scripts/deploy/static-host.mjs';
import { hasOwnScripts, inlineHashes } from '#tools/scripts/inline-hashes.mjs';
import { policySources } from './policy-sources.ts';

/** Of the package. */
export const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

/** Writes the version, and the headers and redirects for static hosts beside index.html. */
export function filesForStaticHosts(settings: Settings, basePath: string): Plugin {
  return {
    name: 'gatehouse:static-host-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        this.emitFile({ type: 'asset', fileName: 'version.txt', source: `${VERSION}\n` });
        const inline = inlineHashes(String(page.source));
        for (const file of staticHostFiles({ ...policySources(settings, hasOwnScripts(inline)), inline, basePath }))
          this.emitFile({ type: 'asset', ...file });
      },
    },
  };
}
