const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
const DEPTH_CHANGE: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** The value of a top-level field verbatim, for valid JSON; null if it is missing. */
export function jsonField(text: string, name: string): string | null {
  const expectedKey = JSON.stringify(name);
  let depth = 0;
  let isKey = true;
  let start: number | null = null;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    depth += DEPTH_CHANGE[token] ?? 0;
    const ends = (depth === 1 && token === ',') || (depth === 0 && token === '}');
    if (start !== null && start >= 0 && ends) return text.slice(start, index).trim();
    if (depth === 1 && token === ':') {
      isKey = false;
      if (start !== null) start = index + 1;
    } else if (ends) isKey = true;
    else if (depth === 1 && isKey && token === expectedKey) start = -1;
  }
  return null;
}

/** Quotes a word only if the shell would interpret it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : shellText(text);
}

/** Double quotes if they are safe, else single quotes. */
export function shellText(text: string): string {
  return /^[\w@%+=:,./ …-]*$/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}
