export interface Protocol {
  readonly name: string;
  readonly publicName: string;
  /** Base64 of an SVG; shown as an image, never as markup. Empty where the provider has none. */
  readonly logoSvgBase64: string;
}

/** Two letters for a protocol without a logo. */
export function protocolInitials({ publicName, name }: Protocol): string {
  return [...(publicName || name)].slice(0, 2).join('').toUpperCase();
}

/** Those whose name holds what was typed, whatever its case. */
export function filterProtocols(protocols: readonly Protocol[], query: string): readonly Protocol[] {
  const needle = query.trim().toLowerCase();
  return protocols.filter(({ name, publicName }) => `${name} ${publicName}`.toLowerCase().includes(needle));
}
