/** The name and the address of the house, as the sheet and its PDF file have them. */
export const HOUSE = ['Embarque Viagens Ltda.', 'Avenida Paulista 1000, São Paulo', 'Brasil'];

const quantities = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const rates = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 });

/** Formats thousandths of a piece, the Portuguese way in every language. */
export const formatQuantity = (thousandths: number): string => quantities.format(thousandths / 1000);

/** Formats hundredths of a percent, the Portuguese way in every language. */
export const formatRate = (rate: number): string => rates.format(rate / 10_000);
