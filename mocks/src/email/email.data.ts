import { minutesAgo } from '../lib/time/days.ts';
import { avatarOf, emailOf, reader } from '../lib/sample/people.ts';
import { fileUrl, pictureUrl } from '../pictures/pictures.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import type { Email, EmailAddress, EmailAttachment, EmailFolder, EmailLabel } from './email.contract.ts';
import { currentWorld, rowCount } from '../lib/sample/world.ts';
import { withNumbers } from '../world/index.ts';

const hour = 60;
const day = 24 * hour;

/** A mail in a few words, in the language of its author; replies to customers are in theirs. */
interface Letter {
  from: string;
  /** @default ['Marina Duarte'] */
  to?: string[];
  cc?: string[];
  bcc?: string[];
  subject: string;
  message: string;
  /** Age in minutes. */
  age: number;
  /** File names and sizes in bytes. */
  files?: Record<string, number>;
  labels?: EmailLabel[];
  /** The earlier mails of the conversation, oldest first. */
  earlier?: Letter[];
  folder?: EmailFolder;
  isStarred?: boolean;
  isUnread?: boolean;
}

/** The mailbox of somebody at the travel desk, newest first. */
const first: Letter[] = [
  {
    from: 'Beatriz Nogueira',
    subject: 'Sinistro da minha mala atrasada em Lisboa',
    message: `<p>Oi, Marina,</p>
<p>a mala chegou com <strong>31 horas de atraso</strong>. Comprei roupas, um carregador e itens de higiene por <strong>R$ 842,60</strong>; os recibos e a confirmação da companhia aérea estão em anexo.</p>
<p>Falta mais alguma coisa para fechar o sinistro <em>{claim:Beatriz Nogueira}</em>?</p>
<p>Um abraço,<br>Beatriz</p>`,
    age: 25,
    files: { 'receipts-lisbon.pdf': 482_310, 'luggage-tag.jpg': 1_204_880 },
    labels: ['important'],
    isStarred: true,
    isUnread: true,
    earlier: [
      {
        from: 'Beatriz Nogueira',
        subject: 'Minha mala não chegou',
        message: `<p>Olá,</p>
<p>cheguei a Lisboa hoje de manhã, mas a minha mala não. Minha apólice é a <em>{policy:Beatriz Nogueira}</em>. O que faço agora?</p>`,
        age: 2 * day,
      },
      {
        from: reader,
        to: ['Beatriz Nogueira'],
        subject: 'Re: Minha mala não chegou',
        message: `<p>Oi, Beatriz,</p>
<p>sinto muito por isso. Peça no balcão da companhia aérea uma confirmação por escrito e guarde todos os recibos do que precisar comprar. Sua cobertura paga até R$ 1.200 quando o atraso passa de doze horas.</p>
<p>Marina</p>`,
        age: 2 * day - 40,
      },
    ],
  },
  {
    from: 'Kenji Watanabe',
    subject: 'eSIM Japan 20 GB does not connect',
    message: `<p>Hello,</p>
<p>I landed in Osaka an hour ago. The eSIM is installed and shows a signal, but no page opens. I already tried:</p>
<ul><li>switching flight mode on and off,</li><li>restarting the phone,</li><li>choosing the network by hand.</li></ul>
<p>Is there something that I missed? The order is <em>{sale:Kenji Watanabe}</em>.</p>`,
    age: 80,
    labels: ['important', 'private'],
    isUnread: true,
  },
  {
    from: 'Golden Cruise Draw',
    subject: 'You have won a cruise for two',
    message: `<p>Congratulations!</p>
<p>Your address was drawn for <strong>14 nights at sea</strong>. Send us your card number today, and we will reserve the cabin. The offer ends at midnight.</p>`,
    age: 2 * hour,
    folder: 'spam',
    isUnread: true,
  },
  {
    from: reader,
    to: ['Valentina Rojas'],
    cc: ['Bruno Cavalcanti'],
    subject: 'Offer for a group of 32 to Buenos Aires',
    message: `<p>Dear Valentina,</p>
<p>thank you for asking us about the school trip. For 32 travellers and nine days we can offer:</p>
<ul><li>group cover Americas at R$ 148 per person,</li><li>eSIM South America 8 GB at R$ 109 per person.</li></ul>
<p>The list of travellers can follow until …</p>`,
    age: 3 * hour,
    files: { 'group-terms.pdf': 198_440 },
    folder: 'draft',
    labels: ['company'],
    isStarred: true,
  },
  {
    from: 'Renata Pacheco',
    cc: ['Caio Brandão'],
    subject: 'Reembolsos do mês passado, prontos para aprovação',
    message: `<p>Oi, Marina,</p>
<p>dezessete reembolsos esperam por você, R$ 9.318,40 no total. Dois passam do limite e precisam de uma segunda conferência:</p>
<ol><li>{sale:Helena Guimarães}, Helena Guimarães, cancelada por doença</li><li>{sale:Jonas Lindqvist}, Jonas Lindqvist, visto negado</li></ol>
<p>Consegue olhar antes do meio-dia?</p>`,
    age: 5 * hour,
    files: { 'refunds.csv': 88_120 },
    labels: ['company'],
    isStarred: true,
  },
  {
    from: reader,
    to: ['Priya Raghavan'],
    bcc: ['Caio Brandão'],
    subject: 'Your claim was approved',
    message: `<p>Dear Priya,</p>
<p>good news: your claim <em>{claim:Priya Raghavan}</em> was approved in full. <strong>US$ 1.286,00</strong> will reach your account within five working days. The settlement letter is attached.</p>
<p>I hope your wrist heals well.</p>
<p>Marina Duarte<br>Travel desk</p>`,
    age: 7 * hour,
    files: { 'settlement-letter.pdf': 96_700 },
    folder: 'sent',
    labels: ['important'],
    isStarred: true,
  },
  {
    from: 'Inês Vasconcelos',
    subject: 'Partida em três dias: certificado para o visto',
    message: `<p>Bom dia,</p>
<p>o consulado pede um certificado com a cobertura de € 30.000 e o nome das duas crianças. O meu atendimento é amanhã às dez. O formulário que me deram segue em anexo.</p>
<p>Consegue enviá-lo ainda hoje? Muito obrigada!</p>
<p>Inês</p>`,
    age: day + hour,
    files: { 'consulate-form.pdf': 143_905 },
    labels: ['important', 'private'],
    isUnread: true,
  },
  {
    from: 'Harbour Conference Team',
    subject: 'Early tickets for the Travel Retail Days end soon',
    message: `<p>Two days, forty speakers, one harbour. Early tickets are <strong>a third cheaper</strong> until Sunday.</p>`,
    age: day + 4 * hour,
    folder: 'trash',
    isUnread: true,
  },
  {
    from: 'Account Safety Centre',
    subject: 'Your mailbox will be closed today',
    message: `<p>Dear user,</p>
<p>somebody signed in to your mailbox from a place we do not know. Confirm your password within one hour, or your mails will be lost.</p>`,
    age: day + 9 * hour,
    folder: 'spam',
    isUnread: true,
  },
  {
    from: 'Yasmin Farah',
    to: [reader, 'Caio Brandão'],
    subject: 'New clinic in the Azores',
    message: `<p>Hello both,</p>
<p>the clinic in Ponta Delgada signed. From the first of next month it bills us directly, so travellers on São Miguel no longer have to pay in advance.</p>
<p>Opening hours and the emergency number are already in the directory.</p>`,
    age: 2 * day,
    labels: ['company'],
    isStarred: true,
  },
  {
    from: reader,
    to: ['Otávio Prado'],
    subject: 'Re: Posso estender a apólice durante a viagem?',
    message: `<p>Oi, Otávio,</p>
<p>pode, até o dia em que ela termina, e sem precisar voltar para casa. Só lembre que …</p>`,
    age: 2 * day + 5 * hour,
    folder: 'draft',
  },
  {
    from: 'Malik Johnson',
    subject: 'Thank you from the hospital in Nice',
    message: `<p>Dear Marina,</p>
<p>I am back on my feet. When I broke my leg I expected days on the phone. Instead, your colleague had found a bed, a translator and a seat home for my wife <strong>before I was out of surgery</strong>.</p>
<p>Please pass this on to Noah. We will not forget it.</p>
<p>Malik</p>`,
    age: 3 * day,
    labels: ['private'],
    isStarred: true,
  },
  {
    from: 'Parcel Notice',
    subject: 'Your parcel is waiting at the border',
    message: `<p>A fee of R$ 1,99 is missing. Pay now, or the parcel goes back.</p>`,
    age: 3 * day + 8 * hour,
    folder: 'spam',
  },
  {
    from: reader,
    to: ['Bruno Cavalcanti', 'Yasmin Farah'],
    subject: 'Tabela de preços dos eSIMs para a alta temporada',
    message: `<p>Oi, Bruno, oi, Yasmin,</p>
<p>como combinamos por telefone: Europa e Japão ficam como estão, os EUA baixam R$ 10 e a América do Sul ganha um plano de 15 GB. A tabela vale a partir do dia primeiro do mês que vem.</p>
<p>Marina</p>`,
    age: 4 * day,
    folder: 'sent',
    labels: ['company'],
    isStarred: true,
  },
  {
    from: 'Cabin Weekly',
    subject: 'Eleven carry-on rules that changed this month',
    message: `<p>From the height of the handle to the size of the umbrella: what cabin crews now measure at the gate.</p>`,
    age: 5 * day,
    folder: 'trash',
    isUnread: true,
  },
  {
    from: 'Henrique Sampaio',
    subject: 'Relatório de ativações: 412 eSIMs nesta semana',
    message: `<p>Oi, Marina,</p>
<p>412 ativações, 9 a mais que na semana passada. 97% ficaram on-line em até cinco minutos depois do pouso. O pedido {sale:Valentina Rojas}, de uma das duas manhãs lentas em Santiago, também já está on-line; a causa foi a mesma nas duas, e a rede parceira corrigiu na quinta-feira.</p>
<p>Os números por país estão em anexo.</p>`,
    age: 6 * day,
    files: { 'activations.csv': 23_870 },
    labels: ['company'],
  },
  {
    from: 'Prize Office',
    subject: 'Form for the payment of your prize',
    message: `<p>Please fill in the attached form with your full name, your date of birth and a picture of your passport.</p>`,
    age: 7 * day,
    files: { 'winner-form.pdf': 512_000 },
    folder: 'spam',
  },
  {
    from: reader,
    to: ['Larissa Teixeira', 'Thiago Moreira'],
    subject: 'Notas para a primeira semana dos novos colegas',
    message: `<p>Segunda: acessos, um sinistro da ligação ao pagamento.<br>Terça: acompanhar ligações com o Thiago.<br>Quarta: ativar um eSIM no próprio celular …</p>`,
    age: 8 * day,
    folder: 'draft',
    labels: ['company'],
  },
  {
    from: 'Larissa Teixeira',
    subject: 'Almoço na quinta?',
    message: `<p>O lugar do <em>bobó de camarão</em> reabriu. Meio-dia e meia? Vou reservar para quatro, a Ingrid e o Mateus também vêm.</p>`,
    age: 9 * day,
    labels: ['personal'],
  },
  {
    from: 'Visa News Service',
    subject: 'Your weekly digest of entry rules',
    message: `<p>Changes this week concern arrivals by sea in four countries. None of them touches air travellers.</p>`,
    age: 11 * day,
    folder: 'trash',
  },
  {
    from: 'Miracle Loans',
    subject: 'Money for your holidays, no questions asked',
    message: `<p>Up to R$ 50.000 within an hour. All we need is your signature and the deeds of your house.</p>`,
    age: 13 * day,
    folder: 'spam',
  },
  {
    from: reader,
    to: ['Anneke de Vries'],
    subject: 'Interview about travelling with chronic illness',
    message: `<p>Dear Anneke,</p>
<p>thank you for your questions. In short: tell us about it before you buy, and most conditions can be covered. In detail …</p>`,
    age: 15 * day,
    folder: 'draft',
    labels: ['personal'],
  },
  {
    from: 'Suitcase Outlet',
    subject: 'Last day: everything on wheels at half price',
    message: `<p>Light, loud, on four wheels: the whole spring collection must go.</p>`,
    age: 19 * day,
    folder: 'trash',
    isUnread: true,
  },
  {
    from: 'Dream Island Rentals',
    subject: 'A whole island, only for you',
    message: `<p>Pay the deposit in gift cards and pick your beach.</p>`,
    age: 24 * day,
    folder: 'spam',
  },
];

