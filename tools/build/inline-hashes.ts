import type { Plugin } from 'vite';
import { hashesFiles, inlineHashes } from '#tools/scripts/inline-hashes.mjs';

/** Writes the hashes of the inline script and styles beside index.html, for the Content-Security-Policy of a deployment. */
export function inlineHashesFiles(): Plugin {
  return {
    name: 'gatehouse:inline-hashes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        for (const { fileName, source } of hashesFiles(inlineHashes(String(page.source)))) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}
