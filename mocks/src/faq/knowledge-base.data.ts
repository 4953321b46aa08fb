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

interface Group extends Pick<KnowledgeBaseGroup, 'title' | 'icon' | 'iconColor' | 'category'> {
  pairs: Pair[];
}

const groups: Group[] = [
  {
    title: 'Account Settings',
    icon: 'Settings',
    iconColor: 'primary',
    category: 'personalization',
    pairs: [
      [
        'How do I change my password?',
        '<p>Open <strong>Account settings</strong>, then <strong>Security</strong>. You need the old password once and the new one twice.</p><p>Every other device that is signed in to your account has to sign in again.</p>',
      ],
      [
        'How do I add a colleague?',
        '<p>Administrators add people in the list of users. Choose a role first: it decides what your colleague can see.</p><ol><li>Open the list of users.</li><li>Choose <strong>Add user</strong>.</li><li>Fill in name, email and role.</li></ol>',
      ],
      [
        'Which role do I need to refund a policy?',
        '<p>You need the role <em>manager</em> to refund up to your team’s limit. An administrator approves anything above it.</p>',
      ],
      [
        'How do I turn off emails at night?',
        '<p>In your notification settings, choose <strong>Only when I’m online</strong>. Emergency calls still reach whoever is on the night shift.</p>',
      ],
      [
        'How do I turn on two-step sign-in?',
        '<p>Two-step sign-in protects your account even if someone learns your password. It takes about two minutes to set up.</p><h2>Before you start</h2><p>Install an authenticator app on your phone. Any app that shows six-digit codes works.</p><h2>Set it up</h2><ol><li>Open <strong>Account settings</strong>, then <strong>Security</strong>.</li><li>Choose <strong>Turn on two-step sign-in</strong> and scan the QR code.</li><li>Type the six digits that the app shows.</li></ol><h2>Keep your recovery codes safe</h2><p>We show ten recovery codes once. Print them, or store them somewhere other than your phone: each one signs you in if you lose it.</p><h2>If you lose your phone</h2><p>Sign in with a recovery code, then set up two-step sign-in again on your new phone. No codes left? Ask an administrator to reset it.</p>',
      ],
    ],
  },
  {
    title: 'API Questions',
    icon: 'Link',
    iconColor: 'success',
    category: 'api-questions',
    pairs: [
      [
        'Where do I get an API key?',
        '<p>On the page <strong>API key</strong>. Give each system a key of its own, so you can revoke one without stopping the others.</p>',
      ],
      [
        'How many API calls can a partner make?',
        '<p>600 per minute. Above that, the API responds with <code>429</code> and the header <code>Retry-After</code>, in seconds.</p>',
      ],
      [
        'Can I issue a policy without a payment?',
        '<p>In the test system, always. In production only with a contract for monthly invoices.</p><p>A policy that was issued by mistake can be cancelled on the same day.</p>',
      ],
      [
        'How do I learn that an eSIM was activated?',
        '<p>Register a webhook. We call it within a minute of the activation, and keep trying for 24 hours if it doesn’t respond.</p>',
      ],
      [
        'Why does the API respond with 401?',
        '<p>The key is missing, has expired or belongs to the other environment. Test keys start with <code>test-</code>.</p>',
      ],
    ],
  },
  {
    title: 'Billing',
    icon: 'FileText',
    iconColor: 'danger',
    category: 'sales-automation',
    pairs: [
      [
        'When are invoices issued?',
        '<p>Agencies get one on the first business day of the month, travellers right after buying. We email both, and you find them in your list of invoices.</p>',
      ],
      [
        'How do I correct an address on an invoice?',
        '<p>Change it in the client’s record and choose <strong>Issue again</strong>. The old invoice is cancelled, and the new one gets the next number.</p>',
      ],
      [
        'What does a partial payment mean?',
        '<p>We received part of the amount. The balance in your list of invoices shows what is still due.</p><p>Cover starts when the invoice is paid in full.</p>',
      ],
      [
        'How are commissions paid out?',
        '<p>We pay commissions once a month, together with your statement.</p><h2>When the money arrives</h2><p>On the fifth business day of each month, to the bank account in your agency profile.</p><h2>Refunded policies</h2><p>If a policy is refunded, we deduct its commission in the month of the refund. eSIMs that were never installed count as refunded.</p><h2>Example</h2><p>You sold policies for US$ 2.400 at 12% and one for US$ 200 was refunded: you receive US$ 264.</p>',
      ],
      [
        'Which taxes are in the price?',
        '<p>All of them. The invoice lists insurance tax and service tax separately, because you can only deduct one of them.</p>',
      ],
    ],
  },
  {
    title: 'Copyright & Legal',
    icon: 'Lock',
    iconColor: 'warning',
    category: 'email-marketing',
    pairs: [
      [
        'Can I use your pictures on our website?',
        '<p>Yes, those in the press kit, unchanged and with credit. Pictures sent in by travellers belong to them.</p>',
      ],
      [
        'How long do you keep a traveller’s data?',
        '<p>As long as a claim is possible: three years for most policies. We delete medical documents as soon as the claim is settled.</p>',
      ],
      [
        'How does a traveller get a copy of their data?',
        '<p>They ask us by email, and we reply within 15 days. Always verify who is asking before you send anything.</p>',
      ],
      [
        'Which law applies to a policy?',
        '<p>The law of the country where it was sold. The policy names the court, and the ombudsman who settles disputes without one.</p>',
      ],
      [
        'Can I translate the policy terms?',
        '<p>Yes, for information only. State on the first page that the original applies, and send us a copy.</p>',
      ],
    ],
  },
  {
    title: 'Mobile Apps',
    icon: 'Smartphone',
    iconColor: 'info',
    category: 'demand-generation',
    pairs: [
      [
        'How do I install an eSIM from the app?',
        '<p>Install your eSIM before you leave home. Installing needs an internet connection; using it later doesn’t.</p><h2>Check your phone</h2><p>Your phone must be unlocked and have an EID number. Dial <code>*#06#</code> to see it.</p><h2>Install</h2><ol><li>Open your trip in the app.</li><li>Choose <strong>Install eSIM</strong>.</li><li>Follow the steps on your phone and name the line <em>Travel</em>.</li></ol><h2>When you arrive</h2><p>Turn on the line <em>Travel</em> and data roaming. Your first connection can take up to five minutes.</p><h2>If it doesn’t connect</h2><p>Restart your phone, then choose a network by hand. Still offline? See <a href="/pages/faq#esim-phones">which phones work with an eSIM</a>.</p>',
      ],
      [
        'Does the app work without a network?',
        '<p>Your policy, the emergency numbers and the list of clinics do. The app saves them the first time you open a trip.</p>',
      ],
      [
        'How do I send documents for a claim?',
        '<p>Take a photo of each page in the app, on a dark surface. The app crops and straightens them for you.</p>',
      ],
      [
        'Why does the app ask for my location?',
        '<p>To show the nearest clinic that bills us directly. If you decline, you can choose a city yourself.</p>',
      ],
      [
        'Which phones does the app support?',
        '<p>All phones that still get security updates. On older ones, use the website: it does everything except install an eSIM.</p>',
      ],
    ],
  },
  {
    title: 'Using KnowHow',
    icon: 'HelpCircle',
    iconColor: null,
    category: 'marketing-automation',
    pairs: [
      [
        'How do I find an answer quickly?',
        '<p>Type one or two words rather than a whole sentence. Search looks at titles and questions.</p>',
      ],
      [
        'Who writes these pages?',
        '<p>Our support team: whoever answers a question for the third time writes it down. An editor reviews each page before it is published.</p>',
      ],
      [
        'How do I suggest a correction?',
        '<p>Send a link to the page and your suggestion to <a href="mailto:knowhow@embarque.example">knowhow@embarque.example</a>.</p>',
      ],
      [
        'Can I share a page with a traveller?',
        '<p>No, these pages are for staff. You can share any answer from the <a href="/pages/faq">FAQ</a>.</p>',
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
      desc: 'Quotes, renewals and reminders that go out on their own.',
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
      desc: 'Policies, emails and offers in each traveller’s own language.',
    },
    {
      id: 5,
      category: 'email-marketing',
      img: pictureUrl('blog', 'mail-with-news'),
      title: 'Email Marketing',
      desc: 'Trip emails that travellers look forward to.',
    },
    {
      id: 6,
      category: 'demand-generation',
      img: pictureUrl('blog', 'packing-begins'),
      title: 'Demand Generation',
      desc: 'Holidays, school breaks and new routes: reach people as they plan.',
    },
  ];
}
