export interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

export interface FileSaver {
  /** Hands a file to the person, who may keep it or not: nobody tells. */
  save(file: SavedFile): void;
}
