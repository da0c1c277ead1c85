export interface Protocol {
  readonly name: string;
  readonly publicName: string;
  /** Base64 of an SVG; shown as an image, never as markup. Empty where the provider has none. */
  readonly logoSvgBase64: string;
}

/** Two letters for a protocol without a logo. */
export function lettersOf({ publicName, name }: Protocol): string {
  return [...(publicName || name)].slice(0, 2).join('').toUpperCase();
}

/** Those whose name holds what was typed, whatever its case. */
export function matching(protocols: readonly Protocol[], typed: string): readonly Protocol[] {
  const wanted = typed.trim().toLowerCase();
  return protocols.filter(({ name, publicName }) => `${name} ${publicName}`.toLowerCase().includes(wanted));
}
