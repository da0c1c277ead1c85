import { makeAutoObservable } from 'mobx';

type PaletteDialogName = 'palette' | 'shortcuts';

export class PaletteDialogs {
  opened: PaletteDialogName | null = null;
  /** Typed before the field of the palette had the focus. */
  #typed = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(dialog: PaletteDialogName): void {
    this.opened = dialog;
    this.#typed = '';
  }

  type(character: string): void {
    this.#typed += character;
  }

  takeTyped(): string {
    const typed = this.#typed;
    this.#typed = '';
    return typed;
  }

  close(): void {
    this.opened = null;
  }
}
