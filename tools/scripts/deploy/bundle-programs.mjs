// bundle-programs OUT: what the containers start, each in one file that needs Node and nothing else.
import { resolve } from 'node:path';
import { ensurePackages, root } from '../packages.mjs';

const PROGRAMS = ['prepare-console', 'mock-server'];

/** @param {string} out */
export async function bundlePrograms(out) {
  const { build, runnerImport } = await import('vite');
  const options = { root, configFile: false, logLevel: 'error' };
  const { module } = await runnerImport('/tools/build/brand-folder.ts', options);
  const environment = module.buildEnvironment('production', root, module.readBrandFolder(root));
  for (const name of PROGRAMS) {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      define: { __BUILD_ENVIRONMENT__: JSON.stringify(environment) },
      ssr: { noExternal: true },
      build: {
        ssr: resolve(root, 'tools/container', `${name}.ts`),
        outDir: resolve(out),
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
      },
    });
  }
}

if (import.meta.main ?? process.argv[1]?.endsWith('bundle-programs.mjs')) {
  ensurePackages();
  const [out] = process.argv.slice(2);
  if (!out) throw new Error('Usage: bundle-programs.mjs OUT');
  await bundlePrograms(out);
}
