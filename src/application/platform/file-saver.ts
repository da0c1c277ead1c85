export interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

export interface FileSaver {
  /** Hands over a file; the browser does not report whether it was saved. */
  save(file: SavedFile): void;
}
