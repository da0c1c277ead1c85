import type { Packer } from '#src/application/platform/packer.ts';

interface CompressedItems {
  read(): Promise<unknown>;
}

/** Packs into compressed bytes, which lie outside of the heap of the page. */
export const deflatingPacker: Packer = {
  pack<T>(items: readonly T[]) {
    const compressed = compress(JSON.stringify(items));
    return items.map((_, index) => ({
      unpack: async () => ((await (await compressed).read()) as readonly T[])[index] as T,
    }));
  },
};

/** Falls back to plain text if the browser cannot compress. */
async function compress(text: string): Promise<CompressedItems> {
  try {
    const { DeflatedJson, deflate } = await import('./deflate.ts');
    return new DeflatedJson(await deflate(text));
  } catch {
    return { read: () => Promise.resolve(JSON.parse(text)) };
  }
}
