export interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

export interface SavedBytes extends Omit<SavedFile, 'text'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface FileSaver {
  /**
   * Hands over a file; the browser does not report whether it was saved. Anything known to be secret is masked, unless
   * a `secret` is saved.
   */
  save(file: SavedFile, content?: 'secret'): void;
  saveBytes(file: SavedBytes): void;
}
