import type { ClipboardWriter } from '#src/application/platform/clipboard-writer.ts';

export const browserClipboard: ClipboardWriter = {
  async write(text) {
    if (!window.isSecureContext) return 'insecure-page';
    try {
      await navigator.clipboard.writeText(text);
      return 'copied';
    } catch {
      return 'failed';
    }
  },
};
