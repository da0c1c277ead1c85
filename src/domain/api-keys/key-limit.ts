/** A line of the plan, in the words of the provider. */
interface PlanLine {
  readonly name: string;
  readonly value: string;
}

/** "API keys", alone or before other words after a comma. */
const KEYS = /^api keys?(,|$)/i;
const NUMBER = /^(\d{1,6}|\d{1,3}(,\d{3})+)$/;

/** How many keys a plan allows. The features are texts of the provider, so anything but one plain number is null. */
export function keyLimit(features: readonly PlanLine[]): number | null {
  const [feature, ...others] = features.filter(({ name }) => KEYS.test(name.trim()));
  if (!feature || others.length > 0) return null;
  const value = feature.value.trim();
  return NUMBER.test(value) ? Number(value.replaceAll(',', '')) : null;
}
