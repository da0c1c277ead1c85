import { ArrowUpRight, Keyboard, Languages, LogOut, Monitor, Moon, Sun } from 'lucide';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import type { Links } from '#src/application/app/settings.ts';
import { callsCommands } from '#src/ui/calls/calls-commands.ts';
import { THEMES, type ThemeStore } from '#src/application/app/theme-store.ts';
import type { LanguageStore } from '#src/application/i18n/language-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { LANGUAGES } from '#src/domain/shared/language.ts';
import type { Command } from '#src/ui/components/command/command.ts';

const DOCS: readonly { readonly link: keyof Links; readonly title: MessageKey }[] = [
  { link: 'docs', title: 'help.docs' },
  { link: 'apiReference', title: 'palette.api-reference' },
  { link: 'tutorials', title: 'palette.tutorials' },
  { link: 'jsonRpc', title: 'help.json-rpc' },
  { link: 'glossary', title: 'help.glossary' },
  { link: 'whatsNew', title: 'help.whats-new' },
  { link: 'blog', title: 'help.blog' },
  { link: 'status', title: 'help.status' },
];

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

export function consoleCommands(app: AppStores, { paletteDialogs }: AccountStores): readonly Command[] {
  return [
    ...themeCommands(app.theme),
    ...languageCommands(app.language),
    {
      id: 'shortcuts',
      section: 'actions',
      title: { key: 'shortcuts.title' },
      keywords: 'palette.keywords.help',
      icon: Keyboard,
      shortcut: ['?'],
      target: { kind: 'run', run: () => paletteDialogs.open('shortcuts') },
    },
    ...callsCommands(app.calls),
    {
      id: 'log-out',
      section: 'actions',
      title: { key: 'common.log-out' },
      keywords: 'palette.keywords.log-out',
      icon: LogOut,
      target: { kind: 'run', run: app.session.logOut },
    },
    ...docsCommands(app.settings.links),
  ];
}

function themeCommands(theme: ThemeStore): readonly Command[] {
  return THEMES.filter((value) => value !== theme.theme).map((value) => ({
    id: `theme:${value}`,
    section: 'actions',
    title: { key: `palette.theme.${value}` },
    keywords: 'palette.keywords.theme',
    icon: THEME_ICONS[value],
    target: { kind: 'run', run: () => theme.choose(value) },
    isSearchOnly: true,
  }));
}

function languageCommands(language: LanguageStore): readonly Command[] {
  return language.offered
    .filter((code) => code !== language.shown)
    .map((code) => ({
      id: `language:${code}`,
      section: 'actions',
      title: { key: 'palette.language', values: { language: LANGUAGES[code].name } },
      keywords: 'palette.keywords.language',
      icon: Languages,
      target: { kind: 'run', run: () => void language.choose(code) },
      isSearchOnly: true,
    }));
}

/** A deployment hides a page by leaving its url empty. */
function docsCommands(links: Links): readonly Command[] {
  return DOCS.filter(({ link }) => links[link] !== '').map(({ link, title }) => ({
    id: `docs:${link}`,
    section: 'docs',
    title: { key: title },
    keywords: 'palette.keywords.help',
    icon: ArrowUpRight,
    target: { kind: 'external', url: links[link] },
    isSearchOnly: true,
  }));
}
