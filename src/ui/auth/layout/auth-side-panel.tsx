import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './auth-layout.module.css';

/** Where `.auth` has two columns; on smaller screens the example is not even fetched. */
const WIDE = '(min-width: 900px)';

/** Kept, so that going from one screen to the next does not draw it anew. */
let loaded: ComponentType | null = null;

/** What an account is for, beside the form; it comes after the form, which is what people are here for. */
export function AuthSidePanel() {
  const { t } = useTranslation();
  const [Example, setExample] = useState(() => loaded);
  useEffect(() => {
    if (Example) return undefined;
    const wide = window.matchMedia(WIDE);
    const load = async () => {
      if (!wide.matches) return;
      loaded = (await import('./auth-example.tsx')).AuthExample;
      setExample(() => loaded);
    };
    // Decoration: where it does not come, the place stays empty.
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
