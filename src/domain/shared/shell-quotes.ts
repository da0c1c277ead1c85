/** Quotes a word only if the shell would interpret it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : shellText(text);
}

/** Double quotes if they are safe, else single quotes. */
export function shellText(text: string): string {
  return /^[\w@%+=:,./ …-]*$/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}
