import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { ok } from '#src/domain/shared/result.ts';
import { type GatewayOverrides, startStore, openOnboarding } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function protocolsAt(scenario: ScenarioName, changes?: GatewayOverrides) {
  const onboarding = await openOnboarding(scenario, changes);
  app = onboarding.app;
  return startStore(onboarding.screens.protocols());
}

describe('choosing protocols', () => {
  it('shows an earlier choice that the provider no longer lists', async () => {
    const catalog = { protocols: () => Promise.resolve(ok([])) };
    const store = await protocolsAt('onboarding-at-summary', { catalog });
    expect(store.shown.map(({ name }) => name)).toEqual(['bitcoin', 'ethereum', 'polygon', 'tron', 'solana']);
  });

  it('saves names and the words of Other', async () => {
    const store = await protocolsAt('onboarding-at-blockchain-protocols');
    store.selection.toggle('bitcoin');
    store.selection.toggle('Other');
    expect(store.selection.stage.missing).toBe('protocols.custom-is-blank');
    store.selection.setCustom(' Monero, Celo ');
    await store.selection.stage.next();
    const again = await startStore(app.stores.onboarding.current.protocols());
    expect(again.selection.stage.draft).toEqual({ chosen: ['bitcoin', 'Other'], custom: 'Monero, Celo' });
  });
});
