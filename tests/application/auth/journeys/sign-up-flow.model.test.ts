import fc from 'fast-check';
import { describe, it } from 'vitest';
import { commands, HAPPY_PATH } from './sign-up-flow-commands.ts';
import { SignUpFlowModel } from './sign-up-flow-model.ts';
import { SignUpFlowWorld } from './sign-up-flow-world.ts';

/** The checks walk the same ways each time, so that what they find can be found again; another SEED explores others. */
const seed = Number(process.env['SEED'] ?? 20_261_121);

/** `npm run test:all` walks further. */
const RUNS = process.env['EVERY_JOURNEY'] ? 2000 : 25;

async function walk(
  startedAt: number,
  steps: Iterable<fc.AsyncCommand<SignUpFlowModel, SignUpFlowWorld>>,
): Promise<void> {
  const world = new SignUpFlowWorld();
  const model = new SignUpFlowModel();
  try {
    await fc.asyncModelRun(() => ({ model, real: world }), HAPPY_PATH.slice(0, startedAt));
    await fc.asyncModelRun(() => ({ model, real: world }), steps);
    world.checkAnswers(model);
  } finally {
    world.close();
  }
}

describe('getting in, whatever one does in two tabs and on two devices', () => {
  it(`shows no forbidden screen, runs in no loop and loses no answer (seed ${seed})`, async () => {
    const startedAt = fc.nat({ max: HAPPY_PATH.length });
    const walks = fc.asyncProperty(startedAt, fc.commands(commands, { maxCommands: 40, size: 'max' }), walk);
    await fc.assert(walks, { seed, numRuns: RUNS });
  }, 240_000);
});
