import { type ComponentType, useContext, useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import type { AuthPanelProps } from './auth-panel.tsx';
import styles from './auth-layout.module.css';

type Panel = ComponentType<AuthPanelProps>;

/** The width from which `.auth` has two columns; smaller screens do not fetch the panel. */
const WIDE = '(min-width: 900px)';

/** Cached, so that moving between screens does not render it again. */
let loaded: Panel | null = null;

/** From here on the panel shows it at once. */
export function setPanel(Panel: Panel): void {
  loaded = Panel;
}

async function loadPanel(): Promise<void> {
  setPanel((await import('./auth-panel.tsx')).AuthPanel);
}

/** Where it is drawn already; decorative, so nothing waits for a failure. */
export async function loadDrawnPanel(page: Document): Promise<void> {
  if (!page.querySelector('#first-paint') || !window.matchMedia(WIDE).matches) return;
  await loadPanel().catch(() => undefined);
}

/** Loads after the form, which is what people are here for. */
export function AuthSidePanel(props: AuthPanelProps) {
  const { t } = useTranslation();
  const brand = useContext(BrandName);
  const [Panel, setShown] = useState(() => loaded);
  useEffect(() => {
    if (Panel) return undefined;
    const wide = window.matchMedia(WIDE);
    const load = async () => {
      if (!wide.matches) return;
      await loadPanel();
      setShown(() => loaded);
    };
    // Decorative: the panel stays empty when it does not load.
    const loadIfWide = () => void load().catch(() => undefined);
    loadIfWide();
    wide.addEventListener('change', loadIfWide);
    return () => wide.removeEventListener('change', loadIfWide);
  }, [Panel]);

  return (
    <aside className={styles.sidePanel} data-slot="auth-side" aria-label={t('auth.panel', { brand })}>
      {Panel && <Panel {...props} />}
    </aside>
  );
}
