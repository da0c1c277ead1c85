import { DIALOG, named, press, type Tour } from '#src/application/demo/tour.ts';

const create = named('button', 'first-call.first-key.action');
const run = named('button', 'first-call.run');
const python = named('tab', 'first-call.python');
const inTheLog = named('link', 'first-call.in-the-log');

export const firstCall: Tour = {
  name: 'first-call',
  title: 'tour.first-call',
  about: 'tour.first-call.about',
  scenario: 'free-plan',
  path: '/dashboard',
  steps: [
    { at: named('heading', 'getting-started.title'), message: 'tour.first-call.steps' },
    { at: create, message: 'tour.first-call.key', deeds: [press(create)] },
    { at: named('combobox', 'first-call.network'), message: 'tour.first-call.call' },
    { at: python, message: 'tour.first-call.language', deeds: [press(python)] },
    { at: run, message: 'tour.first-call.run', deeds: [press(run)] },
    { at: inTheLog, message: 'tour.first-call.log', deeds: [press(inTheLog)] },
    { at: { role: 'heading', within: DIALOG }, message: 'tour.first-call.entry' },
  ],
};
