import { describe, expect, it } from 'vitest';
import { readRecording, recordingText } from '#src/application/demo/recording-store.ts';
import { type Recording, RECORDING_FORMAT, RECORDING_VERSION } from '#src/domain/demo/recording.ts';

const RECORDING: Recording = {
  ...{ format: RECORDING_FORMAT, version: RECORDING_VERSION, recordedAt: 7, provider: 'https://domain-1.example' },
  session: { token: 'a.b.c', state: 'dashboard', user: { email: 'a@b.example', firstName: '', lastName: '' } },
  exchanges: [
    {
      ...{ operation: 'profile', method: 'GET', params: {}, query: {}, body: null },
      ...{ status: 200, headers: {}, text: '{}', at: 7, durationMs: 1 },
    },
  ],
};

const changed = (change: object) => JSON.stringify({ ...RECORDING, ...change });

describe('the file of a recording', () => {
  it('is read as it was written', () => {
    expect(readRecording(recordingText(RECORDING))).toEqual(RECORDING);
  });

  it.each([
    { what: 'nothing', text: null, problem: 'foreign' },
    { what: 'no JSON', text: 'PK\u0003\u0004', problem: 'foreign' },
    { what: 'JSON of something else', text: '{"version":1}', problem: 'foreign' },
    { what: 'a version that is not known yet', text: changed({ version: 2 }), problem: 'newer' },
    { what: 'a call without a status', text: changed({ exchanges: [{ operation: 'profile' }] }), problem: 'broken' },
    {
      what: 'a state that is none',
      text: changed({ session: { token: 't', state: 'x', user: null } }),
      problem: 'broken',
    },
    { what: 'no calls', text: changed({ exchanges: [] }), problem: 'empty' },
  ])('is $problem with $what', ({ text, problem }) => {
    expect(readRecording(text)).toBe(problem);
  });
});
