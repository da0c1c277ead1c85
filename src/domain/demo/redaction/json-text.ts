/** A text of a JSON document, and the field that it is in. */
export interface JsonString {
  readonly text: string;
  /** The nearest key before it, in lower case and without separators; empty without one. */
  readonly field: string;
  readonly isKey: boolean;
  /** A number, as its digits. */
  readonly isNumber?: boolean;
}

type Replace = (string: JsonString) => string;

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** Replaces texts of a JSON document, also those of documents inside texts. Everything else stays verbatim. */
export function mapJsonStrings(json: string, replace: Replace, outerField = ''): string {
  let field = outerField;
  return json.replace(TOKEN, (token: string, offset: number) => {
    const isString = token.startsWith('"');
    const isKey = isString && /^\s*:/.test(json.slice(offset + token.length, offset + token.length + 20));
    const text = isString ? (JSON.parse(token) as string) : token;
    if (isKey) field = fieldName(text);
    const replaced = isString
      ? mapText(text, { field, isKey }, replace)
      : replace({ text, field, isKey, isNumber: true });
    // Verbatim, because a text can be escaped in several ways.
    if (replaced === text) return token;
    return isString ? JSON.stringify(replaced) : String(Number(replaced) || 0);
  });
}

/** A whole document or any other text. */
export function mapText(text: string, at: Omit<JsonString, 'text'>, replace: Replace): string {
  return isJsonDocument(text) ? mapJsonStrings(text, replace, at.field) : replace({ ...at, text });
}

export function fieldName(key: string): string {
  return key.toLowerCase().replace(/[^a-z\d]/g, '');
}

function isJsonDocument(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
