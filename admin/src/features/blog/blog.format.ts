const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** `19,1 mil` */
export const formatCount = (count: number): string => compact.format(count);
