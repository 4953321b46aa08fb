/** An agency that sells our policies and eSIMs. */
export interface Agency {
  name: string;
  email: string;
  address: string;
  country: string;
  contact: string;
}

/** The partner agencies. */
export const agencies: readonly Agency[] = [
  agency('Halden & Roos Travel', 'halden-roos', 'Keizersgracht 410, Amsterdam', 'Netherlands', '0110'),
  agency('Atalaia Corporate Travel', 'atalaia', 'Rua da Prata 88, Lisbon', 'Portugal', '0121'),
  agency('Rota do Cacau Turismo', 'rota-do-cacau', 'Avenida Soares Lopes 302, Ilhéus', 'Brazil', '0132'),
  agency('Polder Business Travel', 'polder', 'Coolsingel 61, Rotterdam', 'Netherlands', '0143'),
  agency('Tagus Study Abroad', 'tagus', 'Rua Augusta 1508, São Paulo', 'Brazil', '0154'),
  agency('Casa do Embarque', 'casa-do-embarque', 'Rua da Aurora 77, Recife', 'Brazil', '0165'),
];

function agency(name: string, domain: string, address: string, country: string, digits: string): Agency {
  return { name, email: `accounts@${domain}.example`, address, country, contact: `555 ${digits}` };
}
