import { expect, it } from 'vitest';
import { eventWith, fileWith } from './ical.testing.ts';
import { fromIcal } from './ical.ts';

const textsIn = (...lines: string[]) => {
  const [event] = fromIcal(fileWith(...eventWith('DTSTART;VALUE=DATE:20270614', ...lines)))?.events ?? [];
  return [event?.title, event?.extendedProps.location, event?.extendedProps.description];
};

it.each([
  ['<b>Bom dia</b><br>Sala 2', 'Bom dia\nSala 2'],
  ['a < b', 'a < b'],
  ['a <b and c> d', 'a <b and c> d'],
  ['Ana Prado <ana@cliente.example>', 'Ana Prado <ana@cliente.example>'],
  ['R&amp;D', 'R&amp;D'],
  ['<p>R&amp\\;D&nbsp\\;x</p><p>Sala 2</p>', 'R&D\u00A0x\nSala 2'],
  ['<ul><li>um</li><li>dois</li></ul>', 'um\ndois'],
  ['<b>um</b>\\ndois', 'um\ndois'],
  ['<html-blob><u></u>Sala 2<br/>Térreo</html-blob>', 'Sala 2\nTérreo'],
  ['<script>alert(1)</script><i>Oi</i>', 'Oi'],
  ['um\\n  dois', 'um\n  dois'],
])('the description %j has the words %j', (written, words) => {
  expect(textsIn(`DESCRIPTION:${written}`)).toEqual(['…', '', words]);
});

it('title and place are lines without markup', () => {
  expect(textsIn('SUMMARY:<b>Feira</b>', 'LOCATION:Rua A<br>Recife')).toEqual(['Feira', 'Rua A, Recife', '']);
});
