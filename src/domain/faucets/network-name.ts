/** 'ethereum-classic' as 'Ethereum Classic'; a name that is written with capitals stays as it is. */
export function readableName(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
