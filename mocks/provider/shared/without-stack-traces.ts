/**
 * For what takes a stack trace to say where it was made: msw for each of its handlers, and its database. Nobody reads
 * them here, and in tests each is mapped to the sources, which takes longer than all else that is made.
 */
export function withoutStackTraces<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
