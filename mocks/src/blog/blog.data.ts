import { dayFromToday, timeFromToday } from '../lib/time/days.ts';
import { avatarOf, type Colleague } from '../lib/sample/people.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { slugOf } from '../lib/sample/slug.ts';
import { rowCount } from '../lib/sample/world.ts';
import type { BlogCategory, BlogComment, BlogEditAnswer, BlogPost, BlogRevision, BlogVideo } from './blog.contract.ts';

export interface StoredRevision extends BlogRevision {
  /** Left out in what was saved before today. */
  byEmail?: string | undefined;
  isAutosave: boolean;
}

/** A post with everything that the calls show parts of. */
export interface StoredPost
  extends
    Omit<BlogPost, 'hasVideo'>,
    Pick<BlogEditAnswer, 'followsTitle' | 'publishAt' | 'version' | 'wasPublished' | 'savedAt' | 'savedBy'> {
  comments: BlogComment[];
  /** The key under which it was sent at first; `null` for one of the sample. */
  key: string | null;
  imgName: string;
  /** Email address of the person who saved it last. */
  savedByEmail?: string | undefined;
  /** Addresses that it had when readers could see it. */
  oldSlugs: string[];
  /** The oldest first; empty until it is saved. */
  revisions: StoredRevision[];
}

/** A post in a few words. */
interface Note {
  title: string;
  author: Colleague;
  tags: BlogCategory[];
  excerpt: string;
  /** The paragraphs after the excerpt. */
  more: string[];
  /** How many comments and bookmarks it has. */
  liked: [comments: number, bookmarks: number];
}

/** How many days of posts the blog holds. */
const span = 378;

/** A drawn one, which stands for all of them. */
const film: BlogVideo = { src: '/films/departure.webm', captions: '/films/departure.vtt' };

const bios: Record<Colleague, string> = {
  'Caio Brandão': 'Caio settles luggage claims and has never once checked in a bag of his own.',
  'Larissa Teixeira':
    'Larissa runs the travel desk in the morning and tastes her way through markets in the afternoon.',
  'Henrique Sampaio':
    'Henrique negotiates with networks in forty countries and knows where the signal ends in most of them.',
  'Yasmin Farah':
    'Yasmin looks after assistance abroad. She speaks five languages, two of them only with taxi drivers.',
  'Bruno Cavalcanti': 'Bruno sells group trips and keeps a list of every bus that left without him.',
  'Ingrid Solberg':
    'Ingrid writes the policy wordings. She believes that every exclusion fits into one plain sentence.',
  'Mateus Okafor': 'Mateus tests every eSIM before it is sold, usually from the back row of a ferry.',
  'Renata Pacheco': 'Renata decides about refunds, and likes to be talked out of a no by a good receipt.',
  'Thiago Moreira': 'Thiago films for the desk with a telephone, a string and a lot of patience.',
  'Sofia Marchetti': 'Sofia reads what travellers write to us and answers all of it by Friday.',
  'Noah Adeyemi': 'Noah has the night shift, three chargers, and a game for every delay.',
};

