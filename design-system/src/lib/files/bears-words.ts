/**
 * Whether what is pasted or dropped has words, as markup or as text, of which a picture beside them is only the look: cells of a sheet
 * carry all three. The name of a copied file is no word.
 */
export function bearsWords(data: DataTransfer | null): boolean {
  const markup = (data?.getData('text/html') ?? '').replaceAll(/<[^>]*>|&nbsp;/g, '').trim();
  const text = (data?.getData('text/plain') ?? '').trim();
  const names = Array.from(data?.files ?? [], ({ name }) => name);
  return markup !== '' || (text !== '' && text.split(/\r?\n/).some((line) => !names.includes(line)));
}
