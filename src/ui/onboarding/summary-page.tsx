/** To be built. */
export function SummaryPage() {
  return null;
}
