import { describe, expect, it } from 'vitest';
import { readWalkLink, writeWalkLink } from './walk.link.ts';
import { describeModes, frameUrl, readModes } from './walk.modes.ts';
import { walksSchema } from './walk.storage.ts';
import { asMarkdown, asPlainText, sheetOf } from './walk.sheet.ts';
import { noWalks, type Walk, walkIn, withFailure, withoutWalk, withProgress, withRemark, withWalk } from './walk.ts';
import { journeysOf } from '../journeys.ts';

const captions = ['A claim arrives', 'She answers it', 'It is filed'];
const at = (done: number, hasFailed = false) => ({ captions, done, isBusy: false, hasFailed });
const fresh: Walk = { begunAt: Date.UTC(2028, 1, 29, 12), results: {}, remarks: {} };
const usual = readModes('');

describe('the address of a walk', () => {
  it('names the journey and the modes, and gives them back', () => {
    const link = readWalkLink('?id=start-here&journey=features-email--a&modes=dark.rtl.phone.pt-BR&only=new');

    expect(link).toEqual({
      at: { screen: 'journey', storyId: 'features-email--a' },
      modes: { skin: 'dark', direction: 'rtl', width: 'phone', language: 'pt-BR' },
      isOnlyNew: true,
    });
    expect(writeWalkLink(link)).toEqual({ journey: 'features-email--a', modes: 'dark.rtl.phone.pt-BR', only: 'new' });
  });

  it('is the start in the usual modes when it says nothing, or nonsense', () => {
    const start = { at: { screen: 'start' }, modes: usual, isOnlyNew: false };

    expect(readWalkLink('')).toEqual(start);
    expect(readWalkLink('?journey=&modes=purple.sideways&only=old')).toEqual(start);
    expect(usual).toEqual({ skin: 'light', direction: 'ltr', width: 'desktop', language: 'en' });
  });

  it('opens each journey in its modes', () => {
    const search = frameUrl('features-email--a', readModes('dark.rtl')).replace('iframe.html', '');

    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      id: 'features-email--a',
      viewMode: 'story',
      globals: 'skin:dark;direction:rtl;language:en;motion:reduced',
      walk: '1',
    });
  });
});

describe('the progress of a walk', () => {
  it('counts steps, and a journey as seen at its last', () => {
    expect(withProgress(fresh, 'a', at(2)).results).toEqual({ a: { status: 'begun', done: 2, total: 3 } });
    expect(withProgress(fresh, 'a', at(3)).results).toEqual({ a: { status: 'seen', done: 3, total: 3 } });
  });

  it('stays seen while a journey is repeated, and says when it fails then', () => {
    const seen = withProgress(fresh, 'a', at(3));

    expect(withProgress(seen, 'a', at(1))).toBe(seen);
    expect(withProgress(seen, 'a', at(1, true)).results['a']).toEqual({
      status: 'failed',
      done: 1,
      total: 3,
      failure: 'She answers it',
    });
  });

  it('is seen after a failure, once a repetition comes to the end', () => {
    const failed = withProgress(fresh, 'a', at(1, true));

    expect(withProgress(failed, 'a', at(0))).toBe(failed);
    expect(withProgress(failed, 'a', at(3)).results['a']?.status).toBe('seen');
  });

  it('is a walk of its own in other modes', () => {
    const dark = readModes('dark');
    const both = withWalk(
      withWalk(noWalks, usual, (walk) => withRemark(walk, 'a', 'Too small'), 1),
      dark,
      (walk) => withRemark(walk, 'a', 'Too dim'),
      2,
    );

    expect(walkIn(both, usual)).toMatchObject({ begunAt: 1, results: {}, remarks: { a: 'Too small' } });
    expect(walkIn(withoutWalk(both, usual), usual)).toBeUndefined();
    expect(walkIn(withoutWalk(both, usual), dark)?.remarks).toEqual({ a: 'Too dim' });
  });
});

