/** To be built. */
export function CompanyDataPage() {
  return null;
}
