/**
 * Changes the page as the translation of a browser does, and every change of it too: each text is replaced by a copy in
 * `<font><font>`, so the text node that React made is no longer in the page. The copy says the same, so what finds
 * things by their names still does. Runs in the page as well; returns what ends it.
 */
export function translatePage(): () => void {
  const tag: string = 'font';
  const translate = (text: Node): void => {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim()) return;
    if (parent.closest('script, style, template, textarea, option, font, [translate="no"]')) return;
    const font = document.createElement(tag);
    font.append(document.createElement(tag));
    font.firstElementChild?.append(text.nodeValue);
    parent.replaceChild(font, text);
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const textNodes = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) textNodes.push(walker.currentNode);
    textNodes.forEach(translate);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) translateAll(node);
    }
  });
  const start = (): void => {
    translateAll(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
  return () => observer.disconnect();
}

/** What translators and React both hold on to: the text nodes that React made for themselves, beside other nodes. */
export function bareTextNodes(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const isBare = Object.keys(text).some((name) => name.startsWith('__reactFiber'));
    const isSafe = text.parentElement?.closest('[translate="no"], [data-slot="replaced-text"]');
    if (isBare && !isSafe && text.nodeValue?.trim()) found.push(text.nodeValue);
  }
  return found;
}
