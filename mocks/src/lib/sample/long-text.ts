/** Makes a text far longer than any column, for the scenarios of very long texts. */
export function longText(text: string): string {
  return `${text} de Albuquerque Cavalcanti e Vasconcelos Figueiredo Monteiro da Silva Nogueira, with everything in between`;
}
