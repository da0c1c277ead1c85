import type { ReactNode } from 'react';
import { demoFaultsMessages } from '#src/application/i18n/en/demo-faults.ts';
import { demoPanelMessages } from '#src/application/i18n/en/demo-panel.ts';
import { demoToursMessages } from '#src/application/i18n/en/demo-tours.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Demo } from '#src/application/app/demo.ts';
import type { Messages } from '#src/application/i18n/message-key.ts';
import type { i18n } from 'i18next';
import { DemoLayer } from './demo-layer.tsx';

interface DemoLayerParts {
  readonly demo: Demo;
  /** Null where the console itself does not start. */
  readonly stores: Pick<AppStores, 'session' | 'calls'> | null;
  readonly i18n: { readonly instance: i18n; add(messages: Messages): void };
}

export function createDemoLayer({ demo, stores, i18n }: DemoLayerParts): ReactNode {
  i18n.add({ ...demoPanelMessages, ...demoFaultsMessages, ...demoToursMessages });
  return <DemoLayer demo={demo} stores={stores} i18n={i18n.instance} />;
}
