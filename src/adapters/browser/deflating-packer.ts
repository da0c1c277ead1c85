import type { Packed, Packer } from '../../application/platform/packer';

/** Packs into compressed bytes, which lie outside of the heap of the page. */
export const deflatingPacker: Packer = {
  pack<T>(items: readonly T[]) {
    const pack = new Pack<T>(items);
    return items.map((_, place) => new PackedItem(pack, place));
  },
};

class PackedItem<T> implements Packed<T> {
  constructor(
    private readonly pack: Pack<T>,
    private readonly place: number,
  ) {}

  async unpack(): Promise<T> {
    const items = await this.pack.open();
    return items[this.place] as T;
  }
}

class Pack<T> {
  private readonly held: Promise<ArrayBuffer | string>;
  /** Unpacked once for all who ask at the same time. */
  private opening: Promise<readonly T[]> | null = null;

  constructor(items: readonly T[]) {
    this.held = deflated(JSON.stringify(items));
  }

  open(): Promise<readonly T[]> {
    this.opening ??= this.read().finally(() => {
      this.opening = null;
    });
    return this.opening;
  }

  private async read(): Promise<readonly T[]> {
    const held = await this.held;
    return JSON.parse(typeof held === 'string' ? held : await inflated(held)) as readonly T[];
  }
}

/** The text itself where this browser cannot compress. */
async function deflated(text: string): Promise<ArrayBuffer | string> {
  try {
    const { deflate } = await import('./deflate');
    return await deflate(text);
  } catch {
    return text;
  }
}

async function inflated(bytes: ArrayBuffer): Promise<string> {
  const { inflate } = await import('./deflate');
  return inflate(bytes);
}
