export interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

export interface SavedBytes extends Omit<SavedFile, 'text'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface FileSaver {
  /** Hands over a file; the browser does not report whether it was saved. */
  save(file: SavedFile): void;
  saveBytes(file: SavedBytes): void;
}
