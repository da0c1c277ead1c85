import type { Packer } from '#src/application/platform/packer.ts';

/** Packs nothing: for where there is little, or no time to wait for. */
export const plainPacker: Packer = {
  pack: (items) => items.map((item) => ({ unpack: () => Promise.resolve(item) })),
};
