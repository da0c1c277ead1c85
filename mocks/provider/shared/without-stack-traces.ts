/**
 * msw takes a stack trace for each of its handlers, and its database takes one, to say where they were made. Nobody
 * reads those here, and in tests each is mapped to the sources, which takes longer than to make the rest.
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
