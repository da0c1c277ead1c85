import { Search } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { isMac, paletteKeys } from '#src/ui/components/shortcut/is-mac.ts';
import { KeyCaps } from '#src/ui/components/shortcut/key-caps.tsx';
import styles from './header.module.css';

/** Looks like a field, because the palette opens with one. Phones have an icon instead. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classNames(styles.search, 'only-desktop')}
      aria-label={`${t('header.search')} ${t(paletteKeys())}`}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
      onClick={onClick}
    >
      <Icon of={Search} size={15} />
      <span>{t('header.search')}</span>
      <KeyCaps keys={[t(paletteKeys())]} />
    </button>
  );
}
