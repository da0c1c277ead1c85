import { type GenericSchema, parseJson, pipe, safeParse, string } from 'valibot';

/** Reads stored JSON; null for anything that the schema does not accept. */
export function parseStored<T>(schema: GenericSchema<unknown, T>, text: string | null): T | null {
  const result = safeParse(pipe(string(), parseJson(), schema), text);
  return result.success ? result.output : null;
}
