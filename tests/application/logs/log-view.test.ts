import { describe, expect, it } from 'vitest';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { openLogs } from './open-logs.ts';

describe('a tab of logs', () => {
  it('shows what its URL names, and requests it only once', async () => {
    let requestCount = 0;
    const { at, list, view } = await openLogs((logs) => ({
      callbackLogs: (...args) => {
        requestCount += 1;
        return logs.callbackLogs(...args);
      },
    }));
    await at({ status: 'failed' });
    await at({ status: 'failed' });
    expect([requestCount, list.rows.length, list.rows.some(({ success }) => success)]).toEqual([1, 10, false]);
    expect([view.isFiltered, view.exporter.scope]).toEqual([
      true,
      { rows: 10, isFiltered: true, hasMore: true, startsMidLog: false },
    ]);
    await at();
    expect([requestCount, view.isFiltered, list.rows.some(({ success }) => success)]).toEqual([2, false, true]);
  });

  it('opens an entry that is among the rows without a call, and another one where its URL leads', async () => {
    const { at, list, view } = await openLogs();
    await at();
    await list.loadMore();
    const [third, twelfth] = [list.rows[2]!, list.rows[12]!];
    await at({}, { id: third.id, after: list.idAbove(third.id) });
    expect([view.openedId, list.rows.length]).toEqual([third.id, 20]);
    const openEntry = { id: twelfth.id, after: list.idAbove(twelfth.id) };
    await at({ status: 'success' });
    await at({}, openEntry);
    expect([view.opened?.id, list.rows[0]?.id, list.startsAfter]).toEqual([twelfth.id, twelfth.id, openEntry.after]);
    expect(view.exporter.scope.startsMidLog).toBe(true);
    await at();
    expect([view.opened, list.startsAfter]).toEqual([null, openEntry.after]);
    await view.showNewest();
    expect([list.startsAfter, list.rows[2]?.id]).toEqual([null, third.id]);
  });

  it('looks for the entry of a URL that comes while the list of another is on its way', async () => {
    const { at, list, view } = await openLogs();
    await at();
    await list.loadMore();
    const openEntry = { id: list.rows[15]!.id, after: list.idAbove(list.rows[15]!.id) };
    await at({ status: 'failed' });
    const first = at();
    await Promise.all([first, at({}, openEntry), at({}, openEntry)]);
    expect([view.opened?.id, list.rows[0]?.id]).toEqual([openEntry.id, openEntry.id]);
  });

  it('knows what is above the open entry by now, and nothing once it is not among the rows', async () => {
    const { at, console: app, list, view } = await openLogs();
    await at();
    const openEntry = { id: list.rows[0]!.id, after: null };
    expect(view.openEntry).toBeNull();
    await at({}, openEntry);
    expect(view.openEntry).toEqual(openEntry);
    app.clock.advance(60_000);
    await list.loadNewer();
    expect(view.openEntry).toEqual({ id: openEntry.id, after: list.rows[list.rows.length - 11]?.id });
    app.clock.advance(45 * 60_000);
    await list.loadNewer();
    expect([view.openedId, view.openEntry]).toEqual([openEntry.id, null]);
  });

  it('reports that an entry is missing, and does not look for it again', async () => {
    let requestCount = 0;
    const { at, list, view } = await openLogs((logs) => ({
      callbackLogs: (...args) => {
        requestCount += 1;
        return logs.callbackLogs(...args);
      },
    }));
    await at({}, { id: 'nowhere', after: null });
    await at({}, { id: 'nowhere', after: null });
    expect([list.missingId, view.opened, requestCount]).toEqual(['nowhere', null, 20]);
  });

  it('does not load more automatically after a failure', async () => {
    let requestCount = 0;
    const { at, list, view } = await openLogs((logs) => ({
      callbackLogs: (filters, after, signal) => {
        requestCount += 1;
        return after === null ? logs.callbackLogs(filters, after, signal) : Promise.resolve(fail(unexpected(500)));
      },
    }));
    await at();
    view.loadOnScroll(10);
    await flush();
    view.loadOnScroll(10);
    await flush();
    expect([requestCount, list.moreFailure?.kind, list.rows.length]).toEqual([2, 'unexpected', 10]);
  });

  it('loads no more for a table that has not rendered the last page yet', async () => {
    const { at, list, view } = await openLogs();
    await at();
    view.loadOnScroll(10);
    await flush();
    view.loadOnScroll(10);
    await flush();
    expect(list.rows.length).toBe(20);
    view.loadOnScroll(20);
    await flush();
    expect(list.rows.length).toBe(30);
  });

  it('follows what happens, and preserves an open entry open when the list restarts', async () => {
    const { at, console: app, list, view } = await openLogs();
    await at();
    const oldest = list.rows[9]!;
    await at({}, { id: oldest.id, after: list.idAbove(oldest.id) });
    view.toggleLive();
    await flush();
    app.clock.advance(60_000);
    await flush();
    expect([list.rows.length > 10, list.rows.at(-1)?.id]).toEqual([true, oldest.id]);
    app.isVisible = false;
    app.clock.advance(45 * 60_000);
    app.isVisible = true;
    app.returnToPage();
    for (let page = 0; page < 10; page += 1) await flush();
    expect([list.find(oldest.id), view.openedId]).toEqual([undefined, oldest.id]);
  });

  it('goes to the newest entries when it is to follow what happens', async () => {
    const { at, list, view } = await openLogs();
    await at();
    const [, second] = list.rows;
    await at({ status: 'success' });
    await at({}, { id: second!.id, after: list.idAbove(second!.id) });
    list.startsAfter = 'an-entry';
    view.toggleLive();
    await flush();
    expect([list.startsAfter, list.rows.length]).toEqual([null, 10]);
  });

  it('hands out the rows that are loaded as a file', async () => {
    const { at, console: app, list, view } = await openLogs();
    await at();
    view.exporter.save('csv');
    view.exporter.save('json');
    expect(app.savedFiles.map(({ name }) => name)).toEqual([
      'callback-logs-part-10-20261121-0900.csv',
      'callback-logs-part-10-20261121-0900.json',
    ]);
    expect(app.savedFiles[0]?.text.split('\r\n')).toHaveLength(12);
    const ids = (JSON.parse(app.savedFiles[1]?.text ?? '') as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(list.rows.map(({ id }) => id));
  });

  it('shows a text selected that it could not copy, until another entry is open', async () => {
    const { at, console: app, list, view } = await openLogs();
    await at();
    app.copyOutcome = 'insecure-page';
    await view.copy('a text');
    expect(view.manualCopyText).toBe('a text');
    await at({}, { id: list.rows[0]!.id, after: null });
    expect(view.manualCopyText).toBeNull();
  });

  it('forgets its rows when it is left', async () => {
    const { at, list, view, stop } = await openLogs();
    await at({ status: 'failed' }, null);
    view.toggleLive();
    stop();
    expect([list.state.kind, view.opened]).toEqual(['idle', null]);
  });
});
