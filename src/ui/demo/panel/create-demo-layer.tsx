import type { ReactNode } from 'react';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Demo } from '#src/application/app/demo.ts';
import type { MessageGroup } from '#src/application/i18n/message-groups.ts';
import type { i18n } from 'i18next';
import { DemoLayer } from './demo-layer.tsx';

interface DemoLayerParts {
  readonly demo: Demo;
  /** Null where the console itself does not start. */
  readonly stores: Pick<AppStores, 'session' | 'calls'> | null;
  readonly i18n: { readonly instance: i18n; load(groups: readonly MessageGroup[]): Promise<void> };
}

export async function createDemoLayer({ demo, stores, i18n }: DemoLayerParts): Promise<ReactNode> {
  await i18n.load(['console', 'demo/panel', 'demo/faults', 'demo/scenarios', 'demo/tours']);
  return <DemoLayer demo={demo} stores={stores} i18n={i18n.instance} />;
}
