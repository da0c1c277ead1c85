/** The pages of other companies that the mock plays; only mock builds have them. */
export function loadMockPages() {
  return import('#mocks/pages/open-mock-page.tsx');
}
