// Counts the processor time of this process and of all that it starts, browsers too, whatever else the machine does.
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const SAMPLE_EVERY_MS = 500;
/** Linux counts in hundredths of a second. */
const TICKS_A_MINUTE = 6000;

/**
 * Starts to count; the result gives the minutes so far. Reads /proc, because a browser that is killed is in nobody's
 * account of its children. Without /proc it counts the whole machine.
 */
export function countProcessorTime() {
  const own = new Map();
  if (!sample(own)) {
    const before = machineMinutes();
    return () => machineMinutes() - before;
  }
  const timer = setInterval(() => sample(own), SAMPLE_EVERY_MS);
  timer.unref();
  return () => {
    sample(own);
    return [...own.values()].reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_A_MINUTE;
  };
}

/** Updates what our processes used; false where there is no /proc. */
function sample(own) {
  const running = runningProcesses();
  if (!running) return false;
  const parents = new Set([process.pid, ...[...own.values()].map(({ pid }) => pid)]);
  for (let found = -1; found !== parents.size; ) {
    found = parents.size;
    for (const { pid, parent } of running) if (parents.has(parent)) parents.add(pid);
  }
  for (const one of running) if (parents.has(one.pid)) own.set(`${one.pid} ${one.startedAt}`, one);
  return true;
}

function runningProcesses() {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        return []; // It has ended in between.
      }
    });
  } catch {
    return null;
  }
}

/** A line of /proc/PID/stat, in which the name of the program may hold blanks and parentheses. */
export function parseStat(line) {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system, startedAt] = [fields[1], fields[11], fields[12], fields[19]].map(Number);
  return { pid: Number.parseInt(line, 10), parent, ticks: user + system, startedAt };
}

function machineMinutes() {
  return cpus().reduce((sum, { times: { user, nice, sys } }) => sum + user + nice + sys, 0) / 60_000;
}
