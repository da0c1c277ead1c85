import { describe, expect, it } from 'vitest';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { openLogs } from './open-logs.ts';

describe('an export that loads on', () => {
  it('saves a thousand rows, and shows how far it is', async () => {
    const { at, console: app, list, view } = await openLogs();
    await at();
    const { exporter } = view;
    expect([exporter.canLoadOn, exporter.progress]).toEqual([true, null]);
    const saved = exporter.loadAndSave('csv');
    expect(exporter.progress).toEqual({ loaded: 10, goal: 1000 });
    await saved;
    expect([list.rows.length, exporter.progress, exporter.canLoadOn]).toEqual([1000, null, false]);
    expect(app.savedFiles.map(({ name }) => name)).toEqual(['callback-logs-part-1000-20261121-0900.csv']);
  });

  it('is stopped by the person, by other filters and by leaving, and saves nothing then', async () => {
    const stops = [
      ({ view }: Opened) => view.exporter.stop(),
      ({ at }: Opened) => void at({ status: 'failed' }),
      ({ stop }: Opened) => stop(),
    ];
    for (const stop of stops) {
      const opened = await openLogs();
      await opened.at();
      const saved = opened.view.exporter.loadAndSave('json');
      stop(opened);
      await saved;
      expect([opened.console.savedFiles, opened.view.exporter.progress]).toEqual([[], null]);
    }
  });

  it('saves nothing when a page fails to load', async () => {
    const {
      at,
      console: app,
      list,
      view,
    } = await openLogs((logs) => ({
      callbackLogs: (filters, after, signal) =>
        after === null ? logs.callbackLogs(filters, after, signal) : Promise.resolve(fail(unexpected(500))),
    }));
    await at();
    await view.exporter.loadAndSave('csv');
    expect([list.moreFailure?.kind, app.savedFiles, view.exporter.progress]).toEqual(['unexpected', [], null]);
  });

  it('waits for a page that is on its way already', async () => {
    const gate = new Gate<void>();
    const {
      at,
      console: app,
      list,
      view,
    } = await openLogs((logs) => ({
      callbackLogs: async (filters, after, signal) => {
        if (after !== null) await gate.opened;
        return logs.callbackLogs({ ...filters, searchPhrase: 'block_mined' }, after, signal);
      },
    }));
    await at();
    void list.loadMore();
    const saved = view.exporter.loadAndSave('csv');
    app.clock.advance(100);
    await flush();
    expect(list.isLoadingMore).toBe(true);
    gate.open();
    await flush();
    app.clock.advance(100);
    await saved;
    expect(app.savedFiles).toHaveLength(1);
  });
});

type Opened = Awaited<ReturnType<typeof openLogs>>;
