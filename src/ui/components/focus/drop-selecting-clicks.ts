/** The distance in pixels that makes a drag. */
const DRAG = 4;

/** A drag that selects text ends in a click, which would open what the text belongs to. */
export function dropSelectingClicks(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let pressed = { x: 0, y: 0 };
  document.addEventListener('mousedown', ({ clientX: x, clientY: y }) => (pressed = { x, y }), options);
  document.addEventListener(
    'click',
    (event) => {
      const selection = document.getSelection();
      const isDrag = event.detail > 0 && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= DRAG;
      if (!isDrag || selection === null || selection.isCollapsed) return;
      if (!(event.target instanceof Node) || !selection.containsNode(event.target, true)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  return () => listening.abort();
}
