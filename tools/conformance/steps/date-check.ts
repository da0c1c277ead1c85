import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { breaks } from '#tools/conformance/differences.ts';
import type { Walk } from '#tools/conformance/walk.ts';
import { isOffered } from './if-offered.ts';

type Times = readonly (number | null)[];

/** Between two times of the newest rows, where the provider says that it filters by them; on the bounds anything will do. */
export async function checkDates(
  walk: Walk,
  name: EndpointName,
  fetchTimes: (query: Readonly<Record<string, string>>) => Promise<Times | undefined>,
): Promise<void> {
  if (!(await isOffered(walk, 'log-date-range'))) return;
  // Many rows may have one time; beyond each bound there is another.
  const known = [...new Set(timesOf(await fetchTimes({})))].toSorted((one, other) => other - one);
  const [from, before] = [known.at(-2), known[1]];
  if (from === undefined || before === undefined || from >= before) return;
  const query = { from: new Date(from).toISOString(), before: new Date(before).toISOString() };
  const found = timesOf(await fetchTimes(query));
  const differs = (bound: keyof typeof query, wanted: string, received: string) =>
    walk.client.differs(name, breaks(`query ${bound}`, wanted, received));
  if (found.some((at) => at < from)) return differs('from', 'the rows from that time on', 'older ones too');
  if (found.some((at) => at > before)) return differs('before', 'the rows before that time', 'newer ones too');
  if (found.length === 0 && known.length > 4) differs('from', 'the rows from that time on', 'no row');
}

/** A time that is still to come is another fault, which is reported by itself. */
function timesOf(times: Times | undefined): readonly number[] {
  return (times ?? []).filter((at): at is number => at !== null && at <= Date.now());
}
