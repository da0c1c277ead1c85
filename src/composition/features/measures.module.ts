import { createMeasureDevice } from '#src/adapters/browser/reports/measure-device.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { MeasuresStore } from '#src/application/measures/measures-store.ts';
import type { Platform } from '#src/application/platform/platform.ts';

export function openMeasures(
  { endpoint, consent }: Settings['measures'],
  { storage, navigation, windowFocus, clock, release }: Platform,
  page: Document,
): MeasuresStore {
  const store = new MeasuresStore({
    ...{ device: createMeasureDevice(endpoint), needsConsent: consent },
    ...{ storage, navigation, focus: windowFocus, clock, release: release.name },
    language: () => page.documentElement.lang,
  });
  store.start();
  return store;
}
