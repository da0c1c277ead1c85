import { render } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { consoleTexts } from '#src/application/i18n/en/console.ts';
import { onboardingTexts } from '#src/application/i18n/en/onboarding.ts';
import { plansTexts } from '#src/application/i18n/en/plans.ts';
import { AccountStoresProvider, StoresProvider } from '#src/ui/app/stores-context.ts';
import '#src/ui/styles/base.css';
import '#src/ui/styles/tokens.css';
import { type Changes, visitAt } from '#tests/support/onboarding-visit.ts';
import type { TestConsole } from '#tests/support/test-console.ts';

/** Draws a page of the questionnaire as the shell does, with the stores of the real container. */
export async function showScreen(Page: ComponentType, scenario: ScenarioName, changes?: Changes): Promise<TestConsole> {
  const { console } = await visitAt(scenario, changes);
  console.stores.addTexts({ ...consoleTexts, ...onboardingTexts, ...plansTexts });
  const account = console.session.state === 'dashboard' ? await console.account() : null;
  const { hook } = memoryLocation({ path: '/here' });
  render(
    <StrictMode>
      <StoresProvider value={console.stores}>
        <I18nextProvider i18n={console.catalogue.i18n}>
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
