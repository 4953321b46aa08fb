import { describe, expect, it } from 'vitest';
import { isNamed, questionIn } from './question.ts';

const english = ['delete invoices', 'delete sales', 'see analytics', 'see users', 'edit roles'];
const portuguese = ['excluir faturas', 'excluir vendas', 'ver análises', 'ver usuários', 'editar funções'];
const french = ['supprimer des factures', 'supprimer des ventes', 'voir les analyses'];
const german = ['Rechnungen zu löschen', 'Verkäufe zu löschen', 'Analysen zu sehen'];

describe('a question', () => {
  it.each([
    ['can ana delete invoices?', english, { name: ['ana'] }, [0]],
    ['Can Ana see analytics', english, { name: ['ana'] }, [2]],
    ['can ana maria delete', english, { name: ['ana', 'maria'] }, [0, 1]],
    ['Can I delete the invoice', english, 'me', [0]],
    ['am I allowed to delete sales?', english, 'me', [1]],
    ['who can delete invoices', english, 'anyone', [0]],
    ['can … delete invoices?', english, 'anyone', [0]],
    ['is support allowed to edit roles', english, { name: ['support'] }, [4]],
    ['can see users', english, 'anyone', [3]],
    ['A Ana pode excluir faturas?', portuguese, { name: ['ana'] }, [0]],
    ['pode excluir vendas', portuguese, 'anyone', [1]],
    ['Posso editar funcoes?', portuguese, 'me', [4]],
    ['Quem pode ver análises', portuguese, 'anyone', [2]],
    ['Puis-je supprimer une facture ?', french, 'me', [0]],
    ['Ana peut-elle supprimer les ventes', french, { name: ['ana'] }, [1]],
    ['qui peut voir les analyses', french, 'anyone', [2]],
    ['Darf ich Rechnungen löschen?', german, 'me', [0]],
    ['kann Ana Verkäufe löschen', german, { name: ['ana'] }, [1]],
    ['Wer darf Analysen sehen', german, 'anyone', [2]],
  ])('"%s" is understood', (text, phrases, about, matches) => {
    expect(questionIn(text, phrases)).toEqual({ about, matches });
  });

  it.each(['cancel', 'can', 'delete invoices', 'who', 'may report', 'posso', ''])('is not read into "%s"', (text) => {
    expect(questionIn(text, english)).toBeNull();
  });
});

it.each([
  ['ana', 'Ana Ribeiro', true],
  ['rib ana', 'Ana Ribeiro', true],
  ['inigo', 'Íñigo Etxeberria', true],
  ['ana', 'Mariana Prado', false],
])('"%s" names %s: %s', (name, whole, isIt) => {
  expect(isNamed(name.split(' '), whole)).toBe(isIt);
});
