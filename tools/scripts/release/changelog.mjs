const UNRELEASED = '## Unreleased\n';
const DUTIES = '### What an operator must do';
const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * The changelog in which what is unreleased has become a version, and the section of this version. Throws why it cannot.
 * @param {string} changelog
 * @param {{ version: string, date: string }} release
 */
export function releaseChangelog(changelog, { version, date }) {
  const [latest = '0.0.0'] = versionsOf(changelog);
  if (!VERSION.test(version)) throw new Error(`${version} is no version such as 1.2.0.`);
  if (compare(version, latest) <= 0) throw new Error(`${version} does not follow ${latest}.`);
  const [before, after] = changelog.split(UNRELEASED);
  if (after === undefined) throw new Error('CHANGELOG.md has no section "Unreleased".');
  const [section = ''] = after.split(/^## /m);
  if (!section.includes(`${DUTIES}\n`)) throw new Error(`What is unreleased has no "${DUTIES}".`);
  if (section.replace(/### .*|Nothing\./g, '').trim() === '') throw new Error('Nothing is unreleased.');
  const next = `${UNRELEASED}\n${DUTIES}\n\nNothing.\n\n`;
  return { text: `${before}${next}## ${version} (${date})\n${after}`, section: section.trim() };
}

/** The released ones, the newest first. */
export function versionsOf(changelog) {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
}

function compare(one, other) {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const differs = left.findIndex((part, index) => part !== right[index]);
  return differs < 0 ? 0 : left[differs] - right[differs];
}
