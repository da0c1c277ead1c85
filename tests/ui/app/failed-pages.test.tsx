import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { problemsInBothThemes } from '#tests/support/accessibility/accessibility-problems.ts';
import { findLayoutProblems } from '#tests/support/layout/layout-problems.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { settleAnimations } from '#tests/support/layout/settle-animations.ts';

/** Every call of this gateway fails. */
function failing<Gateway extends object>(gateway: Gateway): Gateway {
  return new Proxy(gateway, { get: () => () => Promise.resolve(fail(unreachable())) });
}

afterEach(() => page.viewport(1280, 800));

describe('where nothing of a page loads', () => {
  it.each(['/dashboard', '/api-keys', '/verify-domain', '/team', '/faucets', '/usage', '/usage#webhooks', '/billing'])(
    '%s is accessible in both themes, and fits the narrowest phone',
    async (path) => {
      await page.viewport(1440, 800);
      openApp({
        path,
        scenario: 'active-customer',
        overrideGateways: ({ apiKeys, callbackDomains, team, faucets, usage, logs, billing, catalog }) => ({
          apiKeys: failing(apiKeys),
          callbackDomains: failing(callbackDomains),
          team: failing(team),
          faucets: failing(faucets),
          usage: failing(usage),
          logs: failing(logs),
          billing: failing(billing),
          catalog: failing(catalog),
        }),
      });
      await screen.findAllByRole('button', { name: 'Retry' });
      expect(await problemsInBothThemes()).toEqual([]);
      await page.viewport(320, 640);
      await settleAnimations();
      expect(findLayoutProblems()).toEqual([]);
    },
  );
});
