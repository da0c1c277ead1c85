import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { NewRows } from '#src/application/logs/new-rows.ts';
import { GrowingLog, listOf } from './growing-log.ts';

async function openRows() {
  const [log, clock] = [new GrowingLog(20), new ManualClock()];
  const { list } = listOf(log);
  await list.load({ kind: '' });
  return { log, clock, list, newRows: new NewRows(clock) };
}

describe('new rows', () => {
  it('are also those that were listed between known ones', async () => {
    const newRows = new NewRows(new ManualClock());
    const list = { rows: [{ id: '3' }, { id: '1' }], loadNewer: () => Promise.resolve(null) };
    await newRows.watch({
      ...list,
      get rows() {
        return list.rows;
      },
      loadNewer: () => {
        list.rows = [{ id: '4' }, { id: '3' }, { id: '2' }, { id: '1' }, { id: '0' }];
        return Promise.resolve(null);
      },
    });
    expect([...newRows.ids]).toEqual(['4', '2']);
  });

  it('are those that came while somebody watched, for fifteen seconds', async () => {
    const { log, clock, list, newRows } = await openRows();
    await newRows.watch(list);
    expect([...newRows.ids]).toEqual([]);
    log.add(2);
    await newRows.watch(list);
    expect([...newRows.ids]).toEqual(['22', '21']);
    clock.advance(10_000);
    log.add();
    await newRows.watch(list);
    expect([...newRows.ids]).toEqual(['22', '21', '23']);
    clock.advance(15_000);
    expect([...newRows.ids]).toEqual([]);
  });

  it('are none when the list had to restart, or the log is left', async () => {
    const { log, list, newRows } = await openRows();
    log.add(500);
    await newRows.watch(list);
    expect([list.rows[0]?.id, [...newRows.ids]]).toEqual(['520', []]);
    log.add();
    await newRows.watch(list);
    newRows.forget();
    expect([...newRows.ids]).toEqual([]);
  });
});
