import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tests/support/chromium.ts';

const define = { __MOCKS__: 'true', __TEST_BYPASS__: 'true' };

export default defineConfig({
  define,
  test: {
    coverage: {
      provider: 'v8',
      include: ['src/domain/**', 'src/application/**'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{domain,application,adapters,mocks,wire,composition,architecture}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'contracts', environment: 'node', include: ['tests/contracts/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [react()],
        publicDir: 'public',
        optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', '@testing-library/react'] },
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: ['tests/support/ui-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