/** Mail of partners, travellers and systems besides. */
const others: Letter[] = [
  {
    from: 'Ingrid Solberg',
    subject: 'Shift plan for the weekend',
    message: `<p>Hi Marina,</p>
<p>Mateus takes Saturday, I take Sunday. Could you stay on call on Saturday evening, from eight to ten?</p>`,
    age: 5.5 * hour,
    labels: ['personal'],
  },
  {
    from: 'Priya Raghavan',
    subject: 'Re: Your claim was approved',
    message: `<p>Dear Marina,</p>
<p>thank you, that was quick! My wrist is healing well. Does the amount come in dollars or in reais?</p>`,
    age: 6 * hour,
    labels: ['important'],
  },
  {
    from: 'Otávio Prado',
    subject: 'Posso estender a apólice durante a viagem?',
    message: `<p>Olá,</p>
<p>estou no Porto e quero ficar mais duas semanas. Minha apólice <em>{policy:Otávio Prado}</em> termina no domingo. Posso estender daqui mesmo?</p>`,
    age: 9 * hour,
    labels: ['private'],
  },
  {
    from: 'Network partner desk',
    subject: 'Maintenance in Chile on Sunday night',
    message: `<div class="preheader" style="display:none">Between 2:00 and 4:00 new eSIMs cannot be activated.</div>
<p>Dear partners,</p>
<p>on Sunday between 2:00 and 4:00 local time we renew the activation servers in Santiago. Running plans are not affected.</p>`,
    age: 18 * hour,
    labels: ['company'],
  },
  {
    from: 'Helena Guimarães',
    subject: 'Cancelamento por doença: atestado médico',
    message: `<p>Boa tarde,</p>
<p>segue o atestado médico que a Renata pediu. O voo para Buenos Aires seria na próxima terça-feira.</p>`,
    age: 30 * hour,
    files: { 'doctor-letter.pdf': 211_300 },
    labels: ['important', 'private'],
  },
  {
    from: 'Noah Adeyemi',
    subject: 'Flight home for two from Nice',
    message: `<p>Hi Marina,</p>
<p>both seats are booked for tomorrow at 9:40, with a wheelchair to the gate. The hotel keeps the room until noon.</p>`,
    age: 36 * hour,
    labels: ['company'],
  },
  {
    from: 'Bruno Cavalcanti',
    subject: 'Tabela de eSIMs, segunda versão',
    message: `<p>Oi, Marina,</p>
<p>a América do Sul agora começa em R$ 89. Dê uma olhada na linha dos grupos: não tenho certeza sobre a faixa de 20 a 30 viajantes.</p>`,
    age: 40 * hour,
    files: { 'price-list-draft-2.xlsx': 64_200 },
    labels: ['company'],
    isStarred: true,
  },
  {
    from: 'Jonas Lindqvist',
    subject: 'Visa refused: what happens to my policy?',
    message: `<p>Hello,</p>
<p>my visa was refused yesterday, the letter of the consulate is attached. May I have the money back, or can I move the cover to next spring?</p>`,
    age: 3 * day + 3 * hour,
    files: { 'refusal.pdf': 98_040 },
    labels: ['important'],
  },
  {
    from: 'Mateus Okafor',
    subject: 'New tags for the lounge desk',
    message: `<p>The first hundred luggage tags arrived. The amber ones are a little darker than on the screen, and I like them better.</p>`,
    age: 4 * day + 2 * hour,
    labels: ['personal'],
  },
  {
    from: 'Valentina Rojas',
    subject: 'School trip to Buenos Aires, 32 travellers',
    message: `<p>Dear team,</p>
<p>we travel with 29 pupils and three teachers, nine days in all; invoice {invoice:Valentina Rojas} is for our first trip. Which cover do we need, and is there one data plan for the whole group?</p>`,
    age: 5 * day + 6 * hour,
    labels: ['company'],
  },
  {
    from: 'Sofia Marchetti',
    subject: 'Words of the claim form, for your eyes',
    message: `<p>Hi Marina,</p>
<p>nine questions are left, each with one line of help. Number four is still too long. Do you have a better idea?</p>`,
    age: 6 * day + 5 * hour,
    labels: ['company'],
  },
  {
    from: 'Anneke de Vries',
    subject: 'Interview about travelling with chronic illness',
    message: `<p>Dear Ms Duarte,</p>
<p>for our winter issue I would like to ask you five questions about cover for travellers with diabetes or asthma. Would a written answer suit you?</p>`,
    age: 16 * day,
    labels: ['personal'],
  },
  {
    from: 'Caio Brandão',
    subject: 'Limites a partir do próximo trimestre',
    message: `<p>Oi, Marina,</p>
<p>reembolsos de até R$ 1.500 vão precisar de uma só conferência. Bagagem fica como está. Escrevo para todos na segunda.</p>`,
    age: 20 * day,
    labels: ['company'],
    isStarred: true,
  },
  {
    from: 'Thiago Moreira',
    subject: 'As ligações de outubro em uma página',
    message: `<p>Menos ligações sobre ativação, mais sobre atrasos. A página está em anexo, com as três perguntas que ouvimos todos os dias.</p>`,
    age: 23 * day,
    files: { 'calls-october.pdf': 118_500 },
    labels: ['company'],
  },
];

