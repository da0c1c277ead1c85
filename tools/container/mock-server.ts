import { runMockServer } from '#tools/mock-server/run-mock-server.ts';

runMockServer(process.argv.slice(2)).catch((error: unknown) => {
  // One line instead of a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
