let allowedUrl: string | null = null;

/** Allows this one script under Trusted Types, where a page rejects the url of any other. */
export function allowScript(url: string): void {
  allowedUrl = url;
}

/** For the default policy: the url that was allowed, and null for any other. */
export function allowedScript(url: string): string | null {
  return url === allowedUrl ? url : null;
}
