import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CallsPanel } from '#src/application/calls/calls-panel.ts';
import { togglesCalls } from '#src/domain/calls/calls-key.ts';
import type { CallsDrawerProps } from '#src/ui/calls/calls-drawer.tsx';
import { LazyPage } from './lazy-page.ts';
import { useAppStores } from './stores-context.ts';

const DRAWER = new LazyPage<CallsDrawerProps>(
  async ({ calls }) =>
    (await Promise.all([import('#src/ui/calls/calls-drawer.tsx'), calls?.store.load()]))[0].CallsDrawer,
  ['console', 'calls', 'json-viewer'],
);

/** Above the route gate, because the calls of the screens before the log-in count too. */
export function CallsDrawerHost() {
  const { calls } = useAppStores();
  return calls && <OpenedDrawer panel={calls} />;
}

const OpenedDrawer = observer(function OpenedDrawer({ panel }: { readonly panel: CallsPanel }) {
  const stores = useAppStores();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!togglesCalls(event) || event.repeat) return;
      event.preventDefault();
      panel.toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [panel]);
  useEffect(() => void (panel.isOpen && DRAWER.load(stores)), [panel.isOpen, stores]);

  const Drawer = DRAWER.componentFor(stores);
  return panel.isOpen && Drawer && <Drawer store={panel.store.current} onClose={panel.close} />;
});
