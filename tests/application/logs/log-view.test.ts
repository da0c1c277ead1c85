import { describe, expect, it } from 'vitest';
import type { Packer } from '#src/application/platform/packer.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gates.ts';
import { openedLogs } from './opened-logs.ts';

describe('a tab of logs', () => {
  it('shows what its address says, and asks for the same only once', async () => {
    let asked = 0;
    const { at, list, view } = await openedLogs((logs) => ({
      callbackLogs: (...args) => {
        asked += 1;
        return logs.callbackLogs(...args);
      },
    }));
    await at({ status: 'failed' });
    await at({ status: 'failed' });
    expect([asked, list.rows.length, list.rows.some(({ success }) => success)]).toEqual([1, 10, false]);
    expect([view.isFiltered, view.scope]).toEqual([
      true,
      { rows: 10, isFiltered: true, hasMore: true, isFromWithin: false },
    ]);
    await at();
    expect([asked, view.isFiltered, list.rows.some(({ success }) => success)]).toEqual([2, false, true]);
  });

  it('opens an entry that is among the rows without a call, and another one where its address leads', async () => {
    const { at, list, view } = await openedLogs();
    await at();
    await list.loadMore();
    const [third, twelfth] = [list.rows[2]!, list.rows[12]!];
    await at({}, { id: third.id, after: list.above(third.id) });
    expect([view.openedId, list.rows.length]).toEqual([third.id, 20]);
    const address = { id: twelfth.id, after: list.above(twelfth.id) };
    await at({ status: 'success' });
    await at({}, address);
    expect([view.opened?.id, list.rows[0]?.id, list.anchor]).toEqual([twelfth.id, twelfth.id, address.after]);
    expect(view.scope.isFromWithin).toBe(true);
    await at();
    expect([view.opened, list.anchor]).toEqual([null, address.after]);
    await view.showNewest();
    expect([list.anchor, list.rows[2]?.id]).toEqual([null, third.id]);
  });

  it('looks for the entry of an address that comes while the list of another is on its way', async () => {
    const { at, list, view } = await openedLogs();
    await at();
    await list.loadMore();
    const address = { id: list.rows[15]!.id, after: list.above(list.rows[15]!.id) };
    await at({ status: 'failed' });
    const first = at();
    await Promise.all([first, at({}, address), at({}, address)]);
    expect([view.opened?.id, list.rows[0]?.id]).toEqual([address.id, address.id]);
  });

  it('knows what stands above the open entry by now, and nothing once it is not among the rows', async () => {
    const { at, console, list, view } = await openedLogs();
    await at();
    const address = { id: list.rows[0]!.id, after: null };
    expect(view.openPlace).toBeNull();
    await at({}, address);
    expect(view.openPlace).toEqual(address);
    console.clock.advance(60_000);
    await list.loadNewer();
    expect(view.openPlace).toEqual({ id: address.id, after: list.rows[list.rows.length - 11]?.id });
    console.clock.advance(45 * 60_000);
    await list.loadNewer();
    expect([view.openedId, view.openPlace]).toEqual([address.id, null]);
  });

  it('says that an entry is missing, and does not look for it again', async () => {
    let asked = 0;
    const { at, list, view } = await openedLogs((logs) => ({
      callbackLogs: (...args) => {
        asked += 1;
        return logs.callbackLogs(...args);
      },
    }));
    await at({}, { id: 'nowhere', after: null });
    await at({}, { id: 'nowhere', after: null });
    expect([list.missing, view.opened, asked]).toEqual(['nowhere', null, 20]);
  });

  it('tells a failure by the general rule, and shows the same address when asked again', async () => {
    let isDown = true;
    const { at, console, list, view } = await openedLogs((logs) => ({
      callbackLogs: (...args) =>
        isDown ? Promise.resolve(fail(unexpected(500, { message: 'Not now.' }))) : logs.callbackLogs(...args),
    }));
    await at({ status: 'failed' });
    expect([list.state.kind, console.toasts]).toEqual(['failed', ['error: Not now.']]);
    isDown = false;
    await view.retry(null);
    expect([list.state.kind, list.filters.status]).toEqual(['ready', 'failed']);
  });

  it('does not ask for more by itself after a failure', async () => {
    let asked = 0;
    const { at, list, view } = await openedLogs((logs) => ({
      callbackLogs: (filters, after, signal) => {
        asked += 1;
        return after === null ? logs.callbackLogs(filters, after, signal) : Promise.resolve(fail(unexpected(500)));
      },
    }));
    await at();
    view.loadOnScroll(10);
    await flush();
    view.loadOnScroll(10);
    await flush();
    expect([asked, list.moreFailure?.kind, list.rows.length]).toEqual([2, 'unexpected', 10]);
  });

  it('asks for no more on behalf of a table that does not show yet what has come', async () => {
    const { at, list, view } = await openedLogs();
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

  it('follows what happens, and keeps an open entry open when the list begins anew', async () => {
    const { at, console, list, view } = await openedLogs();
    await at();
    const oldest = list.rows[9]!;
    await at({}, { id: oldest.id, after: list.above(oldest.id) });
    view.toggleLive();
    await flush();
    console.clock.advance(60_000);
    await flush();
    expect([list.rows.length > 10, list.rows.at(-1)?.id]).toEqual([true, oldest.id]);
    console.isVisible = false;
    console.clock.advance(45 * 60_000);
    console.isVisible = true;
    console.returnToPage();
    for (let page = 0; page < 10; page += 1) await flush();
    expect([list.find(oldest.id), view.openedId]).toEqual([undefined, oldest.id]);
  });

  it('goes to the newest entries when it is to follow what happens', async () => {
    const { at, list, view } = await openedLogs();
    await at();
    const [, second] = list.rows;
    await at({ status: 'success' });
    await at({}, { id: second!.id, after: list.above(second!.id) });
    list.anchor = 'an-entry';
    view.toggleLive();
    await flush();
    expect([list.anchor, list.rows.length]).toEqual([null, 10]);
  });

  it('hands out the rows that are loaded as a file', async () => {
    const { at, console, list, view } = await openedLogs();
    await at();
    await view.exportAs('csv');
    await view.exportAs('json');
    expect(console.saved.map(({ name }) => name)).toEqual([
      'callback-logs-part-10-20261121-0900.csv',
      'callback-logs-part-10-20261121-0900.json',
    ]);
    expect(console.saved[0]?.text.split('\r\n')).toHaveLength(12);
    const ids = (JSON.parse(console.saved[1]?.text ?? '') as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(list.rows.map(({ id }) => id));
  });

  it('opens an entry when it is unpacked, and none that is closed by then', async () => {
    const gates: Gate<void>[] = [];
    const packer: Packer = {
      pack: (items) =>
        items.map((item) => ({
          unpack: async () => {
            const gate = new Gate<void>();
            gates.push(gate);
            await gate.opened;
            return item;
          },
        })),
    };
    const { at, list, view } = await openedLogs(() => ({}), { packer });
    await at();
    const [first, second] = list.rows.map(({ id }) => ({ id, after: list.above(id) }));
    await at({}, first);
    await at({}, second);
    gates[1]?.open();
    await flush();
    expect([view.openedId, JSON.parse(view.opened?.json ?? '')]).toEqual([
      second?.id,
      expect.objectContaining({ id: second?.id }),
    ]);
    gates[0]?.open();
    await flush();
    expect(view.openedId).toBe(second?.id);
    await at({}, first);
    await at();
    gates[2]?.open();
    await flush();
    expect([gates.length, view.opened, view.openedId]).toEqual([3, null, null]);
  });

  it('shows a text selected that it could not copy, until another entry is open', async () => {
    const { at, console, list, view } = await openedLogs();
    await at();
    console.copyOutcome = 'insecure-page';
    await view.copy('a text');
    expect(view.byHand).toBe('a text');
    await at({}, { id: list.rows[0]!.id, after: null });
    expect(view.byHand).toBeNull();
  });

  it('forgets its rows when it is left', async () => {
    const { at, list, view, stop } = await openedLogs();
    await at({ status: 'failed' }, null);
    view.toggleLive();
    stop();
    expect([list.state.kind, view.opened]).toEqual(['idle', null]);
  });
});
