/** A language that stories can be shown in. */
export type Language = 'en' | 'pt-BR';
