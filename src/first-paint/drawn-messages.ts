/** Attributes that hold text. A build writes the messages in this order; see tools/build/drawn-messages.ts. */
export const TEXT_ATTRIBUTES = ['data-title', 'aria-label', 'placeholder'] as const;

/** The log-in screen is drawn in one language; the messages of the others come in a file of their own, which is small. */
export async function fetchDrawnMessages(href: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const response = await fetch(href);
  return (await response.json()) as Record<string, readonly string[]>;
}

/** False if the messages are not those of this drawing, which then stays as it is. */
export function writeDrawnMessages(drawn: Element, messages: readonly string[]): boolean {
  const places = [...textPlaces(drawn)];
  if (places.length !== messages.length) return false;
  for (const [index, write] of places.entries()) write(messages[index] ?? '');
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
