import type { CallKind } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Loadable } from './loadable.ts';

/** The list shows its failure itself. */
export async function loadAndReport(
  list: { load(): Promise<void>; readonly state: Loadable<unknown> },
  report: ReportFailure,
  call: CallKind = 'read',
): Promise<void> {
  await list.load();
  if (list.state.kind === 'failed') report(list.state.failure, call, 'in-place');
}