const letters = [...first, ...others].toSorted((one, other) => one.age - other.age);

/** The mailbox, oldest first; the newest mail is less than half an hour old. More mails than letters reach further back. */
export function emailsSample(count = rowCount(letters.length)): Email[] {
  const fill = withNumbers(currentWorld());
  const newestFirst = rowsFrom(letters, count, (letter, { index, round }) =>
    emailFrom({ ...letter, age: letter.age + round * 25 * day }, count - index, fill),
  );
  return newestFirst.toReversed();
}

function emailFrom(letter: Letter, id: number, fill: (text: string) => string): Email {
  const { from, to = [reader], cc = [], bcc = [], files = {}, earlier = [], labels = [], folder = 'inbox' } = letter;
  return {
    id,
    from: { ...addressOf(from), avatar: avatarOf(from) },
    to: to.map(addressOf),
    cc: cc.map(addressOf),
    bcc: bcc.map(addressOf),
    subject: letter.subject,
    message: fill(letter.message),
    attachments: Object.entries(files).map(attachmentFrom),
    isStarred: letter.isStarred ?? false,
    labels: [...labels],
    time: minutesAgo(letter.age),
    // Far above the ids of all lists, so that nothing is mistaken for something else.
    replies: earlier.map((reply, index) => emailFrom(reply, 1_000_000 + id * 10 + index, fill)),
    folder,
    isRead: !letter.isUnread,
    isDeleted: folder === 'trash',
  };
}

function addressOf(name: string): EmailAddress {
  return { name, email: emailOf(name) };
}

function attachmentFrom([fileName, size]: [string, number]): EmailAttachment {
  const type = fileName.slice(fileName.lastIndexOf('.') + 1);
  return { fileName, thumbnail: pictureUrl('document', type), url: fileUrl(fileName), size };
}
