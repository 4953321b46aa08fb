import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { rowCount } from '../lib/sample/world.ts';
import type { FaqAnswer, FaqSection, FaqTopic } from './faq.contract.ts';

type Pair = [question: string, ans: string];

interface Topic extends Omit<FaqSection, 'qandA'> {
  pairs: Pair[];
}

const topics: Record<FaqTopic, Topic> = {
  payment: {
    title: 'Payment',
    icon: 'CreditCard',
    subtitle: 'Cards, instalments, receipts and refunds',
    pairs: [
      [
        'When is a payment taken for a policy?',
        'At once. The policy is issued when the bank has confirmed the payment, which usually takes less than a minute.',
      ],
      [
        'How can a traveller pay?',
        'By credit or debit card, by bank transfer or by instant payment. A transfer has to arrive before the day of departure.',
      ],
      [
        'Can a policy be paid in instalments?',
        'Credit cards issued in Brazil may pay in up to six instalments without interest. An eSIM is always paid at once.',
      ],
      [
        'Why was a card refused?',
        'The bank decides. Most refused cards are not enabled for purchases online or abroad; the traveller can enable them in the app of the bank and try again.',
      ],
      [
        'Which currency is charged?',
        'The currency that the offer shows. The sum of the cover may be in euros or dollars all the same, as consulates ask for it.',
      ],
      [
        'Where does the receipt come from?',
        'It comes by email with the policy. Every invoice can also be downloaded from the list of invoices.',
      ],
      [
        'How long does a refund take?',
        'We return the money within three working days. Banks take up to two statements to show it on a card.',
      ],
    ],
  },
  delivery: {
    title: 'Delivery',
    icon: 'ShoppingBag',
    subtitle: 'How policies, eSIMs and travel gear arrive',
    pairs: [
      [
        'How does an eSIM arrive?',
        'By email, as a code to scan and as a link that installs it. Nothing is sent by post.',
      ],
      [
        'What if the email with the policy does not arrive?',
        'Look into the spam folder first, then check the address on the order. The policy can be sent again to any address, as often as needed.',
      ],
      [
        'How long does travel gear take?',
        'One to eight days; the cart shows the day for each product. Gear that comes with a policy is sent before the policy begins.',
      ],
      [
        'Can a parcel be sent to a hotel?',
        'Yes, when the stay is at least three nights. Put the name of the guest and the day of arrival into the second line of the address.',
      ],
      [
        'What if a parcel arrives damaged?',
        'Take a photograph before you open it further and send it within seven days. A new one leaves on the same day.',
      ],
    ],
  },
  cancellationReturn: {
    title: 'Cancellation & Return',
    icon: 'RefreshCw',
    subtitle: 'Trips that do not happen and things that come back',
    pairs: [
      [
        'Until when can a policy be cancelled?',
        'Within seven days of the purchase and before the departure, without giving a reason. The whole price is returned.',
      ],
      [
        'Can an eSIM be returned?',
        'As long as it has not been installed. Once a telephone has loaded it, it cannot be given to anybody else.',
      ],
      [
        'What does trip cancellation cover?',
        'Illness, accident, a death in the family, a refused visa and a summons to court. It pays what the carrier and the hotel do not return.',
      ],
      [
        'Which papers does a cancelled trip need?',
        'The booking, the confirmation of the cancellation, and the reason: a doctor’s note, for example, written before the day of departure.',
      ],
      [
        'Can the dates of a policy be changed?',
        'Before the departure, as often as needed. Only the difference is charged or returned, never a fee.',
      ],
      [
        'How does travel gear come back?',
        'Within thirty days, unused, with the label that lies in the parcel. The refund is made when it has arrived.',
      ],
      [
        'What happens when the traveller comes home early?',
        'The unused days are not returned, because the cover was there. The flight home is paid when the reason is covered.',
      ],
    ],
  },
  myOrders: {
    title: 'My Orders',
    icon: 'Package',
    subtitle: 'Finding, changing and following an order',
    pairs: [
      [
        'Where is the number of an order?',
        'In the subject of the confirmation and on the first page of the policy. Search also finds an order by name and by email.',
      ],
      [
        'Can a name be corrected after the purchase?',
        'Letters that are wrong, yes, at any time. Another person needs another policy, because the price depends on the age.',
      ],
      [
        'Can several travellers be on one order?',
        'Up to nine. Larger groups are written as one contract with a list, which the group desk prepares within a day.',
      ],
      [
        'What do the states of an order mean?',
        'Issued: paid and sent. Active: the trip has begun. Cancelled: it ended before it began. Refunded: the money has gone back.',
      ],
      [
        'How can an order be followed?',
        'Its page shows each step with its time. Parcels have a link to the carrier as soon as they have left.',
      ],
    ],
  },
  productServices: {
    title: 'Product & Services',
    icon: 'Settings',
    subtitle: 'What is covered, and what an eSIM can do',
    pairs: [
      [
        'Is the cover enough for a visa?',
        'Every policy for Europe covers at least € 30.000, all countries of the area and the way home, and says so on a letter in the language of the consulate.',
      ],
      [
        'Are sports covered?',
        'Hiking, swimming and cycling always are. Diving, skiing and climbing need the sports option, which can be added until the departure.',
      ],
      [
        'Which telephones can use an eSIM?',
        'Those that are not locked to a network and have a number called EID. Type *#06# and look for it.',
      ],
      [
        'Does an eSIM keep the old number?',
        'Yes. It is a second line for data; calls and messages go on with the number that the traveller has.',
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

function section({ pairs, ...heading }: Topic, scale: number, nextId: () => number): FaqSection {
  const qandA = rowsFrom(pairs, pairs.length * scale, ([question, ans], { round }) => ({
    id: nextId(),
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
