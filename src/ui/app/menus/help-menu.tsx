import {
  Activity,
  ArrowLeftRight,
  Bell,
  BookOpen,
  CircleQuestionMark,
  FileText,
  Keyboard,
  MessageCircle,
  Newspaper,
  SquareTerminal,
} from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Links } from '#src/application/app/settings.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { MenuButton } from '#src/ui/components/menu/menu-button.tsx';
import type { MenuEntry } from '#src/ui/components/menu/menu-entry.ts';
import { withOwn } from '#src/domain/branding/own-pages.ts';
import { useOwnLinks } from './own-links.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

interface HelpEntry {
  readonly link: keyof Links;
  readonly label: MessageKey;
  readonly icon?: IconType;
}

const HELP: readonly HelpEntry[] = [
  { link: 'whatsNew', label: 'help.whats-new', icon: Bell },
  { link: 'docs', label: 'help.docs', icon: BookOpen },
  { link: 'jsonRpc', label: 'help.json-rpc', icon: SquareTerminal },
  { link: 'glossary', label: 'help.glossary', icon: FileText },
  { link: 'blog', label: 'help.blog', icon: Newspaper },
  { link: 'status', label: 'help.status', icon: Activity },
];
const LEGAL: readonly HelpEntry[] = [
  { link: 'security', label: 'help.security' },
  { link: 'terms', label: 'help.terms' },
  { link: 'privacy', label: 'help.privacy' },
  { link: 'dataSecurity', label: 'help.data-security' },
];

interface HelpMenuProps {
  readonly links: Links;
  /** Null where support is an address, which other pages name. */
  readonly onContact: (() => void) | null;
  readonly onShowShortcuts: () => void;
  /** Null where the deployment does not show the console's own calls. */
  readonly onShowCalls: (() => void) | null;
}

export function HelpMenu({ links, onContact, onShowShortcuts, onShowCalls }: HelpMenuProps) {
  const { t } = useTranslation();
  const own = useOwnLinks('help');
  const entry = ({ link, label, icon }: HelpEntry): MenuEntry => ({
    kind: 'link',
    label: t(label),
    href: links[link],
    external: true,
    ...(icon && { icon }),
  });
  // A deployment hides a page by leaving its url empty.
  const isConfigured = ({ link }: HelpEntry) => links[link] !== '';
  const legal = LEGAL.filter(isConfigured).map(entry);
  const entries: readonly MenuEntry[] = [
    ...withOwn<MenuEntry>(
      [
        ...HELP.filter(isConfigured).map(entry),
        ...(onContact
          ? [{ kind: 'action', label: t('common.contact-us'), icon: MessageCircle, onSelect: onContact } as const]
          : []),
        { kind: 'action', label: t('help.shortcuts'), icon: Keyboard, onSelect: onShowShortcuts },
        ...(onShowCalls
          ? [{ kind: 'action', label: t('help.calls'), icon: ArrowLeftRight, onSelect: onShowCalls } as const]
          : []),
      ],
      own,
    ),
    ...(legal.length > 0 ? [{ kind: 'separator' } as const, ...legal] : []),
    { kind: 'separator' },
    { kind: 'heading', content: t('help.version', { version: __VERSION__ }) },
  ];
  return (
    <MenuButton label={t('header.help')} icon={CircleQuestionMark} entries={entries} iconOnly>
      <span className="only-desktop">{t('header.help')}</span>
    </MenuButton>
  );
}
