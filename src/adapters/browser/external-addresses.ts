import type { ExternalAddresses } from '#src/application/platform/external-addresses.ts';
import { allowedAddress, hostsIn } from '#src/domain/shared/external-address.ts';

export interface ExternalAddressOptions {
  readonly hosts: readonly string[];
  /** In mock builds: the folder of the mock provider's own pages, which no allowlist has to name. Null otherwise. */
  readonly ownPages: string | null;
}

export function createBrowserExternalAddresses({ hosts, ownPages }: ExternalAddressOptions): ExternalAddresses {
  const allowed = (address: string) => ownPage(address, ownPages) ?? allowedAddress(address, hosts);
  return {
    openInNewTab(address) {
      const target = allowed(address);
      if (target === null) return 'refused';
      window.open(target, '_blank', 'noopener,noreferrer');
      return 'opened';
    },
    leaveFor(address, atLeaving) {
      const target = allowed(address);
      if (target === null) return 'refused';
      window.addEventListener('pagehide', atLeaving, { once: true });
      window.location.assign(target);
      return 'opened';
    },
  };
}

/** The hosts of the setting, and the host of the API, whose own pages are as trustworthy as its responses. */
export function allowedHosts(setting: string, apiAddress: string): readonly string[] {
  return [...hostsIn(setting), ...(URL.canParse(apiAddress) ? [new URL(apiAddress).host] : [])];
}

/** The mock names its pages from the console's root, whatever folder the console lives under. */
export function ownPage(address: string, folder: string | null): string | null {
  if (folder === null) return null;
  const console = new URL('..', folder);
  const path = /^\/(?!\/)(.*)$/.exec(address)?.[1];
  const target = path === undefined ? address : new URL(path, console).href;
  if (!URL.canParse(target)) return null;
  const { href } = new URL(target);
  return href.startsWith(folder) ? href : null;
}
