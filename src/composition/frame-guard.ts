/** The console refuses to be framed: it tries to break out, and shows nothing of itself where it cannot (§1). */
export function isFramed(page: Window): boolean {
  if (page.self === page.top) return false;
  try {
    if (page.top) page.top.location.href = page.self.location.href;
  } catch {
    // A sandboxed frame may not move its parent; the message below is all that is left.
  }
  return true;
}
