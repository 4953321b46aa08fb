import type { TodoAssignee, TodoTag } from '@embarque/mocks/todo/contract';
import { describe, expect, it } from 'vitest';
import { taskFrom } from './quick-add.ts';

const tags: TodoTag[] = [
  { id: 'high', title: 'High', tone: 'danger' },
  { id: 'front-desk', title: 'Front desk', tone: 'info' },
  { id: 'urgencia', title: 'Urgência', tone: 'warning' },
];
const caio: TodoAssignee = { fullName: 'Caio Menezes', avatar: null };
const marina: TodoAssignee = { fullName: 'Marina Duarte', avatar: null };
const people = [caio, marina, { fullName: 'Mariana Lopes', avatar: null }];
// A Saturday.
const today = '2026-11-21';

const read = (typed: string, ignored: readonly string[] = []) =>
  taskFrom(typed, { tags, people, me: marina, today, ignored });

describe('a task typed in one line', () => {
  it('has its day, its tags and its person apart from its title', () => {
    expect(read('Call the clinic tomorrow #high @caio')).toEqual({
      title: 'Call the clinic',
      dueDate: '2026-11-22',
      tags: ['high'],
      assignee: caio,
    });
  });

  it.each([
    ['Ligar para a clínica amanhã', 'Ligar para a clínica', '2026-11-22'],
    ['Revisar apólices na sexta', 'Revisar apólices', '2026-11-27'],
    ['Enviar recibos SEXTA-FEIRA', 'Enviar recibos', '2026-11-27'],
    ['Fechar o caixa hoje', 'Fechar o caixa', '2026-11-21'],
    ['Renew the licence on Monday', 'Renew the licence', '2026-11-23'],
    ['Count the till saturday', 'Count the till', '2026-11-28'],
    ['Send the report by Friday', 'Send the report', '2026-11-27'],
    ['Pagar o boleto até sexta', 'Pagar o boleto', '2026-11-27'],
    ['Comprar selos pra amanhã', 'Comprar selos', '2026-11-22'],
    ['Pagar as diárias nesta sexta', 'Pagar as diárias', '2026-11-27'],
    ['Call Ana the day after tomorrow', 'Call Ana', '2026-11-23'],
    ['Book the flight for day after tomorrow', 'Book the flight', '2026-11-23'],
    ['Ligar para a Ana depois de amanhã', 'Ligar para a Ana', '2026-11-23'],
    ['Call Ana, tomorrow', 'Call Ana', '2026-11-22'],
    ['Call Ana – tomorrow', 'Call Ana', '2026-11-22'],
  ])('is due on the day at its end: %s', (typed, title, dueDate) => {
    expect(read(typed)).toEqual({ title, dueDate });
  });

  it.each([
    'Move old monitor to attic',
    'The 5th Wave',
    'Mark',
    'delete mails up to january 30th',
    'Emitir a segunda via da apólice',
    'Prepare the Monday meeting',
    'Tomorrow',
    'Buy a #7 screw',
    'Write to info@embarque.example',
    'Ask @mari',
    'Prepare Black Friday',
    'Meet Ana next Friday',
    'Read about last Friday',
    'Water the plants every Friday',
    'Open Saturday and Sunday',
    'Open from Monday to Friday',
    'Finish before Monday',
    'Lunch, but not today',
    'Regar as plantas toda sexta',
    'Reunião na próxima sexta',
    'Loja aberta de segunda a sábado',
    'Revisar a escala de sábado',
    'Depois de amanhã',
    'By Friday',
  ])('keeps a title that only looks like it: %s', (typed) => {
    expect(read(typed)).toEqual({ title: typed });
  });

  it('finds tags and people without accents, blanks and case', () => {
    expect(read('Check in #FRONT-DESK #urgencia @MarinaD')).toEqual({
      title: 'Check in',
      tags: ['front-desk', 'urgencia'],
      assignee: people[1],
    });
  });

  it.each(['#alta', '#ALTA', '#high'])('has a priority by its Portuguese name too: %s', (token) => {
    expect(read(`Ligar para a clínica ${token}`)).toEqual({ title: 'Ligar para a clínica', tags: ['high'] });
  });

  it('has the tag that people have called so before the one of that Portuguese name', () => {
    const own: TodoTag = { id: 'season', title: 'Alta', tone: 'info' };
    expect(taskFrom('Plan #alta', { tags: [...tags, own], people, me: null, today, ignored: [] }).tags).toEqual([
      'season',
    ]);
  });

  it.each(['@me', '@eu'])('is assigned to the person who types: %s', (token) => {
    expect(read(`Count the till ${token}`)).toEqual({ title: 'Count the till', assignee: marina });
  });

  it('keeps in its title what the person has taken back', () => {
    expect(read('Call the clinic tomorrow #high', ['tomorrow'])).toEqual({
      title: 'Call the clinic tomorrow',
      tags: ['high'],
    });
    expect(read('Call the clinic tomorrow #high', ['#high'])).toEqual({
      title: 'Call the clinic #high',
      dueDate: '2026-11-22',
    });
  });

  it('is called as it was typed where nothing else is left', () => {
    expect(read('#high @caio')).toEqual({ title: '#high @caio' });
  });
});