/** In the language of their authors: most of them write Portuguese. */
const notes: Note[] = [
  {
    title: 'The coat that crossed four seasons in Patagonia',
    author: 'Larissa Teixeira',
    tags: ['Fashion'],
    excerpt:
      'One valley, one day: sun at breakfast, hail at noon, snow before dinner. What to wear where the weather cannot decide.',
    more: [
      'Think of an onion. A thin shirt that dries overnight, a fleece, and a shell that keeps the wind out. <strong>Leave the heavy coat at home</strong>: it is too warm for walking and too cold for standing still.',
      'The wind is what people forget. A hat that cannot be tied under the chin is a hat for somebody further east.',
      'And if the shell gives up on the second day, keep the receipt of the new one. Luggage cover pays for what you need until your bag is back, not for what you forgot to pack.',
    ],
    liked: [19_100, 139],
  },
  {
    title: 'A breakfast for every time zone between Recife and Tokyo',
    author: 'Larissa Teixeira',
    tags: ['Food'],
    excerpt:
      'Tapioca, cheese bread, simit, congee, rice with an egg: five stops, five mornings, and one stomach that lost its watch.',
    more: [
      'The trick against jet lag is to eat when the place eats, even if it is only a few bites.',
      'Airports open their kitchens earlier than you think. In Istanbul the sesame rings are warm at four.',
    ],
    liked: [214, 36],
  },
  {
    title: 'Six card games that fit into a passport pocket',
    author: 'Noah Adeyemi',
    tags: ['Gaming'],
    excerpt:
      'No table, no battery, no common language needed. Games for gates, ferries and the third hour of a delayed connection.',
    more: [
      'Our favourite needs only one deck and a queue: whoever guesses the next announcement deals.',
      'Play for window seats, never for boarding passes.',
    ],
    liked: [87, 21],
  },
  {
    title: '“I only noticed the storm because my bag was dry”',
    author: 'Sofia Marchetti',
    tags: ['Quote'],
    excerpt:
      'A traveller wrote to thank us for a claim that took nine hours. The best part is what she says about her shoes.',
    more: [
      '<em>“I only noticed the storm because my bag was dry. I was not.”</em> She bought trainers in Porto and sent us the receipt and a photograph of the old pair, hung on a clothes line beside the river.',
      'We paid for the trainers. The photograph hangs above the coffee machine.',
    ],
    liked: [342, 58],
  },
  {
    title: 'Filming from a train window without the reflections',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt:
      'Turn off the reading light, hold the telephone against the glass, wear black. Three habits that turn a blur into a film.',
    more: [
      'Glass mirrors whatever is brighter than the view, and that is usually your shirt.',
      'Shoot in the direction of travel. What comes towards us tells a story; what leaves is only gone.',
    ],
    liked: [128, 44],
  },
  {
    title: 'Dez dias com sete quilos na mala',
    author: 'Caio Brandão',
    tags: ['Fashion'],
    excerpt: 'Bagagem de mão é pesada, e quilo custa mais do que meia. Uma lista que serve de Lisboa à Cidade do Cabo.',
    more: [
      'Duas calças, cinco camisas, uma blusa de lã e um sapato que possa ir jantar. Tudo em cores que combinam entre si.',
      'Pese a mala vazia primeiro. Algumas pesam três quilos antes de ter qualquer coisa dentro.',
    ],
    liked: [1240, 97],
  },
  {
    title: 'What a night market in Taipei teaches about queues',
    author: 'Yasmin Farah',
    tags: ['Food', 'Video'],
    excerpt: 'The longest queue is not always for the best dumplings. Sometimes it is only for the best-lit stall.',
    more: [
      'Look at who is waiting. Grandmothers with shopping bags are a better sign than cameras.',
      'Carry small coins, a small bag and a card with your allergies in local script. Our assistance team writes one for you.',
    ],
    liked: [176, 29],
  },
  {
    title: 'How to keep a match alive when the network drops',
    author: 'Mateus Okafor',
    tags: ['Gaming'],
    excerpt:
      'Tunnels, borders, ferries. Where games on an eSIM lose their connection, and what to set before you leave.',
    more: [
      'Turn on data roaming for the travel line only, and fix the network by hand when two of them share a border.',
      'An hour of online chess uses less data than one photograph. An hour of watching others play uses as much as a week of maps.',
    ],
    liked: [93, 17],
  },
  {
    title: '“The best souvenir was the seat next to mine”',
    author: 'Sofia Marchetti',
    tags: ['Quote'],
    excerpt: 'Eleven sentences from the survey about people met on the way. Nobody mentions a monument.',
    more: [
      '<em>“We shared a charger for six hours and have written to each other for two years.”</em>',
      '<em>“He taught me to say thank you. I got off at the wrong station just to use it.”</em>',
    ],
    liked: [265, 61],
  },
  {
    title: 'O nascer do sol em Lisboa, em dez minutos e um só plano',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt: 'Desça no terceiro mirante, não no primeiro. Um tripé, a campainha de um bonde e mais ninguém acordado.',
    more: [
      'A luz vem de trás do castelo, e o rio fica dourado antes das casas. Comece a filmar quando ainda parecer cedo demais.',
      'O tripé pode ficar no terraço até os cafés abrirem.',
    ],
    liked: [158, 33],
  },
  {
    title: 'Linen, wool or plastic: what dries overnight',
    author: 'Ingrid Solberg',
    tags: ['Fashion'],
    excerpt: 'Eight shirts, one bathroom in Bergen, no heating. We hung them up at ten and touched them every hour.',
    more: [
      'Merino wool won, at half past five. Linen came second and looked it.',
      'Cotton was still wet at checkout. It was the heaviest of the eight as well.',
    ],
    liked: [409, 72],
  },
  {
    title: 'Street food and stomach cover: where the policy helps',
    author: 'Ingrid Solberg',
    tags: ['Food'],
    excerpt:
      'Eat what you like. Medical cover asks whether you saw a doctor, not whether the oysters were a good idea.',
    more: [
      'Illness from food is illness: the visit, the medicine and the night under observation are paid. Call assistance first when you can, and keep every receipt.',
      'The exclusion that people fear is about alcohol, not about shellfish. It stands in section 4, in one plain sentence.',
    ],
    liked: [531, 118],
  },
  {
    title: 'An airport scavenger hunt for children under ten',
    author: 'Noah Adeyemi',
    tags: ['Gaming'],
    excerpt:
      'Find a pilot with a rucksack, a bag tied with ribbon, a city you cannot spell. Twelve things that every terminal has.',
    more: [
      'Print it before you leave, or draw it on a boarding pass envelope.',
      'The last item is always the same: find the gate. Tried at eleven airports, missed flights so far: none.',
    ],
    liked: [311, 154],
  },
  {
    title: '“Nobody asked me to translate my tears”',
    author: 'Yasmin Farah',
    tags: ['Quote'],
    excerpt:
      'A father about a night in a hospital in Naples, and about the colleague who stayed on the line until morning.',
    more: [
      '<em>“Nobody asked me to translate my tears. The voice on the phone told the doctor what I could not.”</em>',
      'His daughter is well. Interpreting by telephone is part of every medical cover, at any hour.',
    ],
    liked: [2870, 203],
  },
  {
    title: 'Organizadores de mala, testados por quem não dobra roupa',
    author: 'Bruno Cavalcanti',
    tags: ['Fashion', 'Video'],
    excerpt:
      'Eles não criam espaço, criam ordem. Depois de três semanas de ônibus, ele ainda sabia onde estavam as meias.',
    more: [
      'Um por dia parece organizado e não é. Um por camada funciona: você só abre o que o tempo pede.',
      'Deixe um vazio para a roupa suja da volta.',
    ],
    liked: [145, 26],
  },
  {
    title: 'Onde comer sozinha em Buenos Aires',
    author: 'Larissa Teixeira',
    tags: ['Food'],
    excerpt: 'Balcões, cantos e uma mesa ao lado da porta da cozinha. Um livro é bem-vindo em todos eles.',
    more: [
      'O jantar começa às nove. Às oito, o salão é todo seu e o garçom tem tempo para histórias.',
      'Peça meia porção e, depois, a outra metade.',
    ],
    liked: [198, 40],
  },
  {
    title: 'Shooting under water without drowning the phone',
    author: 'Mateus Okafor',
    tags: ['Video'],
    excerpt: 'A pouch for little money kept three telephones dry in Fernando de Noronha. The fourth had an open tray.',
    more: [
      'An eSIM has no tray to forget, but the seal dries out. Test the pouch with a paper tissue in the sink.',
      'Rinse everything in fresh water before you open it. Salt gets in after the dive, not during it.',
    ],
    liked: [167, 31],
  },
  {
    title: 'As mesas de xadrez do Rio e suas regras silenciosas',
    author: 'Caio Brandão',
    tags: ['Gaming'],
    excerpt: 'Leve as suas peças, não toque no relógio e pague um coco para quem ganhar. Ninguém diz, todo mundo sabe.',
    more: [
      'As mesas da orla enchem às quatro, quando chega a sombra.',
      'Celular fica no bolso. Um de nós aprendeu isso com um motorista de ônibus aposentado, em onze lances.',
    ],
    liked: [76, 14],
  },
  {
    title: '“Minha mala conheceu mais da Europa do que eu”',
    author: 'Caio Brandão',
    tags: ['Quote'],
    excerpt: 'Madri, Viena, Oslo e casa: uma mala sem dono, um dono sem mala e um sinistro com quatro carimbos.',
    more: [
      '<em>“Minha mala conheceu mais da Europa do que eu, e voou em lugares melhores.”</em> Bagagem atrasada é paga a partir da sexta hora. Ele comprou um terno, usou no casamento e mandou a foto.',
      'Fotografe a mala antes de despachar. Não existe descrição mais rápida.',
    ],
    liked: [623, 88],
  },
  {
    title: 'Boots for Iceland, and when to leave them',
    author: 'Ingrid Solberg',
    tags: ['Fashion'],
    excerpt:
      'Wear them on the plane, air them in the corridor, leave them at the door of every house. The rest is socks.',
    more: [
      'New boots belong on stairs at home for two weeks, not on lava.',
      'Blisters are a medical expense, and a good pharmacy receipt is one too.',
    ],
    liked: [284, 52],
  },
  {
    title: 'Café em nove cidades, pago com os trocados do bolso',
    author: 'Renata Pacheco',
    tags: ['Food'],
    excerpt:
      'A xícara mais barata foi em Nápoles; a mais cara, num portão de embarque. Quem cuida de reembolsos confere os recibos das próprias férias.',
    more: [
      'Na Itália, de pé custa menos do que sentado, e os impostos estão no preço. Em Nova York, nada está.',
      'Diga não quando a maquininha oferecer cobrar na sua moeda. Nunca é gentileza.',
    ],
    liked: [237, 49],
  },
  {
    title: 'Jogos de tabuleiro que sobrevivem à cozinha do hostel',
    author: 'Bruno Cavalcanti',
    tags: ['Gaming', 'Food'],
    excerpt: 'À prova de gordura e de areia, e explicados em dois minutos a quem está fritando um ovo.',
    more: [
      'Onde há vapor, pedras são melhores do que cartas. Peças de madeira boiam, o que importa mais vezes do que se imagina.',
      'Deixe um jogo para a próxima mesa. Encontramos o nosso em Valparaíso, dois anos depois.',
    ],
    liked: [58, 12],
  },
  {
    title: '“Três barras de sinal e um vale inteiro só para mim”',
    author: 'Henrique Sampaio',
    tags: ['Quote', 'Video'],
    excerpt:
      'Por que um caminhante ligou do Nepal só para dizer que estava tudo bem, e por que ouvimos a ligação na reunião de segunda.',
    more: [
      '<em>“Três barras de sinal e um vale inteiro só para mim. Achei que alguém precisava saber.”</em>',
      'A rede ali funciona com energia solar e termina na segunda ponte. Conte o seu roteiro a alguém antes de cruzá-la.',
    ],
    liked: [391, 77],
  },
  {
    title: 'Filmar um festival e ainda assim assistir a ele',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt: 'Dez segundos no começo, dez no fim, e o celular no bolso no meio. É do meio que você vai se lembrar.',
    more: [
      'Peça licença antes de filmar rostos. Uma sobrancelha erguida e um dedo apontado são entendidos em todos os países que cobrimos.',
      'Envie os vídeos de madrugada, quando as antenas perto do palco estão vazias de novo.',
    ],
    liked: [112, 23],
  },
  {
    title: 'One scarf, eleven uses, three continents',
    author: 'Yasmin Farah',
    tags: ['Fashion'],
    excerpt:
      'Pillow, curtain, towel, sling, sunshade. The lightest thing in the bag did most of the work in Marrakesh.',
    more: [
      'Buy it long: two arm spans wrap around a head, a shoulder or a window.',
      'Use number eight, a sling for a sprained wrist, was checked by our doctor. She would like you to call her all the same.',
    ],
    liked: [447, 133],
  },
  {
    title: 'The allergy card that works in fourteen languages',
    author: 'Yasmin Farah',
    tags: ['Food'],
    excerpt: 'Nuts, gluten, shellfish. What to hand to a waiter who wants to help and does not know how.',
    more: [
      'Short sentences, no politeness, one drawing. “This makes me very ill” is understood faster than a Latin name.',
      'Ask assistance for your card a week before you travel. It costs nothing with any medical cover.',
    ],
    liked: [918, 187],
  },
  {
    title: 'Brincar com crianças num voo de nove horas',
    author: 'Renata Pacheco',
    tags: ['Gaming'],
    excerpt:
      'Embrulhe coisas pequenas em muito papel. Abrir demora mais do que brincar, e ninguém no banco de trás reclama.',
    more: [
      'Um pacote por hora, e o melhor para a descida, quando o ouvido dói.',
      'Baixe tudo em casa. A rede de bordo é para mensagens, diga o folheto o que disser.',
    ],
    liked: [356, 109],
  },
  {
    title: '“Cancelei a viagem e fiquei com o mapa”',
    author: 'Renata Pacheco',
    tags: ['Quote'],
    excerpt: 'Um tornozelo quebrado, um reembolso em três dias e uma parede com alfinetes. Ela embarca em abril.',
    more: [
      '<em>“Cancelei a viagem e fiquei com o mapa. Ele está na parede em que faço os exercícios.”</em>',
      'Para cancelar, é preciso um atestado médico com data anterior à partida. A data importa mais do que a letra.',
    ],
    liked: [189, 34],
  },
  {
    title: 'Das cenas soltas a um filme, antes de o avião pousar',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt:
      'Separe por lugar, não por dia. Corte tudo o que treme. Escolha a música por último e, então, abaixe o volume.',
    more: [
      'Um bom minuto tem nove cenas. Uma boa semana tem três minutos.',
      'Deixe o som do lugar debaixo da música: a chuva, uma cozinha, uma estação. É disso que você vai sentir falta.',
    ],
    liked: [134, 28],
  },
  {
    title: 'Chapéus de sol para quem perde chapéus de sol',
    author: 'Bruno Cavalcanti',
    tags: ['Fashion'],
    excerpt: 'Quatro comprados, quatro perdidos: uma balsa, uma cabra, um táxi, o vento do Cabo. O quinto tem cordão.',
    more: [
      'Palha dobra uma vez. Algodão dobra sempre e segura a chuva por quase um minuto.',
      'Não, a cobertura de bagagem não paga pela cabra. Nós perguntamos.',
    ],
    liked: [502, 66],
  },
  {
    title: 'A winter menu from the Alps, cooked on one ring',
    author: 'Ingrid Solberg',
    tags: ['Food'],
    excerpt: 'Barley soup on Monday, melted cheese until Friday. What fits into a hut kitchen and into a rucksack.',
    more: [
      'Dry things weigh less, and snow is water that has to be carried only once.',
      'Rescue from the mountain is covered with winter sports, also without a broken leg: being lost is enough.',
    ],
    liked: [121, 25],
  },
  {
    title: 'Retro arcades worth a detour, from Osaka to Porto Alegre',
    author: 'Noah Adeyemi',
    tags: ['Gaming', 'Video'],
    excerpt: 'Cabinets older than the people playing on them. Bring coins, leave pride.',
    more: [
      'Osaka closes last and is loudest. Porto Alegre has the better snacks, and a champion of seventy-one.',
      'All of them are near a station, so that a missed train is an excuse rather than a problem.',
    ],
    liked: [263, 55],
  },
  {
    title: '“The visa came because the letter did”',
    author: 'Sofia Marchetti',
    tags: ['Quote'],
    excerpt:
      'What an insurance certificate has to say for a consulate, told by somebody who went home twice to fetch a better one.',
    more: [
      '<em>“The visa came because the letter did. Your colleague sent it while I was standing in the queue.”</em>',
      'It needs every name, the dates including the day of return, and the sum in the currency of the consulate. Ours has all three.',
    ],
    liked: [734, 162],
  },
  {
    title: 'Time-lapse from a balcony in Cartagena',
    author: 'Mateus Okafor',
    tags: ['Video'],
    excerpt: 'Six hours, four hundred pictures, one curious cat. How to leave a telephone alone for a whole evening.',
    more: [
      'Lock focus and light before sunset, put the telephone in flight mode, and let the second line take the calls.',
      'A cup of rice makes a tripod.',
    ],
    liked: [99, 18],
  },
  {
    title: 'Roupa para dois climas no mesmo cartão de embarque',
    author: 'Larissa Teixeira',
    tags: ['Fashion'],
    excerpt: 'Oslo de manhã, Salvador à noite. O que tirar, em que ordem e onde guardar.',
    more: [
      'Use as camadas que podem ficar no assento e leve as sandálias por cima de tudo.',
      'O lugar mais frio da viagem é sempre o avião.',
    ],
    liked: [218, 47],
  },
  {
    title: 'Como pedir num idioma que você não fala',
    author: 'Larissa Teixeira',
    tags: ['Food'],
    excerpt: 'Aponte para a mesa ao lado, sorria e aprenda uma palavra. Que seja “delicioso”, e não “conta”.',
    more: [
      'A tradução pela câmera funciona com letra impressa e falha com letra de mão. E é na lousa que está o melhor.',
      'Baixe o idioma antes de sair: vinte megabytes em casa, ou meia hora de roaming no restaurante.',
    ],
    liked: [275, 63],
  },
  {
    title: 'Caça ao tesouro com um eSIM e um mapa de papel',
    author: 'Henrique Sampaio',
    tags: ['Gaming'],
    excerpt:
      'Satélite não precisa de rede, mapa precisa. Até onde vão quinhentos megabytes numa mata cheia de caixas escondidas.',
    more: [
      'Salve a região em casa e deixe os dados desligados até se perder. Achamos catorze caixas com oitenta megabytes.',
      'O mapa de papel serviu para a décima quinta, atrás de uma cachoeira.',
    ],
    liked: [84, 16],
  },
  {
    title: '“Vocês pagaram o táxi, eu paguei o bolo”',
    author: 'Renata Pacheco',
    tags: ['Quote', 'Food'],
    excerpt: 'Uma balsa cancelada, duzentos quilômetros de estrada e um pacote na nossa mesa com onze garfos dentro.',
    more: [
      '<em>“Vocês pagaram o táxi, eu paguei o bolo. Avisem quando a fome voltar.”</em>',
      'Conexão perdida é coberta quando o atraso foi da transportadora, e isso inclui balsas. Peça uma declaração no porto.',
    ],
    liked: [467, 91],
  },
  {
    title: 'Silent films from loud places',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt: 'Turn off the sound and a market becomes a dance. Seven minutes from Accra, Palermo and Belém.',
    more: [
      'Without sound, hands tell the story. Stay close, stay low, and let people walk through the picture.',
      'All three markets open before six. So does the light.',
    ],
    liked: [0, 9],
  },
  {
    title: 'O que a equipe veste em dia de viagem',
    author: 'Bruno Cavalcanti',
    tags: ['Fashion', 'Quote'],
    excerpt: 'Onze colegas, onze opiniões sobre cintos. Perguntamos a todos o que nunca vai para o porão.',
    more: [
      'Bolsos com zíper: nove votos. Sapatos sem cadarço: oito. Um casaco que sobrevive a um café derramado: todos.',
      '<em>“Vista-se como se a mala fosse chegar amanhã”</em>, diz o Caio, que entende do assunto.',
    ],
    liked: [41, 11],
  },
  {
    title: 'The quiet games of the night shift',
    author: 'Noah Adeyemi',
    tags: ['Gaming'],
    excerpt:
      'Between a call from Bangkok and a call from Lima there are eleven minutes. What we play, and why nobody keeps score.',
    more: [
      'Word chains with the names of airports. It gets hard after Xi’an.',
      'When the telephone rings the game is over, and nobody remembers whose turn it was.',
    ],
    liked: [27, 8],
  },
  {
    title: 'Dinner at thirty-five thousand feet, honestly rated',
    author: 'Sofia Marchetti',
    tags: ['Food'],
    excerpt:
      'Tomato tastes better up there, salt tastes of nothing. We ate our way through fourteen trays so that you can choose.',
    more: [
      'Order the meal without meat: it is cooked in smaller numbers and served first.',
      'Bring a lemon. It repairs nearly everything, including the fish.',
    ],
    liked: [19, 6],
  },
];

