import type { CopyOutcome, TextToCopy } from '#src/application/platform/platform.ts';

const TESTS = new URL('..', import.meta.url).pathname;
/** The device of the tests, which is on every stack. */
const DEVICE = [`${TESTS}support/gesture.ts`, `${TESTS}support/test-app.ts`];

/**
 * Whether the caller runs within the click: straight from a test or from the handler of an event, with no await between.
 * After an await, the engine starts from an empty stack and marks those who wait as `async`.
 */
export function isInGesture(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const stack = new Error('Who calls?').stack ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  return stack.split('\n').some((frame) => !frame.includes('at async ') && isCaller(frame));
}

function isCaller(frame: string): boolean {
  return frame.includes('react-dom') || (frame.includes(TESTS) && !DEVICE.some((own) => frame.includes(own)));
}

/** A clipboard as strict as Safari's: once the click is over, nothing is copied. */
export function strictCopy(copied: string[], outcome: () => CopyOutcome) {
  return async (text: TextToCopy): Promise<CopyOutcome> => {
    const isAllowed = isInGesture();
    const known = typeof text === 'string' ? text : await text;
    if (known === null) return 'no-text';
    if (!isAllowed) return 'failed';
    if (outcome() === 'copied') copied.push(known);
    return outcome();
  };
}
