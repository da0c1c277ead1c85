/** By scenario; `npm run demo:screenshots` draws them. */
const SCREENSHOTS = import.meta.glob<string>('./screenshots/*.jpg', { eager: true, query: '?url', import: 'default' });

/** Its address; null for a scenario without one. */
export function scenarioScreenshot(name: string): string | null {
  return SCREENSHOTS[`./screenshots/${name}.jpg`] ?? null;
}
