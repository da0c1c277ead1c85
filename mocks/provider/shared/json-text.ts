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

/**
 * msw takes a stack trace for each of its handlers, and its database takes one, to say where they were made. Nobody
 * reads those here, and in tests each is mapped to the sources, which takes longer than to make the rest.
 */
export function withoutStackTraces<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
