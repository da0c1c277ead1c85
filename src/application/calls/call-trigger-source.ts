import type { Disposer } from '#src/application/platform/clock.ts';
import type { CallTrigger } from '#src/domain/calls/call-trigger.ts';

export type TriggerEvent = Pick<CallTrigger, 'kind' | 'label'>;

/** Reports what a person does on the page, before the page acts on it. */
export interface CallTriggerSource {
  watch(listener: (event: TriggerEvent) => void): Disposer;
}
