import type { Currency } from './world.types.ts';

/** Names that people have in a part of the world, and the currency that they pay in. */
export interface NamePool {
  currency: Currency;
  country: string;
  given: readonly string[];
  family: readonly string[];
}

const words = (text: string) => text.split(' ');

/** Seven of ten customers are Brazilian. */
export const pools: readonly [NamePool, ...NamePool[]] = [
  {
    currency: 'BRL',
    country: 'Brazil',
    given: words(
      'Adriana Alice Bárbara Benício Bianca Breno Carla Clarice Daniela Diego Eduarda Emanuel Estela Fabrício Gael Gustavo ' +
        'Heloísa Ícaro Ísis Joaquim Juliana Kauã Laís Leandro Letícia Lorenzo Manuela Márcio Nicolas Olívia Patrícia Pietro ' +
        'Raíssa Renan Rodrigo Sabrina Samuel Tatiana Ulisses Vitória',
    ),
    family: words(
      'Abreu Aguiar Antunes Barreto Bastos Borges Braga Camargo Castilho Cordeiro Diniz Falcão Fontes Franco Goulart ' +
        'Leitão Lobato Macedo Magalhães Medeiros Meireles Muniz Novaes Paiva Pimentel Proença Quintela Rangel Rezende ' +
        'Sarmento Siqueira Tavora Toledo Trindade Valente Vargas Veloso Viana Xavier Zanetti',
    ),
  },
  {
    currency: 'EUR',
    country: 'Portugal',
    given: words(
      'Agnieszka Beatrix Benedikt Björn Célia Clément Dieter Elske Filipa Frieda Gonçalo Henrik Ilse Léonie Maarten ' +
        'Mireia Oihana Pauline Siobhán Søren',
    ),
    family: words(
      'Aebischer Bergström Castelló Dubreuil Etcheverry Fonseca Grünwald Hoekstra Jansson Kowalczyk Lacombe Mørk Nadal ' +
        'Ribeirinho Steinbach Tamminen Uhlig Verhoeven Wójcik',
    ),
  },
  {
    currency: 'USD',
    country: 'United States',
    given: words(
      'Alma Brianna Curtis Dalia Emmett Farid Gloria Harumi Isaiah Jasmine Kiran Luz Marcus Naomi Omar Pilar Quentin ' +
        'Rosalind Sanjay Thea',
    ),
    family: words(
      'Abernathy Bautista Castellanos Delacroix Eastwell Farrokh Goldwin Hollister Iwasaki Jefferson Kapadia Lombardo ' +
        'Merriweather Nakagawa Ortega Pemberton Quiroga Ramaswamy Sutherland Tran',
    ),
  },
];

/** Names that lists and badges must survive: right to left, of one word, very long. */
export const rareNames: readonly { name: string; mailbox: string; currency: Currency; country: string }[] = [
  { name: 'נועה בן־שחר', mailbox: 'noa.ben.shahar', currency: 'USD', country: 'Israel' },
  { name: 'ليلى القاضي', mailbox: 'layla.alqadi', currency: 'USD', country: 'Lebanon' },
  { name: 'Wulandari', mailbox: 'wulandari', currency: 'USD', country: 'Indonesia' },
  {
    name: 'Maria Aparecida da Conceição de Bragança e Albuquerque Figueiroa',
    mailbox: 'maria.aparecida.figueiroa',
    currency: 'BRL',
    country: 'Brazil',
  },
];
