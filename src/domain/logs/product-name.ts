/** 'BLOCKCHAIN_EVENTS' as 'Blockchain events'; a name that is not written like a constant stays as it is. */
export function formatProductName(product: string): string {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(product)) return product;
  const words = product.toLowerCase().replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
