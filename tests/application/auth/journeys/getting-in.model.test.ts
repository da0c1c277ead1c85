import fc from 'fast-check';
import { describe, it } from 'vitest';
import { commands, STRAIGHT_WAY } from './getting-in-commands.ts';
import { GettingInModel } from './getting-in-model.ts';
import { GettingInWorld } from './getting-in-world.ts';

/** The checks walk the same ways each time, so that what they find can be found again; another SEED explores others. */
const seed = Number(process.env['SEED'] ?? 20_261_121);

const RUNS = 2000;

async function walk(begun: number, steps: Iterable<fc.AsyncCommand<GettingInModel, GettingInWorld>>): Promise<void> {
  const world = new GettingInWorld();
  const model = new GettingInModel();
  try {
    await fc.asyncModelRun(() => ({ model, real: world }), STRAIGHT_WAY.slice(0, begun));
    await fc.asyncModelRun(() => ({ model, real: world }), steps);
    world.checkAnswers(model);
  } finally {
    world.close();
  }
}

describe('getting in, whatever one does in two tabs and on two devices', () => {
  it(`shows no forbidden screen, runs in no loop and loses no answer (seed ${seed})`, async () => {
    const begun = fc.nat({ max: STRAIGHT_WAY.length });
    const walks = fc.asyncProperty(begun, fc.commands(commands, { maxCommands: 40, size: 'max' }), walk);
    await fc.assert(walks, { seed, numRuns: RUNS });
  }, 240_000);
});
