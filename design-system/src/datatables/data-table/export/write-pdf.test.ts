import { expect, it } from 'vitest';
import { writePdf } from './write-pdf.ts';

const alignments = ['start', 'end'] as const;

it('a table has its letters as they are, and plain forms of signs', async () => {
  const file = writePdf({ title: 'Preços', head: ['Nome', '%'], body: [['João – €', '−12,5\u202f%']], alignments });
  const source = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('latin1');

  expect([...source.matchAll(/\((.*?)\) Tj/g)].map(([, text]) => text)).toEqual([
    'Preços',
    'Nome',
    '%',
    expect.stringMatching(/^João/),
    '-12,5 %',
  ]);
});

it.each([
  ['Łukasz', 'Nome', 'João'],
  ['Preços', 'Ελένη', 'João'],
  ['Preços', 'Nome', 'Łukasz Wąsik'],
])('no file is written where a letter would be another one: %s, %s, %s', (title, name, cell) => {
  expect(writePdf({ title, head: [name, '%'], body: [[cell, '1']], alignments })).toBeNull();
});
