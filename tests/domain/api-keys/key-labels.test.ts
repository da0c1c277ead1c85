import { describe, expect, it } from 'vitest';
import { labelsInUse } from '#src/domain/api-keys/labels-in-use.ts';
import {
  allLabels,
  finishedLabels,
  isSameLabels,
  joinLabels,
  labelsProblem,
  typedLabel,
  withTyped,
} from '#src/domain/api-keys/key-labels.ts';

describe('typed labels', () => {
  it.each([
    { typed: 'prod', finished: ['eu'], rest: 'prod', all: ['eu', 'prod'] },
    { typed: 'prod,', finished: ['eu', 'prod'], rest: '', all: ['eu', 'prod'] },
    {
      typed: ' team  a ، pci\tnext',
      finished: ['eu', 'team a', 'pci'],
      rest: 'next',
      all: ['eu', 'team a', 'pci', 'next'],
    },
    { typed: 'eu,eu,', finished: ['eu'], rest: '', all: ['eu'] },
    { typed: ' ,, ', finished: ['eu'], rest: '', all: ['eu'] },
    { typed: '', finished: ['eu'], rest: '', all: ['eu'] },
  ])('"$typed" finishes $finished and leaves "$rest"', ({ typed, finished, rest, all }) => {
    const text = withTyped(joinLabels(['eu']), typed);
    expect([finishedLabels(text), typedLabel(text), allLabels(text)]).toEqual([finished, rest, all]);
  });

  it('leave a label as the provider has it, with its separators and blanks', () => {
    expect(allLabels(joinLabels(['a, b', 'c  d']))).toEqual(['a, b', 'c  d']);
  });
});

describe('the rules of labels', () => {
  const many = Array.from({ length: 21 }, (_, index) => `label-${index}`);
  it.each([
    [['production', 'Équipe 1', 'وسم', 'k8s.io/part-of:web_1'], [], null],
    [['a'.repeat(50)], [], null],
    [['a'.repeat(51)], [], 'too-long'],
    [['a#b'], [], 'not-allowed'],
    [['a#b', 'c'.repeat(400)], ['a#b', 'c'.repeat(400)], null],
    [many.slice(1), [], null],
    [many, [], 'too-many'],
    [many, many, null],
    [many.slice(1), many, null],
  ] as const)('find in %j beside %j: %s', (labels, before, problem) => {
    expect(labelsProblem(labels, before)).toBe(problem);
  });
});

it.each([
  [['a', 'B'], ['b', 'A'], true],
  [['a', 'a'], ['a'], true],
  [['a'], [], false],
])('labels %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameLabels(one, other)).toBe(isSame);
});

it('labels to choose from are those of all keys, once and in order', () => {
  expect(labelsInUse([{ labels: ['b', 'a'] }, {}, { labels: ['a'] }])).toEqual(['a', 'b']);
});
