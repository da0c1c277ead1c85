import { describe, expect, it } from 'vitest';
import { ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import { readSettings, settingWarnings } from '#src/composition/settings/read-settings.ts';

const FORUM = { text: 'Forum', url: 'https://forum.acme.example' };

function readHelp(help: unknown) {
  const { settings, problems } = readSettings({}, { menu: { help } });
  return { help: settings.menu.help, problem: problems[0]?.replace(/^.* cannot be used\. Expected /, '') };
}

describe('an own entry of a menu', () => {
  it('is read from JSON in a variable, and from the settings block as it is', () => {
    const raw = { text: { default: ' Forum ', bg: 'Форум' }, url: '/usage#webhooks', icon: 'bell', order: 2 };
    const read = { ...raw, text: { default: 'Forum', bg: 'Форум' } };
    expect(readSettings({ VITE_MENU_SIDEBAR: JSON.stringify([raw]) }).settings.menu.sidebar).toEqual([read]);
    expect(readHelp([raw])).toEqual({ help: [read], problem: undefined });
  });

  it('in a frame needs a path in the console and a host that is allowed', () => {
    const framed = { ...FORUM, text: { default: 'Forum' }, icon: 'link', frame: true, id: 'forum', allow: ['copy'] };
    const allowed = readSettings({}, { externalHosts: '*.acme.example', menu: { help: [framed] } });
    expect([allowed.settings.menu.help, allowed.problems]).toEqual([[framed], []]);
    expect(settingWarnings(allowed.settings)).toContainEqual(
      expect.stringMatching(/frame-src https:\/\/forum\.acme\.example$/),
    );
    expect(readSettings({}, { menu: { help: [framed] } }).problems).toEqual([
      expect.stringMatching(/"forum" opens in no frame, because externalHosts does not name forum\.acme\.example/),
    ]);
  });

  it('needs no icon and no place', () => {
    expect(readHelp([FORUM]).help).toEqual([{ ...FORUM, text: { default: 'Forum' }, icon: 'link' }]);
    expect(readHelp('').help).toEqual([]);
  });

  it.each([
    { help: 'Forum', problem: /^a list\.$/ },
    { help: { text: 'Forum' }, problem: /^a list\.$/ },
    { help: [FORUM, 'Forum'], problem: /^entry 2: an object\.$/ },
    {
      help: [{ ...FORUM, label: 'x' }],
      problem: /^entry 1: no "label"; there are text, icon, url, order, frame, id, allow\.$/,
    },
    { help: [{ ...FORUM, icon: 'rocket' }], problem: /^entry 1: an icon out of activity, bell, / },
    { help: [{ ...FORUM, allow: ['links'] }], problem: /^entry 1: an allow only with "frame": true\.$/ },
    {
      help: [{ ...FORUM, frame: true, id: 'forum', allow: ['links', 'camera'] }],
      problem: /^entry 1: an allow out of links, downloads, dialogs, copy, each once\.$/,
    },
    { help: [{ ...FORUM, frame: 'yes' }], problem: /^entry 1: true or false for the frame\.$/ },
    { help: [{ ...FORUM, frame: true }], problem: /^entry 1: an id of small letters, digits and hyphens/ },
    { help: [{ ...FORUM, frame: true, id: 'a/b' }], problem: /^entry 1: an id of small letters/ },
    { help: [{ ...FORUM, id: 'forum' }], problem: /^entry 1: an id only with "frame": true\.$/ },
    {
      help: [{ text: 'Logs', url: '/usage', frame: true, id: 'logs' }],
      problem: /^entry 1: a url of https:\/\/ for the frame\.$/,
    },
    { help: [{ ...FORUM, order: -1 }], problem: /^entry 1: an order from 0\.$/ },
    { help: [{ ...FORUM, text: { bg: 'Форум' } }], problem: /^entry 1: text, or texts such as / },
    { help: [{ ...FORUM, text: { default: 'Forum', xx: 'Forum' } }], problem: /^entry 1: text, or texts such as / },
    { help: [{ ...FORUM, text: ' ' }], problem: /^entry 1: text, or texts such as / },
    ...[
      'http://forum.example',
      'javascript:alert(1)',
      '//forum.example',
      '/forum',
      'https://me:secret@a.example',
      '',
    ].map((url) => ({
      help: [{ ...FORUM, url }],
      problem: /^entry 1: a url of https:\/\/ without credentials, or a path/,
    })),
  ])('says which one is wrong, and why: $help', ({ help, problem }) => {
    const read = readHelp(help);
    expect(read.help).toEqual([]);
    expect(read.problem).toMatch(problem);
  });
});

describe('a notice', () => {
  const readNotices = (notices: unknown) => {
    const { settings, problems } = readSettings({}, { notices });
    return { notices: settings.notices, problem: problems[0]?.replace(/^.* cannot be used\. Expected /, '') };
  };

  it('is read with its level, link and dates, of which none is needed', () => {
    const full = {
      text: { default: 'New', de: 'Neu' },
      level: 'danger',
      link: { url: '/billing', text: { default: 'More' } },
      from: '2027-01-31',
      until: '2027-02-01T22:00+02:00',
    };
    expect(readNotices([full])).toEqual({ notices: [full], problem: undefined });
    expect(readNotices([{ text: 'New' }]).notices).toEqual([{ text: { default: 'New' }, level: 'info' }]);
  });

  it.each([
    { notice: { text: 'x', level: 'high' }, problem: /^entry 1: a level out of info, warning, danger\.$/ },
    { notice: { text: 'x', from: '2027-13-01' }, problem: /^entry 1: dates such as / },
    { notice: { text: 'x', until: '2027-02-01T22:00' }, problem: /^entry 1: dates such as / },
    { notice: { text: 'x', from: '2027-02-01', until: '2027-02-01' }, problem: /^entry 1: an end after its begin\.$/ },
    { notice: { text: 'x', link: 'https://a.example' }, problem: /^entry 1: a url of https/ },
    { notice: { text: 'x', link: { url: 'https://a.example' } }, problem: /^entry 1: text, or texts such as / },
    { notice: { level: 'info' }, problem: /^entry 1: text, or texts such as / },
  ])('says what is wrong: $notice', ({ notice, problem }) => {
    const read = readNotices([notice]);
    expect([read.notices, read.problem]).toEqual([[], expect.stringMatching(problem)]);
  });
});

describe('the questionnaire', () => {
  const read = (questionnaire: unknown) => {
    const { settings, problems } = readSettings({}, { questionnaire });
    return { ...settings.questionnaire, problem: problems[0]?.replace(/^.* cannot be used\. Expected /, '') };
  };

  it('asks the six stages about our own lists without a setting', () => {
    expect(read({})).toMatchObject({ stages: ONBOARDING_STAGES, useCases: [], channels: [], problem: undefined });
  });

  it('takes the options of the provider, whose value is their text where there is none', () => {
    const useCases = [{ value: 'payroll', text: { default: 'Payroll', de: 'Gehälter' } }, { value: 'Treasury' }];
    expect(read({ useCases }).useCases).toEqual([useCases[0], { value: 'Treasury', text: { default: 'Treasury' } }]);
  });

  it.each([
    { useCases: [{ value: ' ' }], problem: /^entry 1: a value other than "Other", which is always there\.$/ },
    { useCases: [{ value: 'Other' }], problem: /^entry 1: a value other than "Other"/ },
    { useCases: [{ value: 'a' }, { value: 'a' }], problem: /^each value once, and "a" is there twice\.$/ },
    { useCases: [{ value: 'a', icon: 'key' }], problem: /^entry 1: no "icon"; there are value, text\.$/ },
  ])('says what is wrong with an option: $useCases', ({ useCases, problem }) => {
    const { useCases: options, problem: found } = read({ useCases });
    expect([options, found]).toEqual([[], expect.stringMatching(problem)]);
  });

  it.each([
    { stages: 'use-cases, pricing-plan summary', offered: ['use-cases', 'pricing-plan', 'summary'] },
    { stages: ['pricing-plan', 'summary'], offered: ['pricing-plan', 'summary'] },
    { stages: 'pricing-plan use-cases summary', offered: null },
    { stages: 'use-cases summary', offered: null },
    { stages: 'use-case pricing-plan summary', offered: null },
    { stages: '', offered: null },
    { stages: 6, offered: null },
  ])('offers $stages as $offered', ({ stages, offered }) => {
    const { stages: list, problem } = read({ stages });
    expect(list).toEqual(offered ?? ONBOARDING_STAGES);
    expect(problem === undefined).toBe(offered !== null);
  });
});

describe('what a role may do', () => {
  const read = (roleDescriptions: unknown) => {
    const { settings, problems } = readSettings({}, { roleDescriptions });
    return { roles: settings.roleDescriptions, problem: problems[0] };
  };

  it('is a list with a text for each language, or one text for all of them', () => {
    const roles = [{ role: 'viewer', text: { default: 'Read only', de: 'Nur lesen' } }];
    expect(read(roles).roles).toEqual(roles);
    expect(read(' Admin : Everything: but ownership; role-4: Read only;; : lost; Empty: ').roles).toEqual([
      { role: 'Admin', text: { default: 'Everything: but ownership' } },
      { role: 'role-4', text: { default: 'Read only' } },
    ]);
    expect(read('').roles).toEqual([]);
  });

  it('needs a role', () => {
    expect(read([{ text: 'Read only' }]).problem).toMatch(/entry 1: the name or the id of a role/);
  });
});

describe('the features of a plan of one’s own', () => {
  it('are texts, for all languages or one each', () => {
    const { settings, problems } = readSettings(
      {},
      { enterpriseFeatures: ['Audit log', { default: 'SLA', de: 'SLA' }] },
    );
    expect([settings.enterpriseFeatures, problems]).toEqual([
      [{ default: 'Audit log' }, { default: 'SLA', de: 'SLA' }],
      [],
    ]);
    expect(readSettings({}, { enterpriseFeatures: ['', 'SLA'] }).problems[0]).toMatch(/entry 1: text, or texts/);
  });
});
