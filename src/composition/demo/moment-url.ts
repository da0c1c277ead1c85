const ROUTE = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s;

/** The moment holds once; a reload continues the demo. */
export function withoutMoment(route: string): string {
  const strip = (text: string) => text.replace(/([?&#])demo=[^&#]*&?/, '$1').replace(/[?&#]$/, '');
  const [, path = '/', query = '', fragment = ''] = ROUTE.exec(route) ?? [];
  return path + strip(query && `?${query}`) + strip(fragment);
}

/** A route with a moment. Its own query and fragment stay. */
export function withMoment(route: string, text: string): string {
  const [, path = '/', query = '', fragment = ''] = ROUTE.exec(route) ?? [];
  return `${path}?${query && `${query}&`}demo=${text}${fragment}`;
}
