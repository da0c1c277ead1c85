import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { assetLicenses } from './tools/build/asset-licenses.ts';
import { basePath } from './tools/build/base-path.ts';
import {
  type BrandFolder,
  brandFiles,
  brandMessages,
  buildEnvironment,
  readBrandFolder,
} from './tools/build/brand-folder.ts';
import { brandHead } from './tools/build/brand-head.ts';
import { chunkManifest } from './tools/build/chunk-manifest.ts';
import { namedClasses, shortClassNames } from './tools/build/class-names.ts';
import { compileHints } from './tools/build/compile-hints.ts';
import { compressedFiles } from './tools/build/compressed-files.ts';
import { firstPaintScript } from './tools/build/first-paint-script.ts';
import { drawLogIn, prerenderLogin } from './tools/build/prerender-login.ts';
import { readPages } from './tools/build/pages.ts';
import { preloadLogin } from './tools/build/preload-login.ts';
import { publicFilesWithoutWorker } from './tools/build/public-files.ts';
import { chunks } from './tools/build/chunks.ts';
import { iconFiles } from './tools/build/icon-files.ts';
import { slimMockData } from './tools/build/slim-mock-data.ts';
import { singleFile } from './tools/build/single-file.ts';
import { filesForStaticHosts, VERSION } from './tools/build/static-host-files.ts';
import { buildSettings, settingsCheck } from './tools/build/settings-check.ts';
import { withoutUnusedParts } from './tools/build/unused-parts.ts';

/** The entry lists all parts, so they go by their hash alone; the record of chunks says what is in which. */
const SHORT_NAMES = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
};

/** The licences of everything that a build ships. */
const NOTICES = 'third-party-licences.md';

const definitions = (isDemo: boolean, isSingleFile: boolean, allowsTestMode: boolean) => ({
  __MOCKS__: isDemo,
  __TEST_BYPASS__: isDemo || allowsTestMode,
  __SINGLE_FILE__: isSingleFile,
  __VERSION__: JSON.stringify(VERSION),
});

/** What a build writes beside its code, or in one page with it. */
const outputs = (mode: string, isSingleFile: boolean, brand: BrandFolder): readonly Plugin[] =>
  isSingleFile
    ? [assetLicenses(NOTICES), ...singleFile(NOTICES, brand)]
    : [chunkManifest(mode), assetLicenses(NOTICES)];

/** `demo` carries the simulated provider and its worker; every other mode is a build for a real one. */
export default defineConfig(async ({ mode, command }) => {
  const isDemo = mode === 'demo';
  const isSingleFile = isDemo && process.env['GATEHOUSE_SINGLE_FILE'] !== undefined;
  const brand = readBrandFolder(import.meta.dirname);
  const environment = buildEnvironment(mode, import.meta.dirname, brand);
  const { settings, problems, warnings } = await buildSettings(environment);
  const pages = command === 'build' ? await readPages() : [];
  const drawn = command === 'build' && !isDemo ? await drawLogIn(settings, brandMessages(brand.messages)) : null;

  return {
    // Relative, so that one build works under any sub-path: see tools/build/base-path.ts.
    base: './',
    plugins: [
      react(),
      withoutUnusedParts(),
      iconFiles(),
      namedClasses(),
      // The demo pays on its own pages.
      settingsCheck([...brand.problems, ...problems], isDemo ? [] : [...brand.warnings, ...warnings]),
      basePath(environment['VITE_BASE_PATH'] ?? '/'),
      // A demo asks nobody else.
      brandHead(settings, isDemo ? '' : brand.head),
      brandMessages(brand.messages),
      ...(isSingleFile ? [] : [brandFiles(brand)]),
      firstPaintScript(settings.languages),
      !isSingleFile &&
        preloadLogin({
          brandStyles: (drawn?.styles ?? '') + brand.fontStyles,
          brandFont: brand.firstFont,
          languages: settings.languages,
          pages,
        }),
      ...(drawn ? [prerenderLogin(drawn)] : []),
      ...(isDemo ? [] : [publicFilesWithoutWorker()]),
      isDemo && slimMockData(),
      ...(isSingleFile ? [] : [compileHints()]),
      ...outputs(mode, isSingleFile, brand),
      ...(isDemo ? [] : [filesForStaticHosts(settings, environment['VITE_BASE_PATH'] ?? '/'), compressedFiles()]),
    ],
    css: command === 'build' ? shortClassNames : {},
    define: { ...definitions(isDemo, isSingleFile, settings.allowTestMode), __SETTINGS__: JSON.stringify(settings) },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      target: ['es2023', 'chrome119', 'edge119', 'firefox120', 'safari17.2'],
      // No data: addresses, which the policy of a strict deployment does not allow.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          ...SHORT_NAMES,
          codeSplitting: { groups: chunks(pages) },
        },
      },
      license: { fileName: NOTICES },
    },
  };
});
