import { searchText } from './search-text.ts';

export interface Protocol {
  readonly name: string;
  readonly publicName: string;
  /** Base64 of an SVG, shown as an image and never as markup; may be empty. */
  readonly logoSvgBase64: string;
}

export function protocolInitials({ publicName, name }: Protocol): string {
  return [...(publicName || name)].slice(0, 2).join('').toUpperCase();
}

export function filterProtocols(protocols: readonly Protocol[], query: string): readonly Protocol[] {
  const needle = searchText(query).trim();
  return protocols.filter(({ name, publicName }) => searchText(`${name} ${publicName}`).includes(needle));
}

/** 'ethereum-classic' as 'Ethereum Classic', 'xrp' as 'XRP': short words are abbreviations, and capitals stay. */
export function formatNetworkName(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length <= 3 ? word.toUpperCase() : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join(' ');
}
