/** To be built. */
export function SubscriptionSuccessPage() {
  return null;
}
