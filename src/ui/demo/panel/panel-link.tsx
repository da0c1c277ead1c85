import { CornerUpLeft, Link2, RotateCcw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';
import { PanelSection } from './panel-section.tsx';
import styles from './demo-panel.module.css';

export const PanelLink = observer(function PanelLink({ store }: { readonly store: DemoStore }) {
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
