/** The addresses in a text that separates them by commas, semicolons or spaces. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
