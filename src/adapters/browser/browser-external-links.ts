import type { ExternalLinks } from '#src/application/platform/external-links.ts';
import { allowedUrl, parseHosts } from '#src/domain/shared/external-url.ts';

type PageUrl = (path: string) => string;

interface ExternalLinkOptions {
  readonly hosts: readonly string[];
  /** Makes the urls of the mock provider's pages, which need no allowlist; null in production builds. */
  readonly pageUrl: PageUrl | null;
}

export function createBrowserExternalLinks({ hosts, pageUrl }: ExternalLinkOptions): ExternalLinks {
  const toAllowedUrl = (url: string) => ownPageUrl(url, pageUrl) ?? allowedUrl(url, hosts);
  return {
    openInNewTab(url) {
      const target = toAllowedUrl(url);
      if (target === null) return 'blocked';
      window.open(target, '_blank', 'noopener,noreferrer');
      return 'opened';
    },
    hostOf(url) {
      const target = toAllowedUrl(url);
      return target === null ? null : new URL(target).host;
    },
    async openWhenKnown(url) {
      const tab = window.open('', '_blank');
      if (tab) tab.opener = null;
      const known = await url;
      const target = known === null ? null : toAllowedUrl(known);
      if (tab && target !== null) followLink(tab, target);
      else tab?.close();
      if (known === null) return 'no-url';
      if (target === null) return 'blocked';
      return tab ? 'opened' : 'no-tab';
    },
    navigateTo(url, onLeave) {
      const target = toAllowedUrl(url);
      if (target === null) return 'blocked';
      window.addEventListener('pagehide', onLeave, { once: true });
      window.location.assign(target);
      return () => window.removeEventListener('pagehide', onLeave);
    },
  };
}

/** A link of the tab's own page, because that alone can keep the referrer back. */
function followLink({ document: page }: Window, href: string): void {
  const link = page.createElement('a');
  Object.assign(link, { href, rel: 'noreferrer' });
  page.body.append(link);
  link.click();
}

export function allowedHosts(setting: string, apiUrl: string): readonly string[] {
  return [...parseHosts(setting), ...(URL.canParse(apiUrl) ? [new URL(apiUrl).host] : [])];
}

/** The mock names its pages by a path of the console or by their full url. */
export function ownPageUrl(url: string, pageUrl: PageUrl | null): string | null {
  if (pageUrl === null) return null;
  const target = /^\/(?!\/)/.test(url) ? pageUrl(url) : url;
  if (!URL.canParse(target)) return null;
  const { href } = new URL(target);
  return href.startsWith(pageUrl('/mock/')) ? href : null;
}
