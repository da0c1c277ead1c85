import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { bearerOf, keyNames } from '#tests/mocks/provider/auth/provider-sessions.ts';
import { SnapshotInMemory } from './snapshot-in-memory.ts';

const now = () => Date.UTC(2026, 10, 21, 9);

function open(snapshots: SnapshotInMemory, scenario?: ScenarioName, seed = 'snapshot') {
  return createProvider({ seed, scenario, now, snapshots });
}

/** A device with a key that was created earlier. */
function usedDevice(): SnapshotInMemory {
  const device = new SnapshotInMemory();
  const provider = open(device, 'active-customer');
  provider.apiKeys.create(provider.signIn!.token, { name: 'stored' });
  return device;
}

function changed(device: SnapshotInMemory, change: (raw: Record<string, never>) => void): SnapshotInMemory {
  const raw = JSON.parse(device.text!) as Record<string, never>;
  change(raw);
  return new SnapshotInMemory(JSON.stringify(raw));
}

describe('the snapshot of the demo data', () => {
  it('restores all data after a reload, and signs nobody in a second time', () => {
    const provider = open(usedDevice(), 'active-customer');
    expect(provider).toMatchObject({ isFresh: false, dataReplaced: false, signIn: null });
    expect(keyNames(provider, bearerOf(provider, 'activeCustomer'))[0]).toBe('stored');
  });

  it('preserves a session over a reload', () => {
    const device = new SnapshotInMemory();
    const { token } = open(device, 'active-customer').signIn!;
    expect(open(device).account.profile(token).data.item.firstName).toBe('Elena');
  });

  it('continues with its scenario if none is requested', () => {
    const provider = open(usedDevice());
    expect(provider).toMatchObject({ scenario: 'active-customer', isFresh: false });
  });

  it.each([
    { what: 'another scenario', provider: () => open(usedDevice(), 'free-plan') },
    { what: 'another seed', provider: () => open(usedDevice(), 'active-customer', 'other') },
  ])('is replaced by fresh data for $what, without a notice', ({ provider: opened }) => {
    const provider = opened();
    expect(provider).toMatchObject({ isFresh: true, dataReplaced: false });
    expect(provider.signIn).not.toBeNull();
    expect(keyNames(provider, bearerOf(provider, 'activeCustomer'))).not.toContain('stored');
  });

  it.each([
    { what: 'no JSON', device: () => new SnapshotInMemory('{"version":1,"seed":') },
    { what: 'empty text', device: () => new SnapshotInMemory('') },
    { what: 'null', device: () => new SnapshotInMemory('null') },
    { what: 'a list', device: () => new SnapshotInMemory('[]') },
    { what: 'an old version', device: () => changed(usedDevice(), (raw) => Object.assign(raw, { version: 0 })) },
    {
      what: 'an unknown scenario',
      device: () => changed(usedDevice(), (raw) => Object.assign(raw, { scenario: 'x' })),
    },
    { what: 'no rows', device: () => changed(usedDevice(), (raw) => Object.assign(raw.database!, { apiKeys: null })) },
    {
      what: 'a row of another shape',
      device: () => changed(usedDevice(), (raw) => Object.assign(raw.database!, { apiKeys: [{ id: 1 }] })),
    },
    { what: 'no mails', device: () => changed(usedDevice(), (raw) => Object.assign(raw.database!, { mails: {} })) },
    {
      what: 'spent tokens that are none',
      device: () => changed(usedDevice(), (raw) => Object.assign(raw.database!, { spentTokens: [1] })),
    },
    {
      what: 'an unknown plan',
      device: () =>
        changed(usedDevice(), ({ database }) => Object.assign(database!['accounts'][0], { planId: 'gold' })),
    },
  ])('is replaced by fresh data, with a notice, if it holds $what', ({ device }) => {
    const stored = device();
    const provider = open(stored, 'active-customer');
    expect(provider).toMatchObject({ isFresh: true, dataReplaced: true });
    expect(provider.signIn?.user.firstName).toBe('Elena');
    expect(keyNames(provider, bearerOf(provider, 'activeCustomer'))).toHaveLength(23);
    expect(open(stored).dataReplaced).toBe(false);
  });

  it('is written by changes, not by reads or rejected requests', () => {
    const device = new SnapshotInMemory();
    const provider = open(device, 'active-customer');
    const { token } = provider.signIn!;
    const before = device.writes;
    provider.apiKeys.list(token, {});
    provider.account.profile(token);
    expect(() => provider.apiKeys.create(token, { name: '' })).toThrow();
    expect(() => provider.auth.logIn({ email: 'elena@northwall.example', password: 'x' })).toThrow();
    expect(device.writes).toBe(before);
    provider.apiKeys.create(token, { name: 'one' });
    expect(device.writes).toBe(before + 1);
  });

  it('synchronizes two tabs, so that neither overwrites the changes of the other', () => {
    const device = new SnapshotInMemory();
    const one = open(device, 'active-customer');
    const { token } = one.signIn!;
    const other = open(device);
    one.apiKeys.create(token, { name: 'from one' });
    other.apiKeys.create(token, { name: 'from the other' });
    expect(keyNames(one, token).slice(0, 2)).toEqual(['from the other', 'from one']);
    expect(keyNames(other, token)).toEqual(keyNames(one, token));
  });

  it('follows another tab that starts another scenario', () => {
    const device = new SnapshotInMemory();
    const one = open(device, 'visitor');
    open(device, 'two-factor');
    one.account.profile(bearerOf(one, 'activeCustomer'));
    expect(one).toMatchObject({ scenario: 'two-factor', prefill: 'mateo@harborledger.example' });
  });

  it('is created again if another program breaks it under a running tab', () => {
    const device = new SnapshotInMemory();
    const provider = open(device, 'active-customer');
    const { token } = provider.signIn!;
    device.text = 'broken';
    expect(keyNames(provider, token)).toHaveLength(23);
    expect(provider.dataReplaced).toBe(true);
    expect(open(device).isFresh).toBe(false);
  });

  it('is not needed: without storage the data stay in memory', () => {
    const device = new SnapshotInMemory();
    device.write = () => undefined;
    const provider = open(device, 'active-customer');
    const { token } = provider.signIn!;
    provider.apiKeys.create(token, { name: 'for now' });
    expect(keyNames(provider, token)[0]).toBe('for now');
  });

  it('loses every change at a reset, but not the scenario and the sessions', () => {
    const device = usedDevice();
    const provider = open(device);
    const token = bearerOf(provider, 'activeCustomer');
    provider.apiKeys.chooseVersion(token, { apiVersionId: 'version-2023-04-25' });
    provider.reset();
    expect(keyNames(provider, token)).not.toContain('stored');
    expect(provider.apiKeys.versions(token).data.items[1]).toMatchObject({ name: '2024-12-12', isDefault: true });
    expect(open(device)).toMatchObject({ scenario: 'active-customer', isFresh: false, dataReplaced: false });
  });
});
