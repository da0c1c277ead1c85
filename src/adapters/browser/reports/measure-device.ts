import type { MeasureDevice } from '#src/application/platform/measures.ts';
import { sendBeacon } from './send-beacon.ts';

export function createMeasureDevice(endpoint: string): MeasureDevice {
  return {
    send: (batch) => sendBeacon(endpoint, JSON.stringify(batch)),
    async watchVitals(onVital) {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(onVital);
    },
  };
}
