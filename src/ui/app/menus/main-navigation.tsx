import { ChartNoAxesColumn, Droplets, Globe, KeyRound, LayoutDashboard, ReceiptText, Users } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link, useLocation } from 'wouter';
import type { Screen } from '#src/domain/auth/admit.ts';
import { isPathOffered } from '#src/domain/shared/offered-pages.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { useInstantChoice } from '#src/ui/components/layout/use-instant-choice.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { withOwn } from '#src/domain/branding/own-pages.ts';
import { NewTabHint } from '#src/ui/components/link/external-link.tsx';
import { useOwnLinks } from './own-links.ts';
import styles from './main-navigation.module.css';

interface NavigationEntry {
  readonly screen: Screen;
  readonly label: MessageKey;
  readonly icon: IconType;
}

const ENTRIES: readonly NavigationEntry[] = [
  { screen: 'dashboard', label: 'nav.dashboard', icon: LayoutDashboard },
  { screen: 'api-keys', label: 'nav.api-keys', icon: KeyRound },
  { screen: 'verify-domain', label: 'nav.verify-domain', icon: Globe },
  { screen: 'billing', label: 'nav.billing', icon: ReceiptText },
  { screen: 'usage', label: 'nav.usage', icon: ChartNoAxesColumn },
  { screen: 'team', label: 'nav.team', icon: Users },
  { screen: 'faucets', label: 'nav.faucets', icon: Droplets },
];

interface NavigationLink {
  readonly href: string;
  readonly label: string;
  readonly icon: IconType;
  readonly external?: boolean;
}

interface MainNavigationProps {
  readonly path: string;
  readonly onNavigate?: () => void;
}

export function MainNavigation({ path, onNavigate }: MainNavigationProps) {
  const { t } = useTranslation();
  const { pages } = useAppStores().settings;
  const own = useOwnLinks('sidebar');
  const [, navigate] = useLocation();
  const [shown, choose] = useInstantChoice(path, (chosen) => {
    navigate(chosen);
    onNavigate?.();
  });
  const ours = ENTRIES.filter(({ screen }) => isPathOffered(`/${screen}`, pages)).map(
    ({ screen, label, icon }): NavigationLink => ({ href: `/${screen}`, label: t(label), icon }),
  );
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      {withOwn<NavigationLink>(ours, own).map(({ href, label, icon, external }) =>
        external ? (
          <a key={href} href={href} target="_blank" rel="noopener noreferrer" onClick={onNavigate}>
            <Icon of={icon} />
            <span>{label}</span>
            <NewTabHint />
          </a>
        ) : (
          <Link
            key={href}
            href={href}
            aria-current={shown === href ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(href);
            }}
          >
            <Icon of={icon} />
            <span>{label}</span>
          </Link>
        ),
      )}
    </nav>
  );
}
