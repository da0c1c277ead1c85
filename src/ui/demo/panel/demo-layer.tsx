import type { i18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { pressedCharacter } from '#src/domain/shared/pressed-character.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Demo } from '#src/application/app/demo.ts';
import { TourLayer } from '#src/ui/demo/tour/tour-layer.tsx';
import { DemoPanel } from './demo-panel.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './demo-panel.module.css';

interface DemoLayerProps {
  readonly demo: Demo;
  /** Null where the console itself does not start. */
  readonly stores: Pick<AppStores, 'session' | 'calls'> | null;
  readonly i18n: i18n;
}

/** Demo builds only: a button at the edge, the panel that it opens, and the tour that runs. */
export function DemoLayer({ demo, stores, i18n }: DemoLayerProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <PanelHost demo={demo} stores={stores} />
      <TourLayer demo={demo} />
    </I18nextProvider>
  );
}

const PanelHost = observer(function PanelHost({ demo, stores }: Omit<DemoLayerProps, 'i18n'>) {
  const { store } = demo;
  const [isOpen, setIsOpen] = useState(store.unknown.length > 0);
  const edge = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useShortcut(useCallback(() => setIsOpen((before) => !before), []));

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) edge.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <DemoPanel demo={demo} stores={stores} onClose={close} />;
  if (store.isButtonHidden) return null;
  return <EdgeButton demo={demo} button={edge} onOpen={() => setIsOpen(true)} />;
});

interface EdgeButtonProps {
  readonly demo: Demo;
  readonly button: React.RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
}

const EdgeButton = observer(function EdgeButton({ demo, button, onOpen }: EdgeButtonProps) {
  const { t } = useTranslation();
  const { faults, isOffline, latencyMs } = demo.store.moment;
  const isChanged = faults.length > 0 || isOffline || latencyMs > 0 || !demo.store.followsDevice;
  return (
    <aside className={classNames('screen-only', styles.edge)} aria-label={t('demo-panel.open')}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-label={t('demo-panel.open')}
        aria-keyshortcuts="Control+."
        data-changed={isChanged || undefined}
        onClick={onOpen}
      >
        <span>{t('demo-panel.title')}</span>
      </button>
    </aside>
  );
});

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (pressedCharacter(event) !== '.' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [toggle]);
}
