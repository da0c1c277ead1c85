/** Several choices as one text, a line each, so that a draft can hold them. */
export function joinChosen(chosen: readonly string[]): string {
  return chosen.join('\n');
}

export function splitChosen(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}
