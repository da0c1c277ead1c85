import type { OwnText } from '#src/domain/shared/own-text.ts';
import { allowedUrl, parseHosts } from '#src/domain/shared/external-url.ts';

export const OWN_ICONS = [
  'activity',
  'bell',
  'book',
  'chart',
  'file',
  'globe',
  'help',
  'key',
  'link',
  'news',
  'receipt',
  'terminal',
  'users',
] as const;

export type OwnIcon = (typeof OWN_ICONS)[number];

/** What a page in a frame may do beyond its own scripts and forms. */
export const FRAME_ALLOWANCES = ['links', 'downloads', 'dialogs', 'copy'] as const;

export type FrameAllowance = (typeof FRAME_ALLOWANCES)[number];

/** An entry that a provider adds to a menu. */
export interface OwnLink {
  readonly text: OwnText;
  readonly icon: OwnIcon;
  /** An https address, or a path of the console. */
  readonly url: string;
  /** The place in the menu, from 0; behind the others without it. */
  readonly order?: number;
  /** Opens inside the console, at `/pages/<id>`. */
  readonly frame?: boolean;
  readonly id?: string;
  readonly allow?: readonly FrameAllowance[];
}

export const OWN_MENUS = ['sidebar', 'help', 'profile'] as const;

export type OwnMenu = (typeof OWN_MENUS)[number];

/** Each at its place among the console's own; those without one follow in their order. */
export function withOwn<T>(
  entries: readonly T[],
  own: readonly (T & { readonly order?: number | undefined })[],
): readonly T[] {
  const placed = [...entries];
  const sorted = own.toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0);
  for (const entry of sorted) placed.splice(entry.order ?? placed.length, 0, entry);
  return placed;
}

/** As the name of a page in a url. */
export const PAGE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface OwnPageSettings {
  readonly menu: Readonly<Record<OwnMenu, readonly OwnLink[]>>;
  readonly externalHosts: string;
}

/** The provider's pages that the console shows in a frame, by their paths; of two with one path the first. */
export function ownPages({ menu, externalHosts }: OwnPageSettings): ReadonlyMap<string, OwnLink> {
  const hosts = parseHosts(externalHosts);
  const allowed = framedLinks(menu).filter(({ url }) => allowedUrl(url, hosts) !== null);
  return new Map(allowed.toReversed().map((link) => [ownPagePath(link), link]));
}

/** Those whose host is not among the allowed ones, and which therefore open in a new tab. */
export function unframedPages({ menu, externalHosts }: OwnPageSettings): readonly OwnLink[] {
  const hosts = parseHosts(externalHosts);
  return framedLinks(menu).filter(({ url }) => allowedUrl(url, hosts) === null);
}

/** What the policy of a deployment has to let into a frame. */
export function framedOrigins(settings: OwnPageSettings): string[] {
  return [...new Set([...ownPages(settings).values()].map(({ url }) => new URL(url).origin))];
}

/** The pages that may copy, which the Permissions-Policy of a deployment has to name. */
export function copyingOrigins(settings: OwnPageSettings): string[] {
  const copying = [...ownPages(settings).values()].filter(({ allow }) => allow?.includes('copy'));
  return [...new Set(copying.map(({ url }) => new URL(url).origin))];
}

function framedLinks(menu: OwnPageSettings['menu']): readonly OwnLink[] {
  return OWN_MENUS.flatMap((name) => menu[name].filter(({ frame }) => frame));
}

function ownPagePath({ id = '' }: OwnLink): string {
  return `/pages/${id}`;
}

/** Where a link of the provider leads: to its page in the console if it is shown in one. */
export function hrefOf(link: OwnLink, framed: ReadonlyMap<string, OwnLink>): string {
  const path = ownPagePath(link);
  return link.frame && framed.has(path) ? path : link.url;
}

export interface FrameAppearance {
  readonly theme: 'light' | 'dark';
  readonly language: string;
}

export function frameUrl(url: string, { theme, language }: FrameAppearance): string {
  const framed = new URL(url);
  framed.searchParams.set('theme', theme);
  framed.searchParams.set('lang', language);
  return framed.href;
}

const ESCAPE = 'allow-popups-to-escape-sandbox';

const SANDBOX: Readonly<Record<FrameAllowance, readonly string[]>> = {
  links: ['allow-popups', ESCAPE],
  downloads: ['allow-downloads'],
  dialogs: ['allow-modals'],
  // A permission, which the sandbox says nothing of.
  copy: [],
};

/** With scripts and the origin of the console, a page could remove its own sandbox, or open itself in a tab without one. */
export function frameSandbox({ url, allow = [] }: OwnLink, ownOrigin: string): string {
  const isForeign = new URL(url).origin !== ownOrigin;
  const allowed = allow.flatMap((allowance) => SANDBOX[allowance]).filter((token) => isForeign || token !== ESCAPE);
  return ['allow-scripts', 'allow-forms', ...(isForeign ? ['allow-same-origin'] : []), ...allowed].join(' ');
}

export function framePermissions({ allow = [] }: OwnLink): string {
  return allow.includes('copy') ? 'clipboard-write' : '';
}
