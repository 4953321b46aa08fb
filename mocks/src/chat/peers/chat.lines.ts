import { type Chances, pick } from '../../lib/time/clock.ts';

type Lines = readonly [string, ...string[]];

/** The sentences of contacts in one language. */
interface Phrases {
  /** Replies to each of the subjects, in their order. */
  replies: readonly Lines[];
  others: Lines;
  /** The texts that contacts begin a conversation with. */
  openings: Lines;
}

/** The words of a message that decide what it is about, in both languages; the first match does. */
const subjects: readonly RegExp[] = [
  /\b(thanks?|thank you|obrigad[oa]|valeu)\b/i,
  /\b(hi|hello|hey|good (morning|evening)|oi|bo[am] (dia|tarde|noite))\b|\bol[aá]/i,
  /\b(claims?|receipts?|refunds?|sinistros?|recibos?|reembolsos?)\b/i,
  /\b(esims?|activation|networks?|signal|ativa|redes?|sinal)\b/i,
  /\b(call|phone|ligar|liga|telefone)\b/i,
  /\?\s*$/,
];

const english: Phrases = {
  replies: [
    ["You're welcome!", 'Any time.', 'Glad it helped.'],
    ['Hello Marina!', 'Hi! How can I help?'],
    ['I have the file open. Two receipts are still missing.', 'It is paid on Thursday.'],
    ['The profile is active, the phone needs one restart.', 'I see it online since this morning.'],
    ['In ten minutes? I am still on another line.', 'Gladly, after two.'],
    ['Good question. Let me look it up.', 'Yes, that should work.', 'Give me a moment, I will check.'],
  ],
  others: ['All right.', 'Got it, thank you.', 'I will take care of it.', 'Perfect, that helps.', 'Noted.'],
  openings: [
    'Do you have a minute? A group of 40 wants to change their return flight.',
    'The new eSIM prices for Chile are in. They look good.',
    'Short question: who signs the letters to the clinics this week?',
    'The customer from this morning called again. All solved.',
  ],
};

const portuguese: Phrases = {
  replies: [
    ['De nada!', 'Imagina.', 'Que bom que ajudou.'],
    ['Oi, Marina!', 'Oi! Em que posso ajudar?'],
    ['Estou com o processo aberto. Ainda faltam dois recibos.', 'O pagamento sai na quinta.'],
    ['O perfil está ativo, só falta reiniciar o celular.', 'Aqui consta online desde cedo.'],
    ['Daqui a dez minutos? Ainda estou em outra ligação.', 'Claro, depois das duas.'],
    ['Boa pergunta. Vou verificar.', 'Sim, deve funcionar.', 'Um momento, já confirmo.'],
  ],
  others: ['Certo.', 'Entendi, valeu por avisar.', 'Deixa comigo.', 'Perfeito, ajuda muito.', 'Anotado.'],
  openings: [
    'Tem um minuto? Um grupo de 40 quer mudar o voo de volta.',
    'Chegaram os novos preços de eSIM do Chile. Estão bons.',
    'Pergunta rápida: quem assina as cartas para as clínicas esta semana?',
    'O cliente de hoje cedo ligou de novo. Tudo resolvido.',
  ],
};

const phrasesOf = (writesPortuguese: boolean) => (writesPortuguese ? portuguese : english);

/** The answer of a contact to a message of the reader, in the contact's language. */
export function replyTo(message: string, writesPortuguese: boolean, chances: Chances): string {
  const { replies, others } = phrasesOf(writesPortuguese);
  return pick(replies[subjects.findIndex((words) => words.test(message))] ?? others, chances);
}

/** The text that a contact begins a conversation with. */
export function openingOf(contactId: number, writesPortuguese: boolean): string {
  const { openings } = phrasesOf(writesPortuguese);
  return openings[contactId % openings.length] ?? openings[0];
}
