/** Clicks a control as a pointer does; the milliseconds until an element of `selector` is painted. */
export async function clickToRow(page, control, { selector }) {
  const [time] = await clickToRows(page, control, { selector, counts: [1] });
  return time;
}

/** The same until as many elements as each of `counts` are painted. */
export async function clickToRows(page, control, { selector, counts }) {
  await page.evaluate(watchFor, { selector, counts });
  await clickAt(page, control);
  return page.evaluate(() => window.shownAfter);
}

/** At the control's middle, without the checks that Playwright runs in the page first. */
export async function clickAt(page, control) {
  const { x, y, width, height } = await control.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/**
 * Runs in the page. From the time of the click event to a task of its own behind the frame that has the rows: the
 * observer sees them in the document, the frame's callback runs before they are painted, and the message after it.
 */
function watchFor({ selector, counts }) {
  let clickedAt = null;
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
  const shownAfter = (count) =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - clickedAt);
      new MutationObserver((_, observer) => {
        if (clickedAt === null || document.querySelectorAll(selector).length < count) return;
        observer.disconnect();
        requestAnimationFrame(() => port2.postMessage(null));
      }).observe(document, { childList: true, subtree: true });
    });
  window.shownAfter = Promise.all(counts.map(shownAfter));
}