const journeys = ['a', 'b', 'c', 'd'].map((storyId) => ({
  storyId,
  sentence: `Journey *${storyId}*`,
  feature: 'Email',
  isNew: false,
}));

function sheet(walk: Walk | undefined, reviewer = ' Iris ') {
  return sheetOf({ walk, journeys, modes: readModes('dark'), reviewer, tag: 'v0.2.0', now: Date.UTC(2030, 0, 2, 12) });
}

describe('the sheet', () => {
  const seen = withProgress(fresh, 'a', at(3));
  const failed = withProgress(seen, 'b', at(1, true));
  const broken = withFailure(failed, 'c', 'it did not open');
  const walk = withRemark(withRemark(broken, 'a', 'First *line*\nsecond line\n', 'Noah'), 'b', '   ');

  it('has each journey with its result and its remarks', () => {
    const { facts, summary, entries } = sheet(walk);

    expect(Object.fromEntries(facts)).toEqual({
      Date: 'February 29, 2028',
      Reviewer: 'Iris',
      Modes: describeModes(readModes('dark')),
      'Compared with': 'v0.2.0',
    });
    expect(summary).toBe('1 of 4 seen to the end, 2 failed, 1 with remarks');
    expect(entries.map(({ result, remark, author }) => [result, remark, author])).toEqual([
      ['Seen to the end', 'First *line*\nsecond line', 'Noah'],
      ['Failed at step 2 of 3: She answers it', '', ''],
      ['Failed: it did not open', '', ''],
      ['Not seen', '', ''],
    ]);
  });

  it('can be copied as Markdown, in which texts stay texts', () => {
    const text = asMarkdown(sheet(walk));

    expect(text).toContain('- **Reviewer:** Iris\n');
    expect(text).toContain(
      '## Journey \\*a\\*\n\nSeen to the end.\n\n> First \\*line\\*\n> second line\n> \n> — Noah\n\n## ',
    );
  });

  it('can be copied as plain text', () => {
    expect(asPlainText(sheet(walk))).toContain(
      '1. Journey *a*\n   Seen to the end\n   First *line*\n   second line\n   — Noah\n\n2. Journey *b*\n',
    );
  });

  it('gives a remark that was written without a name to nobody who came later', () => {
    expect(sheet(withRemark(fresh, 'a', 'Botão sem nome')).entries[0]).toMatchObject({ author: '' });
  });

  it('says so without a name, a remark or a walk', () => {
    const { facts, summary } = sheet(undefined, '');

    expect(Object.fromEntries(facts)).toMatchObject({ Date: 'January 2, 2030', Reviewer: 'No name given' });
    expect(summary).toBe('0 of 4 seen to the end, 0 failed, no remarks');
  });
});

it('finds the journeys in the index of Storybook, in its order', () => {
  const story = {
    type: 'story',
    title: 'Features/page-layouts/Board',
    name: 'A Card Returns',
    tags: ['dev', 'journey', 'new'],
  };
  const entries = {
    z: { ...story, id: 'z' },
    a: { ...story, id: 'a', tags: ['journey'] },
    c: { ...story, id: 'c', tags: ['new'] },
    d: { ...story, id: 'd', type: 'docs', name: 'Docs' },
  };

  expect(journeysOf({ entries })).toEqual([
    { storyId: 'z', sentence: 'A card returns', feature: 'Page layouts', isNew: true },
    { storyId: 'a', sentence: 'A card returns', feature: 'Page layouts', isNew: false },
  ]);
});

it('takes back what it stored, and nothing else', () => {
  const walks = withWalk({ ...noWalks, reviewer: 'Iris' }, usual, (walk) => withProgress(walk, 'a', at(1, true)), 1);
  const { validate } = walksSchema['~standard'];

  expect(validate(JSON.parse(JSON.stringify(walks)))).toEqual({ value: walks });
  expect(
    validate({ reviewer: 'Iris', byModes: { light: { begunAt: 1, results: { a: {} }, remarks: {} } } }),
  ).toHaveProperty('issues');
  expect(validate(null)).toHaveProperty('issues');
});
