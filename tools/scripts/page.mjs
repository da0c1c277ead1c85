const BASE_ELEMENT = /<base\s+href="[^"]*"\s*\/?>/;
const SETTINGS_BLOCK = /(<script[^>]*\bid="gatehouse-settings"[^>]*>)[\s\S]*?(<\/script>)/;

/**
 * index.html as an operator may edit it: the sub-path and the settings, without a rebuild.
 * @param {string} html
 * @param {{ basePath?: string, settings?: object }} edits
 * @returns {string}
 */
export function operatedPage(html, { basePath, settings }) {
  const based = basePath === undefined ? html : replaceOnce(html, BASE_ELEMENT, () => `<base href="${basePath}" />`);
  if (!settings) return based;
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return replaceOnce(based, SETTINGS_BLOCK, (_all, open, close) => `${open}${json}${close}`);
}

/** A new release's index.html with what an operator wrote into that of the release before. */
export function carriedPage(html, before) {
  return [BASE_ELEMENT, SETTINGS_BLOCK].reduce((page, pattern) => {
    const [written] = pattern.exec(before) ?? [];
    return written ? replaceOnce(page, pattern, () => written) : page;
  }, html);
}

function replaceOnce(html, pattern, replacement) {
  if (!pattern.test(html)) throw new Error(`index.html has nothing that matches ${pattern}`);
  return html.replace(pattern, replacement);
}
