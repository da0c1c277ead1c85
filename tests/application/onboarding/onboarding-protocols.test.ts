import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { type GatewayOverrides, startStore, openOnboarding } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function protocolsAt(scenario: ScenarioName, changes?: GatewayOverrides) {
  const onboarding = await openOnboarding(scenario, changes);
  app = onboarding.app;
  return startStore(onboarding.screens.protocols());
}

describe('choosing protocols', () => {
  it('offers at least twenty, most of them with a logo', async () => {
    const store = await protocolsAt('onboarding-at-blockchain-protocols');
    expect(store.shown.length).toBeGreaterThanOrEqual(20);
    expect(store.shown.filter(({ logoSvgBase64 }) => logoSvgBase64 !== '').length).toBeGreaterThan(15);
  });

  it('narrows the list and preserves what is chosen outside of it', async () => {
    const store = await protocolsAt('onboarding-at-summary');
    store.setFilter('doge');
    expect(store.shown.map(({ publicName }) => publicName)).toEqual(['Dogecoin']);
    expect(store.selection.chosen).toHaveLength(5);
  });

  it('shows an earlier choice that the provider no longer lists', async () => {
    const catalog = { protocols: () => Promise.resolve(ok([])) };
    const store = await protocolsAt('onboarding-at-summary', { catalog });
    expect(store.shown.map(({ name }) => name)).toEqual(['bitcoin', 'ethereum', 'polygon', 'tron', 'solana']);
  });

  it('shows in its place alone that the list failed to load, and requests it again', async () => {
    let works = false;
    const list = [{ name: 'bitcoin', publicName: 'Bitcoin', logoSvgBase64: '' }];
    const catalog = { protocols: () => Promise.resolve(works ? ok(list) : fail(unexpected(500))) };
    const store = await protocolsAt('onboarding-at-blockchain-protocols', { catalog });
    expect([store.protocols.state.kind, app.toasts.length]).toEqual(['failed', 0]);
    works = true;
    await store.load();
    expect(store.shown.map(({ name }) => name)).toEqual(['bitcoin']);
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
