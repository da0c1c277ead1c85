/** To be built. */
export function PricingPlanPage() {
  return null;
}
