import { isPlanName } from '#src/domain/plans/plan.ts';
import { Gauge, Menu, Search } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { BrandLogo } from '#src/ui/components/brand/brand-logo.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { HelpMenu } from './menus/help-menu.tsx';
import { ProfileMenu } from './menus/profile-menu.tsx';
import { useAccountStores, useAppStores } from './stores-context.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './header.module.css';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { isMac, KeyCaps, paletteKeys } from '#src/ui/components/shortcut/key-caps.tsx';

export const Header = observer(function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  const { settings, calls, supportChat } = useAppStores();
  const { subscription, paletteDialogs } = useAccountStores();
  const openPalette = () => paletteDialogs.open('palette');
  const brand = settings.brand.name;
  const name = subscription.current.value?.name;
  const plan = name === undefined || isPlanName(name) ? name : t('header.plan', { plan: name });
  return (
    <header className={classNames('screen-only', styles.header)}>
      <span className="only-mobile">
        <IconButton icon={Menu} label={t('nav.open')} onClick={onOpenMenu} />
        <BrandLogo brand={settings.brand} href="/dashboard" compactLabel={t('nav.home', { brand })} />
      </span>
      <SearchButton onClick={openPalette} />
      <span className="grow" />
      <span className="only-mobile">
        <IconButton icon={Search} label={t('header.search')} aria-haspopup="dialog" onClick={openPalette} />
      </span>
      <ButtonLink
        size="sm"
        icon={Gauge}
        href="/billing#upgrade-plan"
        label={plan === undefined ? undefined : t('header.plan.label', { plan })}
      >
        <span className={styles.planName}>{plan ?? t('header.plan.unknown')}</span>
      </ButtonLink>
      <HelpMenu
        links={settings.links}
        onContact={settings.support.widget !== '' && settings.support.id !== '' ? supportChat.open : null}
        onShowShortcuts={() => paletteDialogs.open('shortcuts')}
        onShowCalls={calls && calls.open}
      />
      <ProfileMenu />
    </header>
  );
});

/** Looks like a field, because the palette opens with one. Phones have an icon instead. */
function SearchButton({ onClick }: { onClick: () => void }) {
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
