// The simulated provider as an HTTP server: npm run mock-server -- --help
import { ensurePackages, root } from './packages.mjs';

ensurePackages();
// The mock is TypeScript that a bundler resolves: vite, which is here anyway, runs it.
const { runnerImport } = await import('vite');
const { module } = await runnerImport('/tools/mock-server/run-mock-server.ts', {
  root,
  configFile: false,
  logLevel: 'error',
});

await module.runMockServer(process.argv.slice(2));
