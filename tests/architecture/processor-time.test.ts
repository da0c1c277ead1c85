import { expect, test } from 'vitest';
import { parseStat } from '#tools/scripts/processor-time.mjs';

const stat = (pid: number, name: string, parent: number, user: number, system: number, startedAt: number) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194304 10 20 30 40 ${user} ${system} 7 8 20 0 1 0 ${startedAt} 1000 200`;

test.each(['node', 'Web Content', 'tmux: server (1)', ') S 9 9'])('reads the line of a process named %s', (name) => {
  expect(parseStat(stat(42, name, 7, 150, 50, 99_000))).toEqual({ pid: 42, parent: 7, ticks: 200, startedAt: 99_000 });
});
