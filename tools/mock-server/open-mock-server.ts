import { writeFileSync } from 'node:fs';
import { openDataFile, type MockServer, startMockServer } from '#mocks/http/node-server.ts';
import { changeServedCalls } from '#mocks/http/served-calls.ts';
import { RecordingStore } from '#src/application/demo/recording-store.ts';
import { faultOf } from '#src/domain/demo/faults.ts';
import { type MockServerSettings, OptionError } from './read-options.ts';

const DEFAULTS = { scenario: 'visitor', seed: 'gatehouse' } as const;

const timer = {
  after(milliseconds: number, task: () => void) {
    const timeout = setTimeout(task, milliseconds);
    return () => clearTimeout(timeout);
  },
};

/** The mock server as the options describe it; `close` writes the recording. */
export async function openMockServer(
  settings: MockServerSettings,
  print?: (line: string) => void,
): Promise<MockServer> {
  const { port, host, allowOrigin, faults, latencyMs, recordFile } = settings;
  const recording = recordFile === undefined ? null : startRecording(recordFile);
  const intercept = changeServedCalls({
    faultOf: (operation) => faultOf(faults, operation),
    latencyMs,
    report: (exchange, origin) => recording?.add(exchange, origin),
    ...{ now: Date.now, timer },
  });
  const server = await startMockServer({ port, host, allowOrigin, intercept, print, ...openData(settings, print) });
  return {
    ...server,
    async close() {
      await server.close();
      recording?.stopRecording();
    },
  };
}

function openData({ dataFile, scenario, seed }: MockServerSettings, print: (line: string) => void = () => undefined) {
  if (dataFile === undefined) return { scenario: scenario ?? DEFAULTS.scenario, seed: seed ?? DEFAULTS.seed };
  const { snapshots, stored } = openDataFile(dataFile, print);
  const wanted = { scenario: scenario ?? stored?.scenario, seed: seed ?? stored?.seed };
  // Otherwise the provider would begin again, and replace what the team has in its file.
  if (stored && (wanted.scenario !== stored.scenario || wanted.seed !== stored.seed)) {
    throw new OptionError(
      `${dataFile} has the scenario ${stored.scenario} with the seed ${stored.seed}. Name another file, or delete it.`,
    );
  }
  return { snapshots, scenario: wanted.scenario ?? DEFAULTS.scenario, seed: wanted.seed ?? DEFAULTS.seed };
}

/** By the demo's own recorder, so the same things are left out. Nobody is signed in when the server starts. */
function startRecording(file: string): RecordingStore {
  const recording = new RecordingStore({
    storage: { get: () => null, set: () => undefined, remove: () => undefined, onOtherTab: () => () => undefined },
    files: { save: ({ text }) => writeFileSync(file, text) },
    now: Date.now,
  });
  recording.startRecording();
  return recording;
}
