/** The compressed copies that a build writes beside a file, by what is behind its name. */
export const SUFFIXES = ['.br', '.gz'];

/**
 * Fonts are compressed already. An operator edits index.html after the build, and would have to compress it again.
 * @param {string} name
 * @returns {boolean}
 */
export function isCompressible(name) {
  return /\.(js|css|json|md|txt|svg|webmanifest)$/.test(name);
}
