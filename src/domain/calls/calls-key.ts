export interface CallsKey {
  readonly code: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Alt Shift C. By position, because Alt changes the character on a Mac. It works while a field has the focus. */
export function togglesCalls({ code, altKey, shiftKey, ctrlKey, metaKey }: CallsKey): boolean {
  return code === 'KeyC' && altKey && shiftKey && !ctrlKey && !metaKey;
}
