import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { rowCount } from '../lib/sample/world.ts';
import type { FaqAnswer, FaqSection, FaqTopic } from './faq.contract.ts';

type Entry = [slug: string, question: string, ans: string];

interface Topic extends Omit<FaqSection, 'qandA'> {
  entries: Entry[];
}

const topics: Record<FaqTopic, Topic> = {
  payment: {
    title: 'Payment',
    icon: 'CreditCard',
    subtitle: 'Cards, instalments, receipts and refunds',
    entries: [
      [
        'payment-time',
        'When am I charged for a policy?',
        'Right away. We issue the policy as soon as your bank confirms the payment, usually in less than a minute.',
      ],
      [
        'ways-to-pay',
        'How can I pay?',
        'By credit or debit card, bank transfer or instant payment (Pix). A bank transfer must arrive before the day of departure.',
      ],
      [
        'instalments',
        'Can I pay in instalments?',
        'Yes. With a credit card issued in Brazil you can pay for a policy in up to six interest-free instalments. eSIMs are paid in full.',
      ],
      [
        'refused-card',
        'Why was my card declined?',
        'Your bank makes that decision. Most declined cards are not enabled for online or international purchases. Turn this on in your bank’s app, then try again.',
      ],
      [
        'currency',
        'Which currency will I be charged in?',
        'The currency shown in your quote. The insured amount can still be in euros or US dollars, because consulates ask for it.',
      ],
      [
        'receipt',
        'Where do I find my receipt?',
        'We email it with your policy. You can also download every receipt from your list of invoices.',
      ],
      [
        'refund-time',
        'How long does a refund take?',
        'We send the money back within three business days. On a card, it can take up to two statements to appear.',
      ],
    ],
  },
  delivery: {
    title: 'Delivery',
    icon: 'ShoppingBag',
    subtitle: 'How policies, eSIMs and travel gear arrive',
    entries: [
      [
        'esim-delivery',
        'How do I receive my eSIM?',
        'By email, with a QR code to scan and a link that installs it on your phone. Nothing comes by post.',
      ],
      [
        'missing-email',
        'My policy email hasn’t arrived. What can I do?',
        'Check your spam folder first, then the email address on the order. We can send the policy again to any address, as often as you need.',
      ],
      [
        'gear-delivery',
        'How long does delivery of travel gear take?',
        'One to eight days. The cart shows the delivery date of each product. Gear that comes with a policy arrives before the policy starts.',
      ],
      [
        'hotel-delivery',
        'Can you deliver to my hotel?',
        'Yes, if you stay at least three nights. Add the guest’s name and check-in date to the second address line: Hotel São Bento, for example, holds parcels at its café.',
      ],
      [
        'damaged-parcel',
        'My parcel arrived damaged. What now?',
        'Take a photo and send it to us within seven days. We ship a replacement on the same day.',
      ],
    ],
  },
  cancellationReturn: {
    title: 'Cancellation & Return',
    icon: 'RefreshCw',
    subtitle: 'Cancelled trips, refunds and returned orders',
    entries: [
      [
        'cancel-policy',
        'Until when can I cancel a policy?',
        'Within seven days of purchase, as long as your trip hasn’t started. You don’t need to give a reason, and we refund the full price.',
      ],
      [
        'return-esim',
        'Can I return an eSIM?',
        'Yes, until you install it. Once it is on a phone, it can’t be used on another one.',
      ],
      [
        'trip-cancellation',
        'What does trip cancellation cover?',
        'Illness, an accident, a death in the family, a refused visa or a court summons. We pay what your airline and hotel don’t refund.',
      ],
      [
        'cancellation-papers',
        'Which documents do I need to claim a cancelled trip?',
        'Your booking, the confirmation that it was cancelled, and proof of the reason, such as a doctor’s note dated before departure.',
      ],
      [
        'change-dates',
        'Can I change the dates of my policy?',
        'Yes, as often as you need before departure. You pay or get back the difference in price; there is no fee.',
      ],
      [
        'return-gear',
        'How do I return travel gear?',
        'Send it back unused within 30 days with the label in the parcel. We refund you as soon as it arrives.',
      ],
      [
        'early-return',
        'What happens if I come home early?',
        'Unused days are not refunded, because you were covered until then. We pay for the flight home if the reason is covered.',
      ],
    ],
  },
  myOrders: {
    title: 'My Orders',
    icon: 'Package',
    subtitle: 'Find, change and track an order',
    entries: [
      [
        'order-number',
        'Where do I find my order number?',
        'In the subject line of your confirmation email and on the first page of the policy.',
      ],
      [
        'correct-name',
        'Can I correct a name after buying?',
        'Yes, you can fix spelling at any time. A different person needs a new policy, because the price depends on age.',
      ],
      [
        'several-travellers',
        'Can I add several travellers to one order?',
        'Yes, up to nine. For larger groups, our group desk prepares one contract for everyone within a day.',
      ],
      [
        'order-states',
        'What do the order statuses mean?',
        'Issued: paid and sent to you. Active: your trip has started. Cancelled: ended before departure. Refunded: we sent the money back.',
      ],
      [
        'follow-order',
        'How do I track an order?',
        'The order page shows every step. Once a parcel ships, you also get a tracking link: our carriers are Expresso & Cia and AT&T Logistics.',
      ],
    ],
  },
  productServices: {
    title: 'Product & Services',
    icon: 'Settings',
    subtitle: 'What a policy covers and how eSIMs work',
    entries: [
      [
        'visa-cover',
        'Is the cover enough for a visa?',
        'Yes. Every policy for Europe covers at least € 30.000 in all Schengen countries, including the trip home, and comes with a letter for the consulate.',
      ],
      [
        'sports-cover',
        'Are sports covered?',
        'Hiking, swimming and cycling always are, the trail up the Pão de Açúcar too. For diving, skiing and climbing, add the sports option any time before departure.',
      ],
      [
        'esim-phones',
        'Which phones work with an eSIM?',
        'Any unlocked phone that has an EID number. Dial *#06# to check whether yours has one.',
      ],
      [
        'esim-number',
        'Do I keep my phone number with an eSIM?',
        'Yes. The eSIM is a second line for data. Calls and messages keep using your own number.',
      ],
    ],
  },
};

/** The frequent questions: 7, 5, 7, 5 and 4 of them. More are the same again, with a number. */
export function faqSample(scale = rowCount(1)): FaqAnswer {
  const ids = ascending();
  return {
    payment: section(topics.payment, scale, ids),
    delivery: section(topics.delivery, scale, ids),
    cancellationReturn: section(topics.cancellationReturn, scale, ids),
    myOrders: section(topics.myOrders, scale, ids),
    productServices: section(topics.productServices, scale, ids),
  };
}

function section({ entries, ...heading }: Topic, scale: number, nextId: () => number): FaqSection {
  const qandA = rowsFrom(entries, entries.length * scale, ([slug, question, ans], { round }) => ({
    id: nextId(),
    slug: round === 0 ? slug : `${slug}-${round + 1}`,
    question: round === 0 ? question : `${question} (${round + 1})`,
    ans,
  }));
  return { ...heading, qandA };
}

/** Counts from 1, through all topics. */
function ascending(): () => number {
  let id = 0;
  return () => {
    id += 1;
    return id;
  };
}
