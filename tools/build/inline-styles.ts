import type { Rolldown } from 'vite';

const URL_IN_ASSETS = /url\((["']?)\.\//g;

/**
 * The text of style sheets for a `<style>` in index.html. What they refer to lies beside them in assets/; in index.html it
 * is relative to the base element.
 */
export function inlineStyles(files: readonly string[], bundle: Rolldown.OutputBundle): string {
  const text = files.map((file) => textOf(file, bundle)).join('');
  if (/<\/style/i.test(text)) throw new Error('A style sheet would end its element');
  return text.replaceAll(URL_IN_ASSETS, 'url($1assets/').replaceAll('\n', '');
}

function textOf(file: string, bundle: Rolldown.OutputBundle): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no ${file}`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString('utf8');
}
