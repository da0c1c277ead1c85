/** 'ethereum-classic' as 'Ethereum Classic', 'xrp' as 'XRP': short words are abbreviations, and capitals stay. */
export function formatNetworkName(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length <= 3 ? word.toUpperCase() : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join(' ');
}
