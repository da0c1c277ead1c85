import {
  array,
  type GenericSchema,
  literal,
  nullable,
  number,
  object,
  picklist,
  record,
  string,
  unknown,
} from 'valibot';
import { parseStored } from '#src/application/platform/key-value-storage.ts';
import { type Exchange, RECORDING_FORMAT, RECORDING_VERSION, type Recording } from '#src/domain/demo/recording.ts';
import { ACCOUNT_STATES } from '#src/domain/shared/account-state.ts';

export type RecordingProblem = 'foreign' | 'newer' | 'broken' | 'empty';

const EXCHANGE: GenericSchema<unknown, Exchange> = object({
  ...{ operation: string(), method: string() },
  ...{ params: record(string(), string()), query: record(string(), string()), body: unknown() },
  ...{ status: number(), headers: record(string(), string()), text: string() },
  ...{ at: number(), durationMs: number() },
});

const RECORDING: GenericSchema<unknown, Recording> = object({
  format: literal(RECORDING_FORMAT),
  version: literal(RECORDING_VERSION),
  recordedAt: number(),
  provider: string(),
  session: nullable(
    object({
      token: string(),
      state: picklist(ACCOUNT_STATES),
      user: nullable(object({ email: string(), firstName: string(), lastName: string() })),
    }),
  ),
  exchanges: array(EXCHANGE),
});

/** What any version of the format says of itself. */
const HEAD = object({ format: literal(RECORDING_FORMAT), version: number() });

export function recordingText(recording: Recording): string {
  return `${JSON.stringify(recording, null, 1)}\n`;
}

export function readRecording(text: string | null): Recording | RecordingProblem {
  const head = parseStored(HEAD, text);
  if (!head) return 'foreign';
  if (head.version > RECORDING_VERSION) return 'newer';
  const recording = parseStored(RECORDING, text);
  if (!recording) return 'broken';
  return recording.exchanges.length === 0 ? 'empty' : recording;
}
