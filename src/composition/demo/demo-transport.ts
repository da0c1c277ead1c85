import { createDelayedTransport } from '#mocks/http/delayed-transport.ts';
import { createFaultyTransport } from '#mocks/http/faulty-transport.ts';
import { createRecordingTransport } from '#mocks/http/recording-transport.ts';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import { faultOf } from '#src/domain/demo/fault-kind.ts';

/** Every backend fails and is slow as the panel says: first the latency, then the fault. A recording has neither. */
export function createDemoTransport(
  backend: Transport,
  store: DemoStore,
  { clock, deviceClock }: { readonly clock: Clock; readonly deviceClock: Clock },
): Transport {
  const recorded = createRecordingTransport(backend, store.recording.add, clock.now);
  const faulty = createFaultyTransport(recorded, (operation) => faultOf(store.moment.faults, operation), deviceClock);
  return createDelayedTransport(faulty, () => store.moment, deviceClock);
}
