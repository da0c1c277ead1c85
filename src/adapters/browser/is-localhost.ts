export function isLocalhost(hostname: string): boolean {
  return hostname === '[::1]' || /^(.+\.)?localhost$/.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname);
}
