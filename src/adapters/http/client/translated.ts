import { ok, type Reply } from '#src/domain/shared/result.ts';

/** The answer of `call` in the words of the domain; a failure stays as it is. */
export async function translated<Answer, Value>(
  call: Reply<Answer>,
  translate: (answer: Answer) => Value,
): Reply<Value> {
  const reply = await call;
  return reply.ok ? ok(translate(reply.value)) : reply;
}
