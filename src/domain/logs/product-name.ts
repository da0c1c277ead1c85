/** 'BLOCKCHAIN_EVENTS' as 'Blockchain events'; other spellings stay unchanged. */
export function formatProductName(product: string): string {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(product)) return product;
  const words = product.toLowerCase().replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
