/** How people compare words: neither case nor accents count, so that "sao" finds "São Paulo". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
