import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditSearch } from '#src/application/logs/log-gateway.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const everything: AuditSearch = { person: '', action: '' };
const elena = 'elena@northwall.example';

describe.each(backends)('the audit log over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const logs = () => backend.gateways.logs;
  const page = async (search: Partial<AuditSearch> = {}, after: string | null = null) =>
    value(await logs().auditLog({ ...everything, ...search }, after));
  const newest = async () => (await page()).items[0];

  it('starts with the log-in, and says from where', async () => {
    expect(await newest()).toMatchObject({
      ...{ at: backend.clock.now(), action: 'log-in', person: elena, target: null },
      ...{ ipAddress: '203.0.113.24', location: 'Sofia, Bulgaria' },
    });
  });

  it('goes on page by page to older entries, each once', async () => {
    const first = await page();
    const second = await page({}, first.next ?? null);
    const both = [...first.items, ...second.items];
    expect(both).toHaveLength(2 * PAGE_SIZE);
    expect(new Set(both.map(({ id }) => id)).size).toBe(2 * PAGE_SIZE);
    const times = both.map(({ at }) => at ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(failure(await logs().auditLog(everything, 'none'))).toMatchObject({ kind: 'rejected', status: 400 });
  });

  it('is narrowed by person in any case, by action and by time', async () => {
    const { items } = await page({ person: 'PRIYA.nair@northwall.example', action: 'log-in' });
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ person, action }) => `${person} ${action}`))).toEqual(
      new Set(['priya.nair@northwall.example log-in']),
    );
    const from = backend.clock.now() - 3 * 86_400_000;
    const recent = (await page({ from })).items;
    expect(recent.every(({ at }) => at !== null && at >= from)).toBe(true);
    expect((await page({ from: backend.clock.now() + 1 })).items).toEqual([]);
    expect((await page({ action: 'nothing' })).items).toEqual([]);
    const [newestAt = 0, before = 0] = recent.map(({ at }) => at ?? 0);
    expect((await page({ from, before: newestAt })).items).toEqual(recent.slice(1));
    expect((await page({ from: before, before })).items).toEqual([]);
  });

  it('records what is done to a key, and that it is gone', async () => {
    const { apiKeys } = backend.gateways;
    value(await apiKeys.create({ name: 'orders' }));
    const created = await newest();
    expect(created).toMatchObject({
      action: 'api-key-created',
      person: elena,
      target: { type: 'api-key', name: 'orders', exists: true },
    });
    const [key] = value(await apiKeys.list()).items;
    expect(created?.target?.id).toBe(key?.id);
    value(await apiKeys.setActive(key!.id, false));
    expect(await newest()).toMatchObject({ action: 'api-key-deactivated', target: { id: key?.id } });
    value(await apiKeys.remove(key!.id));
    const [deleted, , before] = (await page()).items;
    expect(deleted).toMatchObject({ action: 'api-key-deleted', target: { name: 'orders', exists: false } });
    expect(before).toMatchObject({ action: 'api-key-created', target: { exists: false } });
  });

  it('records domains and members', async () => {
    const { callbackDomains, team } = backend.gateways;
    value(await callbackDomains.add('new.northwall.example'));
    const [domain] = value(await callbackDomains.list()).items;
    value(await callbackDomains.remove(domain!));
    value(await team.invite({ email: 'nina@northwall.example', roleIds: [value(await team.roles())[1]!.id] }));
    const nina = value(await team.members()).members.find(({ email }) => email === 'nina@northwall.example');
    value(await team.remove(nina!));
    const done = (await page()).items.slice(0, 4).map(({ action, target }) => [action, target?.name, target?.exists]);
    expect(done).toEqual([
      ['member-removed', 'nina@northwall.example', false],
      ['member-invited', 'nina@northwall.example', false],
      ['domain-removed', 'https://new.northwall.example', false],
      ['domain-added', 'https://new.northwall.example', false],
    ]);
  });
});
