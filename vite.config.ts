import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { assetLicenses } from './tools/build/asset-licenses.ts';
import { basePath } from './tools/build/base-path.ts';
import { chunkManifest } from './tools/build/chunk-manifest.ts';
import { namedClasses, shortClassNames } from './tools/build/class-names.ts';
import { prerenderLogin } from './tools/build/prerender-login.ts';
import { preloadLogin } from './tools/build/preload-login.ts';
import { publicFilesWithoutWorker } from './tools/build/public-files.ts';
import { loginChunk } from './tools/build/login-chunk.ts';
import { slimMockData } from './tools/build/slim-mock-data.ts';
import { smallerChunks } from './tools/build/smaller-chunks.ts';
import { withoutJit } from './tools/build/without-jit.ts';
import { withoutReflectMetadata } from './tools/build/without-reflect-metadata.ts';
import { buildSettings, settingsCheck } from './tools/build/settings-check.ts';

/** What every screen needs, in one file: it compresses better so, and changes seldom. */
const FIRST_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|mobx|mobx-react-lite|use-sync-external-store|wouter|regexparam|i18next|react-i18next|@inversifyjs|inversify|reflect-metadata)\//;

/** `Trans` comes with the pages that use it. */
function isFirstLibrary(id: string): boolean {
  return FIRST_LIBRARIES.test(id) && !id.includes('/react-i18next/dist/es/Trans');
}

/** The entry lists all parts, so they go by their hash alone; the record of chunks says what is in which. */
const SHORT_NAMES = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
};

/** The licences of everything that a build ships. */
const NOTICES = 'third-party-licences.md';

const CODE_SPLITTING = {
  groups: [{ name: 'libraries', test: isFirstLibrary }, loginChunk()],
};

/** `demo` carries the simulated provider and its worker; every other mode is a build for a real one. */
export default defineConfig(async ({ mode, command }) => {
  const isDemo = mode === 'demo';
  const environment = loadEnv(mode, import.meta.dirname, 'VITE_');
  const { settings, problems, warnings } = await buildSettings(environment);

  return {
    // Relative, so that one build works under any sub-path: see tools/build/base-path.ts.
    base: './',
    plugins: [
      react(),
      namedClasses(),
      withoutJit(),
      withoutReflectMetadata(),
      // The demo pays on its own pages.
      settingsCheck(problems, isDemo ? [] : warnings),
      basePath(environment['VITE_BASE_PATH'] ?? '/'),
      preloadLogin(),
      ...(isDemo ? [] : [prerenderLogin(settings), publicFilesWithoutWorker()]),
      isDemo ? slimMockData() : smallerChunks(),
      chunkManifest(mode),
      assetLicenses(NOTICES),
    ],
    css: command === 'build' ? shortClassNames : {},
    define: { __MOCKS__: isDemo, __TEST_BYPASS__: isDemo, __SETTINGS__: JSON.stringify(settings) },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      target: ['es2023', 'chrome119', 'edge119', 'firefox120', 'safari17.2'],
      // Nothing inline: the policy of a strict deployment allows no data: fonts, scripts or styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          ...SHORT_NAMES,
          codeSplitting: CODE_SPLITTING,
        },
      },
      license: { fileName: NOTICES },
    },
  };
});
