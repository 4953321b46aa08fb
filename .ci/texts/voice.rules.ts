export interface Rule {
  pattern: RegExp;
  advice: string;
  /** Texts in which the rule does not hold. */
  except?: RegExp;
}

/** Faults in any language. */
const EVERYWHERE: readonly Rule[] = [
  { pattern: /\.\.\./, advice: 'write the character “…”' },
  { pattern: /\S {2}/, advice: 'write one blank' },
  { pattern: /^\s|\s$/, advice: 'write no blank at the ends' },
];

const ENGLISH: readonly Rule[] = [
  {
    pattern: /!/,
    except: /^(?:Congratulations, .+!|Thank you, .+!|Done\. Thank you!|Safe travels!)$/,
    advice: 'an exclamation mark is for greetings, thanks and good wishes',
  },
  { pattern: /^(?:submit|ok|okay|yes|no)[.!]?$/i, advice: 'name a button with the verb of its action' },
  { pattern: /\bclick here\b/i, advice: 'name a link with where it leads' },
  {
    pattern: /\b(?:it|this|that|they|these) (?:is|was|are|were)\b[^.]*, so (?!that\b)/i,
    advice: 'write how things are now, without “it was …, so …”',
  },
  { pattern: /\b(?:failed|unable) to\b|\bcould not\b|\ban error occurred\b/i, advice: "write “Couldn't …”" },
  { pattern: /^please (?:enter|choose|select|try|wait|confirm)\b/i, advice: 'leave “please” out' },
  { pattern: /\be-mail/i, advice: 'write “email”' },
  { pattern: /\blog(?:ged|ging)? ?(?:in|out)\b/i, except: /^Log(?:in|out)$/, advice: 'write “sign in” or “sign out”' },
  { pattern: /\btelephone\b/i, advice: 'write “phone”' },
  { pattern: /\b(?:color|canceled|minimize|maximize|organize)/i, advice: 'write British English' },
  {
    pattern: /\b(?:Paypal|Wi-fi|Wifi|WiFi|Github|Gitlab|Qr|Esim|ESIM|Pdf|Csv)\b/,
    advice: 'write a name as it is written',
  },
];

const PORTUGUESE: readonly Rule[] = [
  { pattern: /\bsubmeter\b|\bdelet(?:ar|ad[ao])\b/i, advice: 'write “Enviar” or “Excluir”' },
  { pattern: /\bclique aqui\b/i, advice: 'name a link with where it leads' },
  { pattern: /(?<!\p{L})(?:tu|teus?|tuas?|contigo|vós)(?!\p{L})/iu, advice: 'write “você”' },
  { pattern: /\b(?:falha|erro) ao\b|\bocorreu um erro\b/i, advice: 'write “Não foi possível …”' },
  {
    pattern:
      /(?<!\p{L})(?:ficheiros?|ecrãs?|utilizador(?:es)?|palavra-passe|telemóve(?:l|is)|guardar|eliminar|contactos?|registos?|planear|gerir|facturas?)(?!\p{L})/iu,
    advice: 'write the Portuguese of Brazil',
  },
];

/** Of what a text asks for, the kinds that are typed sign by sign. */
const SIGNS = '(?:dígitos?|caracteres|senhas?)';

const PORTUGUESE_FIELDS: readonly Rule[] = [
  {
    pattern:
      /(?<!\p{L})digite (?:(?:[oa]|uma?|seu|sua) )?(?:nome|sobrenome|e-mail|empresa|telefone|site|endereço|título)/iu,
    advice: 'write “Informe” for what is known of a person or a thing, and “Digite” for digits, codes and passwords',
  },
  {
    pattern: new RegExp(`(?<!\\p{L})informe (?:[\\p{L}\\d]+ ){0,5}${SIGNS}`, 'iu'),
    advice: 'write “Digite” for digits, codes and passwords, and “Informe” for what is known of a person or a thing',
  },
  { pattern: /(?<!\p{L})(?:insira|introduza)(?!\p{L})/iu, advice: 'write “Informe” or “Digite”' },
];

const FRENCH: readonly Rule[] = [
  { pattern: /\bcliquez ici\b/i, advice: 'name a link with where it leads' },
  { pattern: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu, advice: 'write “vous”' },
  { pattern: /(?<!\p{L})échec d|\bune erreur est survenue\b|\berreur lors\b/iu, advice: 'write “Impossible de …”' },
  { pattern: /\p{L}'\p{L}/u, advice: 'write the apostrophe “’”' },
  { pattern: /\S [:;!?»](?:\s|$)|« /, advice: 'write a no-break space before “:”, “;”, “!”, “?” and inside “« »”' },
];

const GERMAN: readonly Rule[] = [
  { pattern: /\bklicken Sie hier\b/i, advice: 'name a link with where it leads' },
  { pattern: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu, advice: 'write “Sie”' },
  { pattern: / …/, advice: 'write no blank before “…”' },
  { pattern: /\bFehler beim\b|\bein Fehler ist aufgetreten\b/i, advice: 'write “… konnte nicht …”' },
];

export const rulesOf = (locale: string): readonly Rule[] => [
  ...EVERYWHERE,
  ...({ en: ENGLISH, 'pt-BR': [...PORTUGUESE, ...PORTUGUESE_FIELDS], fr: FRENCH, de: GERMAN }[locale] ?? []),
];
