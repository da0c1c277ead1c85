import { cleanText } from './clean-text.ts';

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
  const needle = cleanText('words', query).toLowerCase();
  return protocols.filter(({ name, publicName }) => `${name} ${publicName}`.toLowerCase().includes(needle));
}
