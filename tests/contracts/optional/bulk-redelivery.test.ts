import { beforeEach, describe, expect, it } from 'vitest';
import type { CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { RedeliveryJobId } from '#src/domain/logs/bulk-redelivery.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const filter = { blockchain: 'tron', network: 'nile', product: '', searchPhrase: '' };

describe.each(backends)('many callbacks and their domains over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open({ scenario: 'failing-domains' });
    await signIn(backend, 'activeCustomer');
  });

  const bulk = () => backend.gateways.bulkRedelivery;

  async function start() {
    const { count, before } = value(await bulk().count(filter));
    return value(await bulk().start({ ...filter, before: before! }, count));
  }

  it('sends those that failed again, and reports what became of each', async () => {
    const job = await start();
    expect(job).toMatchObject({ state: 'running', delivered: 0, failed: 0, filter: { blockchain: 'tron' } });
    backend.clock.advance(600_000);
    const [done] = value(await bulk().jobs());
    expect(done).toMatchObject({ id: job.id, state: 'done', total: job.total });
    expect(done!.delivered + done!.failed).toBe(job.total);
    expect(value(await bulk().count({ ...filter, before: job.startedAt! })).count).toBe(done!.failed);
    const search = { ...filter, status: 'failed', from: done!.startedAt!, before: done!.endedAt! + 1 } as const;
    const log = value(await backend.gateways.logs.callbackLogs(search, null));
    expect(log.items.every(({ success }) => success === false)).toBe(true);
  });

  it('starts nothing for another count, twice for the same callbacks, or for too many at once', async () => {
    const { count } = value(await bulk().count(filter));
    expect(failure(await bulk().start(filter, count + 1))).toMatchObject({ status: 409, code: 'count_changed' });
    expect(value(await bulk().jobs())).toEqual([]);
    await start();
    expect(failure(await bulk().start(filter, count))).toMatchObject({ status: 409, code: 'redelivery_running' });
    const all = { ...filter, blockchain: '', network: '' };
    backend.clock.advance(600_000);
    const { count: matching, limit } = value(await bulk().count(all));
    expect(matching).toBeGreaterThan(limit!);
    expect(failure(await bulk().start(all, matching))).toMatchObject({ status: 409 });
  });

  it('stops one that runs, once', async () => {
    const { id, total } = await start();
    backend.clock.advance(200);
    const stopped = value(await bulk().stop(id));
    expect(stopped.state).toBe('stopped');
    expect(stopped.delivered + stopped.failed).toBeLessThan(total);
    backend.clock.advance(600_000);
    expect(value(await bulk().jobs())[0]).toMatchObject({ ...stopped });
    expect(failure(await bulk().stop(id))).toMatchObject({ status: 409 });
    expect(failure(await bulk().stop('none' as RedeliveryJobId))).toMatchObject({ status: 404 });
  });

  it('resumes a paused domain, and leaves any other as it is', async () => {
    const { items } = value(await backend.gateways.callbackDomains.list());
    const stateOf = (state: string) => items.find(({ health }) => health?.state === state)!.id;
    const resume = (id: CallbackDomainId) => backend.gateways.domainHealth.resume(id);
    expect(value(await resume(stateOf('paused'))).health).toMatchObject({ state: 'healthy' });
    expect(value(await resume(stateOf('paused'))).health).toMatchObject({ state: 'healthy' });
    expect(value(await resume(stateOf('failing'))).health).toMatchObject({ state: 'failing' });
    expect(failure(await resume('none' as CallbackDomainId))).toMatchObject({ status: 404 });
  });
});
