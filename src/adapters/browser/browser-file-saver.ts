import type { FileSaver } from '#src/application/platform/file-saver.ts';

/** Gives a busy tab time to read the file. */
const REVOKE_DELAY_MS = 60_000;

export const browserFileSaver: FileSaver = {
  save: ({ name, mediaType, text }) => saveBlob(name, new Blob([text], { type: mediaType })),
  saveBytes: ({ name, mediaType, bytes }) => saveBlob(name, new Blob([bytes], { type: mediaType })),
};

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
