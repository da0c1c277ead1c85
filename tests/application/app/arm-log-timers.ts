import { callbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { NewRows } from '#src/application/logs/log-row.ts';
import { NO_CALLBACK_FILTERS } from '#src/domain/logs/log-location.ts';
import type { TestApp } from '#tests/support/test-app.ts';

export async function armNewRows({ clock }: TestApp) {
  const newRows = new NewRows(clock);
  const list = { rows: [{ id: '1' }], loadNewer: () => Promise.resolve((list.rows.unshift({ id: '2' }), null)) };
  await newRows.watch(list);
  return () => newRows.ids.size;
}

/** An export that waits for a page which was on its way already. */
export async function armExporter(app: TestApp) {
  const callbackLogs = (await app.account()).get(callbackLogsStore);
  const { view } = callbackLogs;
  await callbackLogs.applyLocation({ filters: NO_CALLBACK_FILTERS, open: null });
  const loading = view.list.loadMore();
  void view.exporter.loadAndSave('csv');
  await loading;
  return () => view.list.rows.length > 20 || view.list.isLoadingMore;
}
