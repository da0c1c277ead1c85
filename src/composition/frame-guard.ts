/** Protects against framing: tries to break out, and shows nothing if that fails. */
export function isFramed(page: Window): boolean {
  if (page.self === page.top) return false;
  try {
    if (page.top) page.top.location.href = page.self.location.href;
  } catch {
    // A sandboxed frame may not move its parent; the message below is all that is left.
  }
  return true;
}
