import { CornerUpLeft, Link2, RotateCcw, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Demo } from '#src/application/app/demo.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { PanelClock } from './panel-clock.tsx';
import { PanelFaults } from './panel-faults.tsx';
import { PanelNetwork } from './panel-network.tsx';
import { PanelRecording } from './panel-recording.tsx';
import { PanelScenario } from './panel-scenario.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import panelStyles from '#src/ui/components/dialog/detail-panel.module.css';
import styles from './demo-panel.module.css';
import { TourLinks } from '#src/ui/demo/tour/tour-card.tsx';
import { PanelSection } from './panel-section.tsx';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';

const PanelLink = observer(function PanelLink({ store }: { readonly store: DemoStore }) {
  const { t } = useTranslation();
  const [shownLink, setShownLink] = useState<string | null>(null);
  const copy = async () => {
    const isCopied = await store.copyLink();
    setShownLink(isCopied ? null : store.links.exact());
    return isCopied;
  };
  return (
    <PanelSection title={t('demo-panel.link')}>
      <CopyButton variant="primary" icon={Link2} onCopy={copy}>
        {t('demo-panel.link.copy')}
      </CopyButton>
      <p className="text-xs muted">{t('demo-panel.link.text')}</p>
      {shownLink !== null && (
        <p role="alert" className={styles.link}>
          <span>{t('demo-panel.link.failed')}</span> <span className="mono">{shownLink}</span>
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="sm" icon={CornerUpLeft} aria-disabled={!store.canRevert} onClick={store.revert}>
          {t('demo-panel.revert')}
        </Button>
        <Button size="sm" icon={RotateCcw} onClick={store.reset}>
          {t('demo-panel.reset')}
        </Button>
        <Button size="sm" onClick={store.resetData}>
          {t('demo-panel.reset-data')}
        </Button>
      </div>
    </PanelSection>
  );
});

interface DemoPanelProps {
  readonly demo: Demo;
  readonly stores: Pick<AppStores, 'session' | 'calls'> | null;
  readonly onClose: () => void;
}

/** Beside the console, which stays usable. */
export const DemoPanel = observer(function DemoPanel({ demo, stores, onClose }: DemoPanelProps) {
  const { t } = useTranslation();
  const { store } = demo;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const calls = stores?.calls ?? null;
  const showCalls = () => {
    calls?.open();
    // Where the panel covers the page, it makes room.
    if (!window.matchMedia('(min-width: 1200px)').matches) onClose();
  };
  return (
    <aside
      className={styles.panel}
      data-slot="demo-panel"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={classNames('row', styles.header)}>
        <h2 id={id} ref={heading} tabIndex={-1} className="heading-card grow">
          {t('demo-panel.title')}
        </h2>
        <IconButton icon={X} label={t('common.close')} onClick={onClose} />
      </div>
      <div className={panelStyles.main}>
        {store.unknown.length > 0 && (
          <div className={classNames('stack stack-3', styles.section)}>
            <Alert
              kind="warning"
              role="alert"
              action={
                <Button size="sm" onClick={store.dismissUnknown}>
                  {t('demo-panel.dismiss')}
                </Button>
              }
            >
              <span className="wrap-anywhere">{t('demo-panel.unknown', { parts: store.unknown.join('; ') })}</span>
            </Alert>
          </div>
        )}
        <PanelLink store={store} />
        <PanelScenario demo={demo} session={stores?.session ?? null} />
        <PanelTours demo={demo} />
        <PanelClock store={store} />
        <PanelNetwork store={store} onShowCalls={calls && showCalls} />
        <PanelRecording store={store} />
        <PanelFaults store={store} />
        <PanelPages store={store} />
      </div>
    </aside>
  );
});

const PanelPages = observer(function PanelPages({ store }: { readonly store: Demo['store'] }) {
  const { t } = useTranslation();
  return (
    <div className={classNames('stack stack-3', styles.section)}>
      <nav className={styles.buttons} aria-label={t('demo-panel.title')}>
        <a href={store.links.demoPage('/demo')}>{t('demo-panel.scenario.all')}</a>
        <a href={store.links.demoPage('/demo/states')}>{t('demo-panel.states')}</a>
      </nav>
      <Checkbox checked={store.isButtonHidden} onChange={store.hideButton} description={t('demo-panel.shortcut')}>
        {t('demo-panel.hide')}
      </Checkbox>
    </div>
  );
});

function PanelTours({ demo }: { readonly demo: Demo }) {
  const { t } = useTranslation();
  return (
    <PanelSection title={t('tour.title')}>
      <TourLinks demo={demo} variant="list" />
    </PanelSection>
  );
}
