import { DESKTOP } from './signed-in.mjs';

/** The head and the rows of the console's list of keys as elements for React, and all styles of its page. */
export async function captureRows({ browser, session, at }, count) {
  const context = await browser.newContext({ ...DESKTOP, storageState: session });
  const page = await context.newPage();
  await page.goto(at('/api-keys'));
  await page
    .locator('th[data-slot~="row-name"]')
    .nth(count - 1)
    .waitFor();
  const captured = await page.evaluate(readTable);
  await context.close();
  return captured;
}

/** Runs in the page. */
function readTable() {
  const NAMES = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', datetime: 'dateTime', colspan: 'colSpan' };
  // React would want handlers and objects for these.
  const LEFT_OUT = new Set(['style', 'value', 'checked']);
  const inReact = (name) => NAMES[name] ?? name.replace(/^stroke-(.)/, (_, letter) => `stroke${letter.toUpperCase()}`);
  const propsOf = ({ attributes }) =>
    Object.fromEntries(
      [...attributes].filter(({ name }) => !LEFT_OUT.has(name)).map(({ name, value }) => [inReact(name), value]),
    );
  const read = (node) =>
    node instanceof Text
      ? node.data
      : { name: node.localName, props: propsOf(node), children: [...node.childNodes].map(read) };
  const table = document.querySelector('th[data-slot~="row-name"]').closest('table');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return {
    tableProps: propsOf(table),
    head: read(table.tHead),
    rows: [...table.tBodies[0].rows].map(read),
    styles: rules.map(({ cssText }) => cssText).join('\n'),
  };
}
