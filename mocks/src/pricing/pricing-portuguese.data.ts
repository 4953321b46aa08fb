import type { PricingAnswer, PricingPlan } from './pricing.contract.ts';

/** The price list with its texts in Portuguese. */
export function inPortuguese(answer: PricingAnswer): PricingAnswer {
  const text = (english: string) => texts[english] ?? english;
  const value = (english: string | boolean) => (typeof english === 'string' ? text(english) : english);
  const plan = ({ title, subtitle, planBenefits, ...rest }: PricingPlan): PricingPlan => ({
    ...rest,
    title: text(title),
    subtitle: text(subtitle),
    planBenefits: planBenefits.map(text),
  });
  return {
    ...answer,
    features: answer.features.map(({ name, basic, standard, enterprise }) => ({
      name: text(name),
      basic: value(basic),
      standard: value(standard),
      enterprise: value(enterprise),
    })),
    basicPlan: plan(answer.basicPlan),
    standardPlan: plan(answer.standardPlan),
    enterprisePlan: plan(answer.enterprisePlan),
    qandA: answer.qandA.map(({ question, ans }) => ({ question: text(question), ans: text(ans) })),
  };
}

const texts: Readonly<Record<string, string>> = {
  Basic: 'Básico',
  Standard: 'Padrão',
  Enterprise: 'Corporativo',
  Unlimited: 'Ilimitado',
  'Policies a month': 'Apólices por mês',
  'Responses of the claims desk a month': 'Respostas do atendimento a sinistros por mês',
  'eSIMs in stock': 'eSIMs em estoque',
  Seats: 'Usuários',
  'Subdomains for your shop': 'Subdomínios para sua loja',
  'Storage for claim documents': 'Armazenamento de documentos de sinistros',
  'Claims desk at weekends': 'Atendimento a sinistros no fim de semana',
  'Sales as spreadsheets': 'Vendas em planilhas',
  'QR codes in eSIM emails': 'QR codes nos e-mails de eSIM',
  'Logic jumps in claim forms': 'Saltos lógicos nos formulários de sinistro',
  'Custom domain': 'Domínio próprio',
  Payments: 'Pagamentos',
  'Start selling to your travellers': 'Comece a vender para seus viajantes',
  'For agencies that grow': 'Para agências em crescimento',
  'For groups of agencies': 'Para grupos de agências',
  '100 responses a month': '100 respostas por mês',
  'Up to 2 subdomains': 'Até 2 subdomínios',
  '50 policies a month': '50 apólices por mês',
  '20 eSIMs in stock': '20 eSIMs em estoque',
  '2 seats': '2 usuários',
  'Unlimited responses': 'Respostas ilimitadas',
  '500 policies a month': '500 apólices por mês',
  '500 eSIMs in stock': '500 eSIMs em estoque',
  '10 seats': '10 usuários',
  'Payments through a payment provider': 'Pagamentos por um provedor de pagamentos',
  'Logic jumps': 'Saltos lógicos',
  '5GB file upload storage': '5 GB para arquivos enviados',
  'Card payment provider integration': 'Integração com provedor de pagamento por cartão',
  'Does my plan renew automatically?': 'Meu plano é renovado automaticamente?',
  'Yes, until you cancel it. You can cancel at any time and keep your plan until the end of the month or year you paid for.':
    'Sim, até você cancelar. Você pode cancelar quando quiser e mantém o plano até o fim do mês ou do ano que pagou.',
  'What happens if I sell more than 50 policies in a month?': 'E se eu vender mais de 50 apólices em um mês?',
  'You lose no sale. Policies beyond the 50 are issued as well, and we suggest the plan that fits. Large agencies can agree on the Exclusive plan with us.':
    'Você não perde nenhuma venda. As apólices além das 50 também são emitidas, e sugerimos o plano certo para você. Agências grandes podem negociar o plano Exclusive conosco.',
  'Can I switch to yearly billing later?': 'Posso mudar para a cobrança anual depois?',
  'Yes. We credit the rest of your month towards the year, and you pay the lower price from that day on.':
    'Sim. Abatemos o restante do mês do valor do ano, e você paga o preço menor a partir daquele dia.',
};
