import { afterEach, describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { type Changes, started, visitAt } from '#tests/support/onboarding-visit.ts';
import type { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function protocolsAt(scenario: ScenarioName, changes?: Changes) {
  const visit = await visitAt(scenario, changes);
  console = visit.console;
  return started(visit.screens.protocols());
}

describe('choosing protocols', () => {
  it('offers at least twenty, most of them with a logo', async () => {
    const store = await protocolsAt('onboarding-at-blockchain-protocols');
    expect(store.shown.length).toBeGreaterThanOrEqual(20);
    expect(store.shown.filter(({ logoSvgBase64 }) => logoSvgBase64 !== '').length).toBeGreaterThan(15);
  });

  it('narrows the list and keeps what is chosen outside of it', async () => {
    const store = await protocolsAt('onboarding-at-summary');
    store.setFilter('doge');
    expect(store.shown.map(({ publicName }) => publicName)).toEqual(['Dogecoin']);
    expect(store.selection.chosen).toHaveLength(5);
  });

  it('shows a choice of before that the provider lists no more', async () => {
    const catalogue = { protocols: () => Promise.resolve(ok([])) };
    const store = await protocolsAt('onboarding-at-summary', { catalogue });
    expect(store.shown.map(({ name }) => name)).toEqual(['bitcoin', 'ethereum', 'polygon', 'tron', 'solana']);
  });

  it('tells that the list did not come, and asks for it again', async () => {
    let works = false;
    const list = [{ name: 'bitcoin', publicName: 'Bitcoin', logoSvgBase64: '' }];
    const catalogue = { protocols: () => Promise.resolve(works ? ok(list) : fail(unexpected(500))) };
    const store = await protocolsAt('onboarding-at-blockchain-protocols', { catalogue });
    expect([store.protocols.state.kind, console.toasts.length]).toEqual(['failed', 1]);
    works = true;
    await store.load();
    expect(store.shown.map(({ name }) => name)).toEqual(['bitcoin']);
  });

  it('saves names and the words of Other', async () => {
    const store = await protocolsAt('onboarding-at-blockchain-protocols');
    store.selection.toggle('bitcoin');
    store.selection.toggle('Other');
    expect(store.selection.stage.missing).toBe('protocols.custom-is-blank');
    store.selection.write(' Monero, Celo ');
    await store.selection.stage.next();
    const again = await started(console.stores.onboarding.current.protocols());
    expect(again.selection.stage.draft).toEqual({ chosen: ['bitcoin', 'Other'], custom: 'Monero, Celo' });
  });
});
