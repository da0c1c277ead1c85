import type { CallTrigger } from './call-trigger.ts';
import type { WireCallRecord } from './wire-call.ts';

export interface CallGroup {
  readonly id: string;
  readonly trigger: CallTrigger | null;
  readonly calls: readonly WireCallRecord[];
}

/** The newest group first. What the console fetches by itself is grouped by what it came between. */
export function groupCalls(records: readonly WireCallRecord[]): readonly CallGroup[] {
  const groups = new Map<string, WireCallRecord[]>();
  let lastTrigger = 'start';
  for (const record of records) {
    if (record.trigger) lastTrigger = String(record.trigger.id);
    const id = record.trigger ? lastTrigger : `after-${lastTrigger}`;
    const group = groups.get(id);
    if (group) group.push(record);
    else groups.set(id, [record]);
  }
  return [...groups].map(([id, calls]) => ({ id, calls, trigger: calls[0]?.trigger ?? null })).reverse();
}
