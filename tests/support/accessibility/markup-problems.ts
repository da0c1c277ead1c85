/** What may hold text and its marks alone, by HTML's content model. */
const PHRASING = 'button, label, p, h1, h2, h3, h4, h5, h6, span, bdi, b, strong, small, legend, code, summary';
const BLOCK =
  'address, article, aside, blockquote, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, header, hr, li, main, nav, ol, p, pre, section, table, ul';

const nameOf = (element: Element) => `${element.localName} "${element.textContent.slice(0, 40)}"`;

const words = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('');

/** The text that is seen, also where assistive technology skips it. */
function visibleText(element: Element): string {
  if (element.matches('.sr-only') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return '';
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? ` ${visibleText(node)} ` : (node.nodeValue ?? '')))
    .join('');
}

/** What the rules of axe do not find: the content model, names of landmarks and columns, and visible text in names. */
export function findMarkupProblems(): readonly string[] {
  const all = (selector: string) => [...document.body.querySelectorAll(selector)];
  // PrimeReact's radio button is a div, and its label has to be around it to be pressed.
  const library = '[data-pc-name="radiobutton"]';
  return [
    ...all(PHRASING)
      .flatMap((parent) => [...parent.children].filter((child) => child.matches(BLOCK)))
      .filter((child) => !child.closest(library))
      .map((child) => `${child.parentElement?.localName} holds ${nameOf(child)}`),
    ...all('aside:not([aria-label], [aria-labelledby])').map((aside) => `unnamed ${nameOf(aside)}`),
    ...all('thead :is(th, td)')
      .filter(
        (cell) => cell.matches('[aria-hidden]') || (cell.textContent === '' && !cell.querySelector('[aria-label]')),
      )
      .map(() => 'a column without a name'),
    ...all('button[aria-label], a[aria-label], [role="button"][aria-label]')
      .filter((control) => !words(control.getAttribute('aria-label') ?? '').includes(words(visibleText(control))))
      .map((control) => `${nameOf(control)} is named ${control.getAttribute('aria-label')}`),
    ...all('button')
      .filter((button) =>
        /^(copy|reveal|edit|delete|remove)$/i.test((button.getAttribute('aria-label') ?? visibleText(button)).trim()),
      )
      .map((button) => `${nameOf(button)} does not say what`),
  ];
}
