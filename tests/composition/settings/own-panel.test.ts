import { describe, expect, it } from 'vitest';
import { readSettings } from '#src/composition/settings/read-settings.ts';

function readPanel(signUp: unknown) {
  const { settings, problems } = readSettings({}, { panel: { signUp } });
  return { panel: settings.panel.signUp, problem: problems[0]?.replace(/^.* cannot be used\. Expected /, '') };
}

describe('the panel beside a form', () => {
  it('is read from JSON in a variable, and from the settings block as it is', () => {
    const raw = {
      headline: { default: 'Why Acme', de: ' Warum Acme ' },
      text: 'Twenty chains.',
      points: ['One key', { default: 'One bill', de: 'Eine Rechnung' }],
      curl: 'curl https://rest.acme.example ',
      image: 'brand/sign-up.svg',
    };
    const read = {
      headline: { default: 'Why Acme', de: 'Warum Acme' },
      text: { default: 'Twenty chains.' },
      points: [{ default: 'One key' }, { default: 'One bill', de: 'Eine Rechnung' }],
      curl: 'curl https://rest.acme.example',
      image: 'brand/sign-up.svg',
    };
    expect(readSettings({ VITE_PANEL_LOG_IN: JSON.stringify(raw) }).settings.panel).toEqual({
      logIn: read,
      signUp: true,
    });
    expect(readPanel(raw)).toEqual({ panel: read, problem: undefined });
  });

  it.each([
    { raw: true, panel: true },
    { raw: 'true', panel: true },
    { raw: '', panel: true },
    { raw: false, panel: false },
    { raw: 'false', panel: false },
  ])('is the own one or none: $raw', ({ raw, panel }) => {
    expect(readPanel(raw)).toEqual({ panel, problem: undefined });
  });

  it('needs a headline alone', () => {
    const panel = { headline: { default: 'Hi' }, text: null, points: [], curl: '', image: '' };
    expect(readPanel({ headline: 'Hi' }).panel).toEqual(panel);
  });

  it.each([
    { raw: 'Hi', problem: /^true, false, or content with a headline\.$/ },
    { raw: null, problem: /^true, false, or content with a headline\.$/ },
    { raw: {}, problem: /^text, or texts such as / },
    { raw: { headline: 'Hi', title: 'x' }, problem: /^no "title"; there are headline, text, points, curl, image\.$/ },
    { raw: { headline: 'Hi', points: 'x' }, problem: /^a list of up to 3 points\.$/ },
    { raw: { headline: 'Hi', points: ['1', '2', '3', '4'] }, problem: /^a list of up to 3 points\.$/ },
    { raw: { headline: 'Hi', points: [1] }, problem: /^text, or texts such as / },
    { raw: { headline: 'Hi', curl: 7 }, problem: /^a curl that is text\.$/ },
    { raw: { headline: 'Hi', image: 'javascript:x' }, problem: /^an image that is a file/ },
  ])('says what is wrong with $raw, and stays the own one', ({ raw, problem }) => {
    const read = readPanel(raw);
    expect(read.panel).toBe(true);
    expect(read.problem).toMatch(problem);
  });
});
