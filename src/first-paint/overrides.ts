/** The operator's settings in index.html; null if they cannot be read. */
export function readOverrides(page: Document): Readonly<Record<string, unknown>> | null {
  const text = page.getElementById('gatehouse-settings')?.textContent.trim();
  try {
    return Object(JSON.parse(text || '{}')) as Record<string, unknown>;
  } catch {
    return null;
  }
}
