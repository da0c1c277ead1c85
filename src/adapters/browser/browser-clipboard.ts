import type { ClipboardWriter, CopyOutcome } from '#src/application/platform/platform.ts';

export const browserClipboard: ClipboardWriter = {
  async write(text) {
    if (!window.isSecureContext) return 'insecure-page';
    return typeof text === 'string' ? writeKnown(text) : writePromised(text);
  },
};

async function writeKnown(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Nothing is awaited before the browser has the promise. Where it takes none, the text is written when it comes. */
async function writePromised(text: Promise<string | null>): Promise<CopyOutcome> {
  const content = text.then((known) => {
    if (known === null) throw new Error('Nothing to copy');
    return new Blob([known], { type: 'text/plain' });
  });
  // A browser that does not take it leaves its failure to nobody.
  content.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
    return 'copied';
  } catch {
    const known = await text;
    return known === null ? 'no-text' : writeKnown(known);
  }
}
