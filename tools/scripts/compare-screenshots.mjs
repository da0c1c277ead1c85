import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Compares the PNG files of two folders by name. Writes the changed pixels of each pair and a page that shows
 * before, after and difference side by side, the largest difference first. `part` limits the comparison to names that contain it.
 */
export function compareScreenshots(before, after, part = '') {
  const differences = join(after, 'differences');
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  const names = [...new Set([...pngNames(before), ...pngNames(after)])].filter((name) => name.includes(part));
  const pairs = names.map((name) => comparePair(name, { before, after, differences }));
  const changed = pairs.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  const report = join(differences, 'index.html');
  writeFileSync(report, page(changed, names.length, { before, after, differences }));
  return { report, different: changed.length };
}

const pngNames = (folder) => readdirSync(folder).filter((name) => name.endsWith('.png'));

/** `share` is the part of the pixels that changed, from 0 to 1; 1 where a size changed or one side is missing. */
function comparePair(name, { before, after, differences }) {
  const [from, to] = [join(before, name), join(after, name)];
  if (!existsSync(from)) return { name, share: 1, reason: 'new' };
  if (!existsSync(to)) return { name, share: 1, reason: 'gone' };
  const [old, current] = [PNG.sync.read(readFileSync(from)), PNG.sync.read(readFileSync(to))];
  const { width, height } = old;
  if (width !== current.width || height !== current.height) return { name, share: 1, reason: 'another size' };
  const changes = new PNG({ width, height });
  const count = pixelmatch(old.data, current.data, changes.data, width, height, { threshold: 0.1 });
  if (count > 0) writeFileSync(join(differences, name), PNG.sync.write(changes));
  return { name, share: count / (width * height), reason: `${((100 * count) / (width * height)).toFixed(2)} %` };
}

/**
 * How many pixels of two PNG files of one size a person would see change. The corner of a border may differ by one in
 * 255 where nothing has moved.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {number}
 */
export function changedPixels(before, after) {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  return pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.02 });
}

function page(changed, total, { before, after, differences }) {
  const image = (folder, name) =>
    existsSync(join(folder, name))
      ? `<img loading="lazy" src="${relative(differences, join(folder, name))}" alt="">`
      : '';
  const rows = changed.map(
    ({ name, reason }) =>
      `<h2>${name} (${reason})</h2><div>${image(before, name)}${image(after, name)}${image(differences, name)}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screenshots that differ</title>
<style>body{font:14px system-ui;margin:24px}div{display:flex;gap:8px}img{width:32%;border:1px solid #ccc;align-self:start}</style>
<h1>${changed.length} of ${total} screenshots differ</h1><p>Before, after, changed pixels.</p>
${rows.join('\n')}
`;
}
