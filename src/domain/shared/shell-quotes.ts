/** Needs no quotes where the shell sees nothing in it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : shellText(text);
}

/** Double quotes where nothing in them means anything; else single ones, in which nothing does. */
export function shellText(text: string): string {
  return /^[\w@%+=:,./ …-]*$/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}
