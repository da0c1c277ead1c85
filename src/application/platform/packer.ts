/** A value that is rarely read, stored compactly. */
export interface Packed<T> {
  unpack(): Promise<T>;
}

export interface Packer {
  /** Plain data only, as it goes through JSON. What is alike is packed together. */
  pack<T>(items: readonly T[]): readonly Packed<T>[];
}
