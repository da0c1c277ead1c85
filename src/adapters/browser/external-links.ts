import type { ExternalLinks } from '#src/application/platform/external-links.ts';
import { allowedUrl, parseHosts } from '#src/domain/shared/external-url.ts';

export interface ExternalLinkOptions {
  readonly hosts: readonly string[];
  /** The folder of the mock provider's pages, which need no allowlist; null in production builds. */
  readonly ownPages: string | null;
}

export function createBrowserExternalLinks({ hosts, ownPages }: ExternalLinkOptions): ExternalLinks {
  const toAllowedUrl = (url: string) => ownPageUrl(url, ownPages) ?? allowedUrl(url, hosts);
  return {
    openInNewTab(url) {
      const target = toAllowedUrl(url);
      if (target === null) return 'blocked';
      window.open(target, '_blank', 'noopener,noreferrer');
      return 'opened';
    },
    navigateTo(url, onLeave) {
      const target = toAllowedUrl(url);
      if (target === null) return 'blocked';
      window.addEventListener('pagehide', onLeave, { once: true });
      window.location.assign(target);
      return 'opened';
    },
  };
}

/** The hosts of the setting, and the API's own host. */
export function allowedHosts(setting: string, apiUrl: string): readonly string[] {
  return [...parseHosts(setting), ...(URL.canParse(apiUrl) ? [new URL(apiUrl).host] : [])];
}

/** The mock names its pages from the console's root, so the sub-path is added. */
export function ownPageUrl(url: string, folder: string | null): string | null {
  if (folder === null) return null;
  const appRoot = new URL('..', folder);
  const path = /^\/(?!\/)(.*)$/.exec(url)?.[1];
  const target = path === undefined ? url : new URL(path, appRoot).href;
  if (!URL.canParse(target)) return null;
  const { href } = new URL(target);
  return href.startsWith(folder) ? href : null;
}
