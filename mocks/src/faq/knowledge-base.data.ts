import { dayFromToday } from '../lib/time/days.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { slugOf } from '../lib/sample/slug.ts';
import type { KnowledgeBaseCard, KnowledgeBaseGroup, KnowledgeBaseQuestion } from './faq.contract.ts';

/** A question with its answer. */
export interface StoredQuestion extends KnowledgeBaseQuestion {
  content: string;
  lastUpdated: string;
}

/** A group with the answers to its questions. */
export interface StoredGroup extends KnowledgeBaseGroup {
  questions: StoredQuestion[];
}

type Pair = [question: string, answer: string];

interface Group extends Pick<KnowledgeBaseGroup, 'title' | 'icon' | 'iconColor'> {
  pairs: Pair[];
}

const groups: Group[] = [
  {
    title: 'Account Settings',
    icon: 'Settings',
    iconColor: 'primary',
    pairs: [
      [
        'How do I change my password?',
        '<p>Open <strong>Account settings</strong>, then <strong>Security</strong>. You need the old password once and the new one twice.</p><p>Everybody who is signed in with your account elsewhere has to sign in again.</p>',
      ],
      [
        'How do I add a colleague to the desk?',
        '<p>Administrators add people in the list of users. Choose a role first: it decides what the new colleague sees.</p><ol><li>Open the list of users.</li><li>Choose <strong>Add user</strong>.</li><li>Fill in name, email and role.</li></ol>',
      ],
      [
        'Which role do I need to refund a policy?',
        '<p>Refunds up to the limit of the desk need the role <em>manager</em>. Above it, an administrator confirms.</p>',
      ],
      [
        'How do I switch off emails at night?',
        '<p>In the notifications of your account choose <strong>Only when I am online</strong>. Calls for assistance still come through to whoever has the night shift.</p>',
      ],
      [
        'How do I turn on the second step of sign-in?',
        '<p>Under <strong>Security</strong>, scan the code with an app that shows six digits, and type them in once.</p><p>Keep the recovery codes on paper, not on the same telephone.</p>',
      ],
    ],
  },
  {
    title: 'API Questions',
    icon: 'Link',
    iconColor: 'success',
    pairs: [
      [
        'Where do I get an API key?',
        '<p>On the page <strong>API key</strong>. Give each system a key of its own, so that you can take one away without stopping the others.</p>',
      ],
      [
        'How many calls may a partner make?',
        '<p>Six hundred a minute. Beyond that the answer is <code>429</code> with the header <code>Retry-After</code>, in seconds.</p>',
      ],
      [
        'Can I issue a policy without a payment?',
        '<p>In the test system, always. In production only with a contract for monthly invoices.</p><p>A policy that was issued by mistake can be cancelled on the same day.</p>',
      ],
      [
        'How do I learn that an eSIM was activated?',
        '<p>Register an address for events. We call it within a minute of the activation and try again for a day when nobody answers.</p>',
      ],
      [
        'Why does a call answer 401?',
        '<p>The key is missing, expired or belongs to the other system. Keys for tests begin with <code>test-</code>.</p>',
      ],
    ],
  },
  {
    title: 'Billing',
    icon: 'FileText',
    iconColor: 'danger',
    pairs: [
      [
        'When are invoices written?',
        '<p>On the first working day of the month for agencies, at once for travellers. Both come by email and stay in the list of invoices.</p>',
      ],
      [
        'How do I correct an address on an invoice?',
        '<p>Change it in the client’s record and choose <strong>Write again</strong>. The old invoice is cancelled, the new one gets the next number.</p>',
      ],
      [
        'What does a partial payment mean?',
        '<p>A part has arrived and the rest is still open. The balance in the list says how much.</p><p>The cover begins when everything is paid.</p>',
      ],
      [
        'How are commissions paid out?',
        '<p>Together with the monthly statement. Refunded policies are deducted in the month of the refund.</p>',
      ],
      [
        'Which taxes are in the price?',
        '<p>All of them. The invoice lists the tax on insurance apart from the tax on services, because only one of them can be deducted.</p>',
      ],
    ],
  },
  {
    title: 'Copyright & Legal',
    icon: 'Lock',
    iconColor: 'warning',
    pairs: [
      [
        'May I use your pictures on our website?',
        '<p>Those in the press folder, unchanged and with the name of the photographer. Pictures that travellers sent us belong to them.</p>',
      ],
      [
        'How long do you keep a traveller’s data?',
        '<p>As long as claims can be made, and not a day longer: three years for most policies. Medical papers are deleted when the claim is settled.</p>',
      ],
      [
        'How does a traveller get a copy of their data?',
        '<p>They ask by email, and we answer within fifteen days. Check who is asking before you send anything.</p>',
      ],
      [
        'Which law applies to a policy?',
        '<p>That of the country in which it was sold. The policy names the court and the office that settles disputes without one.</p>',
      ],
      [
        'May I translate the policy wording?',
        '<p>For information, yes. Say on the first page that the original counts, and send us a copy.</p>',
      ],
    ],
  },
  {
    title: 'Mobile Apps',
    icon: 'Smartphone',
    iconColor: 'info',
    pairs: [
      [
        'How do I install an eSIM from the app?',
        '<p>Open the trip, choose <strong>Install eSIM</strong> and follow the telephone.</p><p><strong>Do it at home:</strong> installing needs a network, using it afterwards does not.</p>',
      ],
      [
        'Does the app work without a network?',
        '<p>The policy, the emergency numbers and the list of clinics do. They are stored when you open the trip for the first time.</p>',
      ],
      [
        'How do I send papers for a claim?',
        '<p>Photograph them in the app, one page at a time, on a dark table. The app cuts and straightens them.</p>',
      ],
      [
        'Why does the app ask for my location?',
        '<p>To show the nearest clinic that bills us directly. Say no, and you can choose the city yourself.</p>',
      ],
      [
        'On which telephones does the app run?',
        '<p>On all that still get security updates. Older ones can use the website, which can do the same except for installing an eSIM.</p>',
      ],
    ],
  },
  {
    title: 'Using KnowHow',
    icon: 'HelpCircle',
    iconColor: null,
    pairs: [
      [
        'How do I find an answer quickly?',
        '<p>Type two words of the question rather than a whole sentence. Search looks into titles and questions.</p>',
      ],
      [
        'Who writes these pages?',
        '<p>Whoever answers a question for the third time. The desk reads each new page before it appears.</p>',
      ],
      [
        'How do I suggest a correction?',
        '<p>Send the address of the page and the sentence as it should be to <strong>knowhow@embarque.example</strong>.</p>',
      ],
      [
        'Can I share a page with a traveller?',
        '<p>No, these pages are for staff. Frequent questions are written for travellers and may be shared.</p>',
      ],
    ],
  },
];

