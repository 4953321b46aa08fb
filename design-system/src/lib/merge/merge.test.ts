import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, type FieldKinds, mergeFields, resolveMerge, wordChanges } from './merge.ts';

interface Post {
  title: string;
  tags: readonly string[];
  body: string;
  html: string;
}

const kinds: FieldKinds<Post> = { title: 'value', tags: 'set', body: 'text', html: 'markup' };

const block = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const element = block.map((text) => `<p>${text}</p>`);
const post: fc.Arbitrary<Post> = fc.record({
  title: block,
  tags: fc.uniqueArray(block),
  body: fc.array(block, { maxLength: 6 }).map((blocks) => blocks.join('\n')),
  html: fc.array(element, { maxLength: 6 }).map((blocks) => blocks.join('')),
});

const alike = ({ tags, ...rest }: Post) => ({ ...rest, tags: tags.toSorted() });
const mergeOf = (base: Post, mine: Post, theirs: Post) => mergeFields(base, mine, theirs, kinds);
const sides = ['mine', 'theirs', 'base'] as const;

describe('a merge by field', () => {
  it('is the other change where only one side has changed, and the same change once', () => {
    fc.assert(
      fc.property(post, post, (base, changed) => {
        for (const [mine, theirs] of [
          [changed, base],
          [base, changed],
          [changed, changed],
        ] as const) {
          const merge = mergeOf(base, mine, theirs);
          expect(merge.conflicts).toEqual([]);
          expect(alike(resolveMerge(merge))).toEqual(alike(changed));
        }
      }),
    );
  });

  it('is the same from both sides', () => {
    fc.assert(
      fc.property(post, post, post, fc.constantFrom(...sides), (base, mine, theirs, side) => {
        const [here, there] = [mergeOf(base, mine, theirs), mergeOf(base, theirs, mine)];
        const across = { mine: 'theirs', theirs: 'mine', base: 'base' } as const;
        const chosen = (merge: typeof here, each: (typeof sides)[number]) =>
          alike(resolveMerge(merge, Object.fromEntries(merge.conflicts.map(({ id }) => [id, each]))));

        expect(there.conflicts).toEqual(
          here.conflicts.map((conflict) => ({ ...conflict, mine: conflict.theirs, theirs: conflict.mine })),
        );
        expect([there.onlyMine, there.onlyTheirs]).toEqual([here.onlyTheirs, here.onlyMine]);
        expect(chosen(there, across[side])).toEqual(chosen(here, side));
      }),
    );
  });

  it('loses no change of either side: it is in the result or a conflict', () => {
    fc.assert(
      fc.property(post, post, post, (base, mine, theirs) => {
        const merge = mergeOf(base, mine, theirs);
        const result = resolveMerge(merge);
        const inConflict = (field: string) => merge.conflicts.filter((conflict) => conflict.field === field);
        for (const side of [mine, theirs]) {
          const isTitleKept =
            side.title === base.title || result.title === side.title || inConflict('title').length > 0;
          expect(isTitleKept).toBe(true);
          expect(side.tags.filter((tag) => !base.tags.includes(tag) && !result.tags.includes(tag))).toEqual([]);
          expect(result.tags.filter((tag) => base.tags.includes(tag) && !side.tags.includes(tag))).toEqual([]);
          const offered = [result.body, ...inConflict('body').flatMap((each) => [each.mine, each.theirs])].join('\n');
          const added = side.body.split('\n').filter((line) => !base.body.split('\n').includes(line));
          expect(added.filter((line) => !offered.split('\n').includes(line))).toEqual([]);
        }
      }),
    );
  });

  it('merged once more is the same', () => {
    fc.assert(
      fc.property(post, post, post, (base, mine, theirs) => {
        const result = resolveMerge(mergeOf(base, mine, theirs));
        expect(alike(resolveMerge(mergeOf(theirs, result, theirs)))).toEqual(alike(result));
        expect(alike(resolveMerge(mergeOf(theirs, theirs, result)))).toEqual(alike(result));
      }),
    );
  });

  it('gives back the values of one side where it is chosen for all', () => {
    const base: Post = { title: 'Lisbon', tags: ['city'], body: 'One\nTwo\nThree', html: '<p>1</p><p>2</p>' };
    const mine: Post = { title: 'Lisboa', tags: ['city', 'sea'], body: 'One\n2\nThree', html: '<p>one</p><p>2</p>' };
    const theirs: Post = {
      title: 'Porto',
      tags: ['river'],
      body: 'One\nzwei\nThree\nFour',
      html: '<p>1</p><p>two</p>',
    };
    const merge = mergeOf(base, mine, theirs);

    expect(merge.conflicts).toEqual([
      { id: 'title', field: 'title', kind: 'value', base: 'Lisbon', mine: 'Lisboa', theirs: 'Porto' },
      { id: 'body.1', field: 'body', kind: 'text', base: 'Two', mine: '2', theirs: 'zwei' },
    ]);
    expect([merge.onlyMine, merge.onlyTheirs]).toEqual([
      ['tags', 'html'],
      ['tags', 'body', 'html'],
    ]);
    expect(resolveMerge(merge, { title: 'mine', 'body.1': 'base' })).toEqual({
      title: 'Lisboa',
      tags: ['river', 'sea'],
      body: 'One\nTwo\nThree\nFour',
      html: '<p>one</p><p>two</p>',
    });
  });

  it('keeps a deleted paragraph apart from an emptied one', () => {
    const base = { body: 'One\nTwo' };
    const merge = mergeFields(base, { body: 'One' }, { body: 'One\n2' }, { body: 'text' });

    expect(resolveMerge(merge, { 'body.1': 'mine' })).toEqual({ body: 'One' });
    expect(resolveMerge(merge, { 'body.1': 'theirs' })).toEqual({ body: 'One\n2' });
  });

  it('leaves fields without a kind as they are stored, and sends only what has changed', () => {
    const base = { version: 1, name: 'Ana', roles: ['a', 'b'] };
    const theirs = { version: 2, name: 'Ana', roles: ['b', 'a'] };
    const kindsOf = { name: 'value', roles: 'set' } as const;
    const result = resolveMerge(mergeFields(base, { ...base, name: 'Ana B.' }, theirs, kindsOf));

    expect(result).toEqual({ version: 2, name: 'Ana B.', roles: ['b', 'a'] });
    expect(changedFields(base, result, kindsOf)).toEqual({ name: 'Ana B.' });
  });

  it('takes markup apart at its outermost elements', () => {
    const list = '<ul><li>a</li><li>b</li></ul>';
    const base = { html: `<h2 title="a > b">T</h2>${list}<img src="x"><p>end</p>` };
    const mine = { html: base.html.replace('T<', 'U<') };
    const theirs = { html: base.html.replace('<li>b', '<li>c') };

    expect(resolveMerge(mergeFields(base, mine, theirs, { html: 'markup' })).html).toBe(
      `<h2 title="a > b">U</h2>${list.replace('<li>b', '<li>c')}<img src="x"><p>end</p>`,
    );
  });
});

describe('the words that differ', () => {
  it('are runs, together with the spaces between them', () => {
    expect(wordChanges('A week in Lisbon by tram', 'A whole month in Lisbon by tram')).toEqual([
      { type: 'same', text: 'A ' },
      { type: 'removed', text: 'week' },
      { type: 'added', text: 'whole month' },
      { type: 'same', text: ' in Lisbon by tram' },
    ]);
  });

  it('give both texts back, however they differ', () => {
    const text = fc.array(fc.constantFrom('sun', 'rain', ', ', ' ', '🎉', '日本')).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = wordChanges(before, after);
        const without = (type: string) => runs.flatMap((run) => (run.type === type ? [] : [run.text])).join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });
});
