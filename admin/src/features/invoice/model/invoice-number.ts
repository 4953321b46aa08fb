/** Whether a text of the URL can be the number of an invoice. */
export const isInvoiceNumber = (text: string): boolean => /^\d{1,15}$/.test(text);
