export function loadMockPages() {
  return import('#mocks/pages/open-mock-page.tsx');
}
