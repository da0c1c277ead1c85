import { render } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { consoleMessages } from '#src/application/i18n/en/console.ts';
import { onboardingMessages } from '#src/application/i18n/en/onboarding.ts';
import { plansMessages } from '#src/application/i18n/en/plans.ts';
import { AccountStoresProvider, StoresProvider } from '#src/ui/app/stores-context.ts';
import '#src/ui/styles/base.css';
import '#src/ui/styles/utilities.css';
import '#src/ui/styles/tokens.css';
import { type GatewayOverrides, openOnboarding } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Renders a questionnaire page as the shell does, with the real container's stores. */
export async function showScreen(
  Page: ComponentType,
  scenario: ScenarioName,
  changes?: GatewayOverrides,
): Promise<TestApp> {
  const { app: console } = await openOnboarding(scenario, changes);
  console.stores.addMessages({ ...consoleMessages, ...onboardingMessages, ...plansMessages });
  const account = console.session.state === 'dashboard' ? await console.account() : null;
  const { hook } = memoryLocation({ path: '/here' });
  render(
    <StrictMode>
      <StoresProvider value={console.stores}>
        <I18nextProvider i18n={console.i18n.instance}>
          <Router hook={hook}>
            <AccountStoresProvider value={account}>
              <Page />
            </AccountStoresProvider>
          </Router>
        </I18nextProvider>
      </StoresProvider>
    </StrictMode>,
  );
  return console;
}
