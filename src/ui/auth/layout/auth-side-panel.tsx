import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './auth-layout.module.css';

/** The width from which `.auth` has two columns; smaller screens do not fetch the example. */
const WIDE = '(min-width: 900px)';

/** Cached, so that moving between screens does not render it again. */
let loaded: ComponentType | null = null;

/** From here on the panel shows it at once. */
export function setExample(Example: ComponentType): void {
  loaded = Example;
}

async function loadExample(): Promise<void> {
  setExample((await import('./auth-example.tsx')).AuthExample);
}

/** Where it is drawn already; decorative, so nothing waits for a failure. */
export async function loadDrawnExample(page: Document): Promise<void> {
  if (!page.querySelector('#first-paint') || !window.matchMedia(WIDE).matches) return;
  await loadExample().catch(() => undefined);
}

/** Loads after the form, which is what people are here for. */
export function AuthSidePanel() {
  const { t } = useTranslation();
  const [Example, setShown] = useState(() => loaded);
  useEffect(() => {
    if (Example) return undefined;
    const wide = window.matchMedia(WIDE);
    const load = async () => {
      if (!wide.matches) return;
      await loadExample();
      setShown(() => loaded);
    };
    // Decorative: the panel stays empty when it does not load.
    const loadIfWide = () => void load().catch(() => undefined);
    loadIfWide();
    wide.addEventListener('change', loadIfWide);
    return () => wide.removeEventListener('change', loadIfWide);
  }, [Example]);

  return (
    <aside className={styles.sidePanel} data-slot="auth-side" aria-label={t('auth.example')}>
      {Example && <Example />}
    </aside>
  );
}
