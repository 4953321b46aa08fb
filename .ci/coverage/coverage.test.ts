import { describe, expect, it } from 'vitest';
import { mistakesIn } from './coverage.ts';
import type { Coverage } from './coverage.types.ts';
import { proofsOf, summaryOf } from './report.ts';
import { readSection, readSpecification } from './specification.ts';
import { readStories, storiesIn } from './stories.ts';
import { readTests, testsIn } from './tests.ts';

describe('the specification', () => {
  it('has a proof for each of its lines', () => {
    expect(mistakesIn(readSpecification(), { stories: readStories(), tests: readTests() })).toEqual([]);
  });
});

const section = readSection(
  '1-signs.md',
  [
    '# 1. Signs',
    '- `SPEC-1.1-a` Gates are \\*yellow\\*.',
    '## Ways',
    '- `SPEC-1.2-a` The name is left open.',
    '  - Seen on `/signs`.',
    '  - Not testable: it is a name. [package.json](../../package.json) has "embarque".',
    '- `SGN-01` An arrow',
  ].join('\n'),
);

describe('a section', () => {
  it('has its lines below their headings, with the reasons of those that no test can prove', () => {
    expect(section).toEqual({
      file: '1-signs.md',
      title: '1. Signs',
      parts: [
        { heading: '', lines: [{ id: 'SPEC-1.1-a', text: 'Gates are *yellow*.' }] },
        {
          heading: 'Ways',
          lines: [
            {
              id: 'SPEC-1.2-a',
              text: 'The name is left open.',
              seenOn: '/signs',
              untestable: { reason: 'it is a name', file: 'package.json', text: 'embarque' },
            },
            { id: 'SGN-01', text: 'An arrow' },
          ],
        },
      ],
    });
  });

  it('takes no line without an id', () => {
    expect(() => readSection('1-signs.md', '# 1. Signs\n- Gates are yellow.')).toThrow('a line without an id');
  });
});

describe('a mistake', () => {
  const story = { file: 'Signs.stories.tsx', tags: ['SPEC-1.1-a', 'SGN-01', 'autodocs'] };
  const check = (tags: readonly string[], ids: readonly string[] = [], sections = [section]) =>
    mistakesIn(sections, { stories: [{ ...story, tags }], tests: [{ file: 'signs.test.ts', ids }] });

  it('is none when stories and tests prove each line', () => {
    expect(check(story.tags)).toEqual([]);
    expect(check(['SGN-01'], ['SPEC-1.1-a', 'XB-01'])).toEqual([]);
  });

  it('is a line that nothing proves', () => {
    expect(check(['SGN-01'])).toEqual(['SPEC-1.1-a is proven by nothing.']);
  });

  it('is a text that is in its file no more', () => {
    const untestable = { reason: 'it is a name', file: 'package.json', text: 'no such text' };
    const parts = [{ heading: '', lines: [{ id: 'SPEC-1.2-a', text: '', untestable }] }];

    expect(check([], [], [{ ...section, parts }])).toEqual(['SPEC-1.2-a: package.json does not have "no such text".']);
  });

  it('is a claim of a line that there is not', () => {
    expect(check([...story.tags, 'SGN-99'], ['SPEC-9.9-z'])).toEqual([
      'Signs.stories.tsx claims SGN-99, which the specification does not have.',
      'signs.test.ts claims SPEC-9.9-z, which the specification does not have.',
    ]);
  });

  it('is an id that is given twice', () => {
    expect(check(story.tags, [], [section, section])).toContain('SGN-01 is given twice.');
  });
});

it('a story has the id of Storybook, its own tags and those of its file', () => {
  const source = [
    "const meta = { component: Signs, tags: ['SGN-01'] } satisfies Meta;",
    'export const code = 1;',
    'export default meta;',
    'export const Arrows: Story = {',
    "  name: 'Arrows point (SGN-02)',",
    "  tags: ['SGN-02'],",
    "  args: { tags: ['team'] },",
    '};',
    'export const AWay: Story = journey([',
    "export const Ready: Story = reaches(walk, 'ready.idle');",
  ].join('\n');

  expect(storiesIn('admin/src/features/signs/Signs.stories.tsx', source)).toMatchObject([
    { id: 'features-signs--arrows', name: 'Arrows point (SGN-02)', tags: ['SGN-01', 'SGN-02'], isJourney: false },
    { id: 'features-signs--a-way', isJourney: true },
    { id: 'features-signs--ready', name: 'Ready', state: 'ready.idle' },
  ]);
});

it('a test claims the ids in the brackets of its title', () => {
  const source =
    "it('points up (SPEC-1.1-a, SGN-01)', () => {});\nit.each([['(SPEC-1.1-b) is a name']])('%s', () => {});";

  expect(testsIn('signs.test.ts', source)).toEqual([
    { title: 'points up', file: 'signs.test.ts', ids: ['SPEC-1.1-a', 'SGN-01'] },
    { title: 'is a name', file: 'signs.test.ts', ids: ['SPEC-1.1-b'] },
  ]);
});

describe('the report', () => {
  const line = (id: string, rest = {}) => ({
    id,
    text: 'Gates are yellow.',
    stories: [],
    tests: [],
    places: [],
    ...rest,
  });
  const coverage: Coverage = {
    places: {},
    sections: [
      {
        file: '1-signs.md',
        title: '1. Signs',
        parts: [
          {
            heading: '',
            lines: [
              line('SGN-01', { stories: [{ id: 'signs--arrow', name: 'Arrow', file: 'Signs.stories.tsx' }] }),
              line('SGN-02', { tests: [{ title: 'points up', file: 'signs.test.ts' }] }),
              line('SGN-03'),
            ],
          },
        ],
      },
    ],
  };

  it('counts the lines of a section that are proven, and names the others', () => {
    expect(summaryOf(coverage)).toBe('1. Signs  2 of 3, not SGN-03');
  });

  it('names the proofs of a line', () => {
    expect(proofsOf(coverage, 'sgn-01')).toBe('SGN-01  Gates are yellow.\n  story  Arrow (Signs.stories.tsx)');
    expect(proofsOf(coverage, 'SGN-02')).toBe('SGN-02  Gates are yellow.\n  test   points up (signs.test.ts)');
    expect(proofsOf(coverage, 'SGN-99')).toBeUndefined();
  });
});
