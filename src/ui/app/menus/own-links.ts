import {
  Activity,
  Bell,
  BookOpen,
  ChartNoAxesColumn,
  CircleQuestionMark,
  ExternalLink,
  FileText,
  Globe,
  KeyRound,
  Newspaper,
  ReceiptText,
  SquareTerminal,
  Users,
} from 'lucide';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { hrefOf, ownPages, type OwnIcon, type OwnMenu } from '#src/domain/branding/own-pages.ts';
import { textIn } from '#src/domain/shared/own-text.ts';
import { isPathOffered } from '#src/domain/shared/offered-pages.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

const ICONS: Readonly<Record<OwnIcon, IconType>> = {
  activity: Activity,
  bell: Bell,
  book: BookOpen,
  chart: ChartNoAxesColumn,
  file: FileText,
  globe: Globe,
  help: CircleQuestionMark,
  key: KeyRound,
  link: ExternalLink,
  news: Newspaper,
  receipt: ReceiptText,
  terminal: SquareTerminal,
  users: Users,
};

/** The provider's entries of a menu, without those of pages that are switched off. */
export function ownLinks({ settings, language }: Pick<AppStores, 'settings' | 'language'>, menu: OwnMenu) {
  const framed = ownPages(settings);
  return settings.menu[menu]
    .map((link) => ({ ...link, url: hrefOf(link, framed) }))
    .filter(({ url }) => isPathOffered(url, settings.pages))
    .map(({ text, icon, url, order }) => ({
      kind: 'link' as const,
      label: textIn(text, language.shown),
      icon: ICONS[icon],
      href: url,
      external: !url.startsWith('/'),
      order,
    }));
}

export function useOwnLinks(menu: OwnMenu) {
  return ownLinks(useAppStores(), menu);
}
