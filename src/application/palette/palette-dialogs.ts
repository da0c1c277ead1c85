import { makeAutoObservable } from 'mobx';

export type PaletteDialogName = 'palette' | 'shortcuts';

/** Which dialog of the palette is open; it loads on demand. */
export class PaletteDialogs {
  opened: PaletteDialogName | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(dialog: PaletteDialogName): void {
    this.opened = dialog;
  }

  close(): void {
    this.opened = null;
  }
}
