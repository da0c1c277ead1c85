import type { OwnPanel, PanelSetting } from '#src/application/app/settings.ts';
import { EntryProblem, onlyKeys, readText } from './own-entries.ts';

const MAX_POINTS = 3;

/** Content, or whether the console's own shows; in a variable as JSON. Throws what is wrong. */
export function readPanel(raw: unknown, readImage: (raw: unknown) => string | undefined): PanelSetting {
  const value = typeof raw === 'string' ? parseJson(raw) : raw;
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) throw new EntryProblem('true, false, or content with a headline');
  const content = value as Readonly<Record<string, unknown>>;
  onlyKeys(content, ['headline', 'text', 'points', 'curl', 'image']);
  const { text, points = [], curl = '' } = content;
  if (!Array.isArray(points) || points.length > MAX_POINTS)
    throw new EntryProblem(`a list of up to ${MAX_POINTS} points`);
  if (typeof curl !== 'string') throw new EntryProblem('a curl that is text');
  const image = readImage(content['image'] ?? '');
  if (image === undefined) throw new EntryProblem('an image that is a file beside index.html or a url');
  return {
    headline: readText(content['headline']),
    text: text === undefined ? null : readText(text),
    points: points.map(readText),
    ...{ curl: curl.trim(), image },
  } satisfies OwnPanel;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim() || 'true');
  } catch {
    return undefined;
  }
}
