/** A piece of finished JSON, such as an amount with more digits than a number can hold. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** What `JSON.stringify` writes of plain data, with finished pieces verbatim. */
export function jsonTextOf(value: unknown): string {
  if (value instanceof JsonText) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonTextOf).join(',')}]`;
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, held]) => held !== undefined);
  return `{${fields.map(([name, held]) => `${JSON.stringify(name)}:${jsonTextOf(held)}`).join(',')}}`;
}
