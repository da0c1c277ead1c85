/** Attributes that hold text. A build writes the texts in this order; see tools/build/drawn-texts.ts. */
export const TEXT_ATTRIBUTES = ['data-title', 'aria-label', 'placeholder'] as const;

/** The log-in screen is drawn in one language; the texts of the others come in a file of their own, which is small. */
export async function fetchDrawnTexts(href: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const response = await fetch(href);
  return (await response.json()) as Record<string, readonly string[]>;
}

/** False if the texts are not those of this drawing, which then keeps its own. */
export function writeDrawnTexts(drawn: Element, texts: readonly string[]): boolean {
  const places = [...textPlaces(drawn)];
  if (places.length !== texts.length) return false;
  for (const [index, write] of places.entries()) write(texts[index] ?? '');
  return true;
}

/** In document order, templates included; first the attributes of an element, then its content. */
function* textPlaces(node: Node): Generator<(text: string) => void> {
  if (node instanceof Text && node.data.trim() !== '') yield (text) => (node.data = text);
  if (node instanceof Element) {
    for (const name of TEXT_ATTRIBUTES) if (node.hasAttribute(name)) yield (text) => node.setAttribute(name, text);
  }
  const { childNodes } = node instanceof HTMLTemplateElement ? node.content : node;
  for (const child of childNodes) yield* textPlaces(child);
}
