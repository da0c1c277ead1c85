/** As plain text, for which no server has to answer a preflight. What is sent while the page closes arrives too. */
export function sendBeacon(url: string, text: string): void {
  navigator.sendBeacon(url, text);
}
