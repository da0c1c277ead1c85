import { invalid } from '#mocks/provider/shared/provider-error.ts';

export async function readJson(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => {
    throw invalid('invalid_body', 'The body is no valid JSON.');
  });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('invalid_body', 'The body must be a JSON object.');
  }
  return body as Readonly<Record<string, unknown>>;
}
