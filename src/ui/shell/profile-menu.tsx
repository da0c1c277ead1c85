import { ChevronDown, LogOut, User } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THEMES } from '../../application/theme/theme-store';
import { initials, type SessionUser } from '../../domain/account/profile';
import { Icon } from '../components/icon';
import { MenuButton } from '../components/menu-button';
import type { MenuEntry } from '../components/menu-entry';
import { ProfileDialog } from './profile-dialog';
import { useAccountStores, useAppStores } from './stores-context';

const NOBODY: SessionUser = { email: '', firstName: '', lastName: '' };

export const ProfileMenu = observer(function ProfileMenu() {
  const { t } = useTranslation();
  const { session } = useAppStores();
  const { profile, subscription } = useAccountStores();
  const [isProfileOpen, setProfileOpen] = useState(false);
  const person = profile.person ?? NOBODY;
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const themeEntry = useThemeEntry();

  const entries: readonly MenuEntry[] = [
    { kind: 'heading', content: <Who name={name} email={person.email} /> },
    { kind: 'separator' },
    { kind: 'action', label: t('profile.my-profile'), icon: User, onSelect: () => setProfileOpen(true) },
    { kind: 'separator' },
    themeEntry,
    { kind: 'separator' },
    { kind: 'action', label: t('common.log-out'), icon: LogOut, onSelect: session.logOut },
  ];

  return (
    <>
      <MenuButton label={t('header.profile', { name })} entries={entries} iconOnly>
        <span className="avatar" aria-hidden="true">
          {initials(person)}
        </span>
        <span className="only-desktop">
          <Icon of={ChevronDown} />
        </span>
      </MenuButton>
      {isProfileOpen && (
        <ProfileDialog
          profile={profile}
          plan={subscription.current.value?.name ?? null}
          onClose={() => setProfileOpen(false)}
        />
      )}
    </>
  );
});

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

function Who({ name, email }: { name: string; email: string }) {
  return (
    <>
      <div className="strong">{name}</div>
      {name !== email && <div className="muted">{email}</div>}
    </>
  );
}
