import { AtSign, ChartColumn, ChevronDown, LockKeyhole, LogOut, Mail, User } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { AccountDialog } from '#src/application/account/opened-dialog.ts';
import { isLanguage, LANGUAGES } from '#src/domain/shared/language.ts';
import { THEMES } from '#src/application/app/theme-store.ts';
import { initials, type SessionUser } from '#src/domain/account/profile.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { MenuButton } from '#src/ui/components/menu/menu-button.tsx';
import type { MenuEntry } from '#src/ui/components/menu/menu-entry.ts';
import { useDemoSlots } from '#src/ui/app/demo-slots.ts';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { withOwn } from '#src/domain/branding/own-pages.ts';
import { useOwnLinks } from './own-links.ts';
import styles from './profile-menu.module.css';

const UNKNOWN_USER: SessionUser = { email: '', firstName: '', lastName: '' };

export const ProfileMenu = observer(function ProfileMenu() {
  const { t } = useTranslation();
  const { session } = useAppStores();
  const { profile } = useAccountStores();
  const person = profile.person ?? UNKNOWN_USER;
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const dialogEntries = useDialogEntries();
  const own = useOwnLinks('profile');
  const themeEntry = useThemeEntry();
  const languageEntries = useLanguageEntries();
  const measuresEntries = useMeasuresEntries();

  const entries: readonly MenuEntry[] = [
    { kind: 'heading', content: <SignedInUser name={name} email={person.email} /> },
    { kind: 'separator' },
    ...withOwn<MenuEntry>(dialogEntries, own),
    { kind: 'separator' },
    themeEntry,
    ...languageEntries,
    ...measuresEntries,
    { kind: 'separator' },
    { kind: 'action', label: t('common.log-out'), icon: LogOut, onSelect: session.logOut },
  ];

  return (
    <MenuButton label={t('header.profile', { name })} entries={entries} iconOnly>
      <span className={styles.avatar} data-slot="avatar" aria-hidden="true" data-initials={initials(person)} />
      <span className="only-desktop">
        <Icon of={ChevronDown} />
      </span>
    </MenuButton>
  );
});

/** Mock builds also link to their mailbox. */
function useDialogEntries(): readonly MenuEntry[] {
  const { t } = useTranslation();
  const demo = useDemoSlots();
  const { capabilities, dialogs, profile } = useAccountStores();
  const entry = (dialog: AccountDialog, label: MessageKey, icon: IconType): MenuEntry => ({
    kind: 'action',
    label: t(label),
    icon,
    onSelect: () => dialogs.open(dialog),
  });
  return [
    capabilities.hasAccountPage
      ? { kind: 'link', label: t('profile.my-profile'), icon: User, href: '/account#profile' }
      : entry('profile', 'profile.my-profile', User),
    entry('change-email', 'profile.change-email', AtSign),
    ...(profile.hasPassword ? [entry('change-password', 'profile.change-password', LockKeyhole)] : []),
    ...(__MOCKS__ && demo ? [entry('demo-mailbox', 'demo.mailbox', Mail)] : []),
  ];
}

function useThemeEntry(): MenuEntry {
  const { t } = useTranslation();
  const { theme } = useAppStores();
  return {
    kind: 'choice',
    label: t('header.theme'),
    value: theme.theme,
    options: THEMES.map((value) => ({ value, label: t(`theme.${value}`) })),
    onChoose: (value) => theme.choose(THEMES.find((known) => known === value) ?? 'system'),
  };
}

/** None where one language is offered. */
function useLanguageEntries(): readonly MenuEntry[] {
  const { t } = useTranslation();
  const { language } = useAppStores();
  if (language.offered.length < 2) return [];
  return [
    {
      kind: 'choice',
      label: t('common.language'),
      value: language.chosen,
      options: language.offered.map((code) => ({ value: code, label: LANGUAGES[code].name, lang: code })),
      onChoose: (code) => {
        if (isLanguage(code)) void language.choose(code);
      },
    },
  ];
}

/** To answer otherwise, where the deployment asks before it counts. */
function useMeasuresEntries(): readonly MenuEntry[] {
  const { t } = useTranslation();
  const { measures, settings } = useAppStores();
  if (!measures || !settings.measures.consent) return [];
  const ask = () =>
    void measures.load().then(
      () => measures.current.ask(),
      () => undefined,
    );
  return [{ kind: 'action', label: t('measures.title'), icon: ChartColumn, onSelect: ask }];
}

function SignedInUser({ name, email }: { name: string; email: string }) {
  return (
    <>
      <div className="strong own-direction">{name}</div>
      {name !== email && <div className="muted own-direction">{email}</div>}
    </>
  );
}