/** Comments of readers; every post shows one of them. */
const remarks: [fullName: string, text: string][] = [
  ['Helena Guimarães', 'Ri, refiz a mala e deixei o casaco pesado em casa. Obrigada!'],
  ['Jonas Lindqvist', 'Read this at the gate with two hours of delay. Best two hours of the trip.'],
  ['Inês Vasconcelos', 'Minha mãe pergunta se vocês fariam um livrinho com esses textos, para levar na bolsa.'],
  ['Tomasz Wieczorek', 'Tried it last week with both children. Works, except for the part about sitting still.'],
  ['Amara Nwosu', 'One thing to add: take twice as much water as you think.'],
  ['Beatriz Falcão', 'Aconteceu igualzinho com a gente, só que com mais chuva e menos sanduíches.'],
  ['Kenji Morikawa', 'Sent to the whole family before our departure. Even my brother read it.'],
];

/** The posts of the past year, the oldest first. More than 42 posts are the same again, closer together. */
export function blogSample(count = rowCount(notes.length)): StoredPost[] {
  return rowsFrom(notes, count, ({ title, author, tags, excerpt, more, liked }, { index }) => {
    const age = 1 + Math.floor(((count - 1 - index) * span) / count);
    const [comment, bookmarked] = liked;
    const status = index === 39 ? 'Draft' : index === 36 ? 'Pending' : 'Published';
    const isPublished = status === 'Published';
    return {
      id: index + 1,
      key: null,
      title,
      img: pictureUrl('blog', slugOf(`${tags[0] ?? ''} ${title}`)),
      userFullName: author,
      avatar: avatarOf(author),
      blogPosted: dayFromToday(-age),
      tags: [...tags],
      excerpt,
      comment,
      content: [excerpt, ...more].map((text) => `<p>${text}</p>`).join(''),
      authorBio: bios[author],
      bookmarked,
      status,
      minutes: minutesToRead([excerpt, ...more]),
      isBookmarked: index % 20 === 0,
      comments: comment === 0 ? [] : [remark(index, age)],
      // More rows than notes repeat the titles, and each address is one post.
      slug: index < notes.length ? slugOf(title) : `${slugOf(title)}-${index + 1}`,
      oldSlugs: [],
      followsTitle: !isPublished,
      publishAt: null,
      wasPublished: isPublished,
      imgName: `${slugOf(title)}.jpg`,
      imgAlt: `Drawing for “${title}”`,
      imgFocus: '50% 50%',
      video: tags.includes('Video') ? { ...film } : null,
      version: 1,
      savedAt: timeFromToday(-age, 9),
      savedBy: author,
      revisions: [],
    };
  });
}

/** One reader's comment, the day after the post or still today. */
function remark(index: number, age: number): BlogComment {
  const [userFullName, commentText] = remarks[index % remarks.length] ?? ['', ''];
  return {
    id: index + 1,
    parentId: null,
    isMine: false,
    userFullName,
    avatar: avatarOf(userFullName),
    commentedAt: dayFromToday(1 - age),
    commentText,
  };
}

/** How many words people read in a minute. */
const PACE = 200;

/** How long a text takes to read, at least one minute. */
export function minutesToRead(paragraphs: readonly string[]): number {
  return Math.max(1, Math.ceil(paragraphs.join(' ').split(/\s+/).length / PACE));
}
