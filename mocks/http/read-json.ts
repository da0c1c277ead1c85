import { invalid } from '#mocks/provider/shared/provider-error.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

export async function readJson(request: Request): Promise<JsonRecord> {
  const body: unknown = await request.json().catch(() => {
    throw invalid('invalid_body', 'The body is no valid JSON.');
  });
  return recordIn(body);
}

export function recordIn(body: unknown): JsonRecord {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('invalid_body', 'The body must be a JSON object.');
  }
  return body as JsonRecord;
}