/** The groups of questions: 5, 5, 5, 5, 5 and 4 of them. */
export function knowledgeBaseSample(): StoredGroup[] {
  let id = 0;
  return groups.map(({ pairs, ...group }, index) => ({
    id: index + 1,
    ...group,
    questions: pairs.map(([question, content]) => {
      id += 1;
      return { id, question, slug: slugOf(question), content, lastUpdated: dayFromToday(-id * 5) };
    }),
  }));
}

/** The ways into the knowledge base. */
export function knowledgeBaseCards(): KnowledgeBaseCard[] {
  return [
    {
      id: 1,
      category: 'sales-automation',
      img: pictureUrl('blog', 'cover-for-every-sale'),
      title: 'Sales Automation',
      desc: 'Quotes, renewals and reminders that leave the desk by themselves.',
    },
    {
      id: 2,
      category: 'marketing-automation',
      img: pictureUrl('blog', 'a-beach-in-rio'),
      title: 'Marketing Automation',
      desc: 'The right destination for the right traveller, in the right season.',
    },
    {
      id: 3,
      category: 'api-questions',
      img: pictureUrl('blog', 'plug-in-partners'),
      title: 'API Questions',
      desc: 'Keys, limits and events for agencies that sell with us.',
    },
    {
      id: 4,
      category: 'personalization',
      img: pictureUrl('blog', 'passport-with-a-name'),
      title: 'Personalization',
      desc: 'Policies, letters and offers in the language of whoever reads them.',
    },
    {
      id: 5,
      category: 'email-marketing',
      img: pictureUrl('blog', 'phone-with-news'),
      title: 'Email Marketing',
      desc: 'Letters about departures that people look forward to.',
    },
    {
      id: 6,
      category: 'demand-generation',
      img: pictureUrl('blog', 'packing-begins'),
      title: 'Demand Generation',
      desc: 'Holidays, school terms and new routes: when people begin to pack.',
    },
  ];
}
