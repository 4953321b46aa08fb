import { dayFromToday, timeFromToday } from '../lib/time/days.ts';
import { avatarOf, type Colleague } from '../lib/sample/people.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { slugOf } from '../lib/sample/slug.ts';
import { rowCount } from '../lib/sample/world.ts';
import type { BlogCategory, BlogComment, BlogEditAnswer, BlogPost, BlogRevision, BlogVideo } from './blog.contract.ts';

export interface StoredRevision extends BlogRevision {
  /** Left out in what was saved before today. */
  byEmail?: string | undefined;
  isAutosave: boolean;
}

/** A post with everything that the calls show parts of. */
export interface StoredPost
  extends
    Omit<BlogPost, 'hasVideo'>,
    Pick<BlogEditAnswer, 'followsTitle' | 'publishAt' | 'version' | 'wasPublished' | 'savedAt' | 'savedBy'> {
  comments: BlogComment[];
  /** The key under which it was sent at first; `null` for one of the sample. */
  key: string | null;
  imgName: string;
  /** Email address of the person who saved it last. */
  savedByEmail?: string | undefined;
  /** Addresses that it had when readers could see it. */
  oldSlugs: string[];
  /** The oldest first; empty until it is saved. */
  revisions: StoredRevision[];
}

/** A post in a few words. */
interface Note {
  title: string;
  author: Colleague;
  tags: BlogCategory[];
  excerpt: string;
  /** The paragraphs after the excerpt. */
  more: string[];
  /** How many comments and bookmarks it has. */
  liked: [comments: number, bookmarks: number];
}

/** How many days of posts the blog holds. */
const span = 378;

/** A drawn one, which stands for all of them. */
const film: BlogVideo = { src: '/films/departure.webm', captions: '/films/departure.vtt' };

const bios: Record<Colleague, string> = {
  'Caio Brandão': 'Caio settles luggage claims and has never once checked in a bag of his own.',
  'Larissa Teixeira':
    'Larissa runs the travel desk in the morning and tastes her way through markets in the afternoon.',
  'Henrique Sampaio':
    'Henrique negotiates with networks in forty countries and knows where the signal ends in most of them.',
  'Yasmin Farah':
    'Yasmin looks after assistance abroad. She speaks five languages, two of them only with taxi drivers.',
  'Bruno Cavalcanti': 'Bruno sells group trips and keeps a list of every bus that left without him.',
  'Ingrid Solberg':
    'Ingrid writes the policy wordings. She believes that every exclusion fits into one plain sentence.',
  'Mateus Okafor': 'Mateus tests every eSIM before it is sold, usually from the back row of a ferry.',
  'Renata Pacheco': 'Renata decides about refunds, and likes to be talked out of a no by a good receipt.',
  'Thiago Moreira': 'Thiago films for the desk with a telephone, a string and a lot of patience.',
  'Sofia Marchetti': 'Sofia reads what travellers write to us and answers all of it by Friday.',
  'Noah Adeyemi': 'Noah has the night shift, three chargers, and a game for every delay.',
};

const notes: Note[] = [
  {
    title: 'The coat that crossed four seasons in Patagonia',
    author: 'Larissa Teixeira',
    tags: ['Fashion'],
    excerpt:
      'One valley, one day: sun at breakfast, hail at noon, snow before dinner. What to wear where the weather cannot decide.',
    more: [
      'Think of an onion. A thin shirt that dries overnight, a fleece, and a shell that keeps the wind out. <strong>Leave the heavy coat at home</strong>: it is too warm for walking and too cold for standing still.',
      'The wind is what people forget. A hat that cannot be tied under the chin is a hat for somebody further east.',
      'And if the shell gives up on the second day, keep the receipt of the new one. Luggage cover pays for what you need until your bag is back, not for what you forgot to pack.',
    ],
    liked: [19_100, 139],
  },
  {
    title: 'A breakfast for every time zone between Recife and Tokyo',
    author: 'Larissa Teixeira',
    tags: ['Food'],
    excerpt:
      'Tapioca, cheese bread, simit, congee, rice with an egg: five stops, five mornings, and one stomach that lost its watch.',
    more: [
      'The trick against jet lag is to eat when the place eats, even if it is only a few bites.',
      'Airports open their kitchens earlier than you think. In Istanbul the sesame rings are warm at four.',
    ],
    liked: [214, 36],
  },
  {
    title: 'Six card games that fit into a passport pocket',
    author: 'Noah Adeyemi',
    tags: ['Gaming'],
    excerpt:
      'No table, no battery, no common language needed. Games for gates, ferries and the third hour of a delayed connection.',
    more: [
      'Our favourite needs only one deck and a queue: whoever guesses the next announcement deals.',
      'Play for window seats, never for boarding passes.',
    ],
    liked: [87, 21],
  },
  {
    title: '“I only noticed the storm because my bag was dry”',
    author: 'Sofia Marchetti',
    tags: ['Quote'],
    excerpt:
      'A traveller wrote to thank us for a claim that took nine hours. The best part is what she says about her shoes.',
    more: [
      '<em>“I only noticed the storm because my bag was dry. I was not.”</em> She bought trainers in Porto and sent us the receipt and a photograph of the old pair, hung on a clothes line beside the river.',
      'We paid for the trainers. The photograph hangs above the coffee machine.',
    ],
    liked: [342, 58],
  },
  {
    title: 'Filming from a train window without the reflections',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt:
      'Turn off the reading light, hold the telephone against the glass, wear black. Three habits that turn a blur into a film.',
    more: [
      'Glass mirrors whatever is brighter than the view, and that is usually your shirt.',
      'Shoot in the direction of travel. What comes towards us tells a story; what leaves is only gone.',
    ],
    liked: [128, 44],
  },
  {
    title: 'Packing for ten days with seven kilos',
    author: 'Caio Brandão',
    tags: ['Fashion'],
    excerpt: 'Cabin bags get weighed, and kilos cost more than socks. A list that works from Lisbon to Cape Town.',
    more: [
      'Two pairs of trousers, five shirts, one jumper, and shoes that can go to dinner. Everything in colours that like each other.',
      'Weigh the bag itself first. Some weigh three kilos before anything is in them.',
    ],
    liked: [1240, 97],
  },
  {
    title: 'What a night market in Taipei teaches about queues',
    author: 'Yasmin Farah',
    tags: ['Food', 'Video'],
    excerpt: 'The longest queue is not always for the best dumplings. Sometimes it is only for the best-lit stall.',
    more: [
      'Look at who is waiting. Grandmothers with shopping bags are a better sign than cameras.',
      'Carry small coins, a small bag and a card with your allergies in local script. Our assistance team writes one for you.',
    ],
    liked: [176, 29],
  },
  {
    title: 'How to keep a match alive when the network drops',
    author: 'Mateus Okafor',
    tags: ['Gaming'],
    excerpt:
      'Tunnels, borders, ferries. Where games on an eSIM lose their connection, and what to set before you leave.',
    more: [
      'Turn on data roaming for the travel line only, and fix the network by hand when two of them share a border.',
      'An hour of online chess uses less data than one photograph. An hour of watching others play uses as much as a week of maps.',
    ],
    liked: [93, 17],
  },
  {
    title: '“The best souvenir was the seat next to mine”',
    author: 'Sofia Marchetti',
    tags: ['Quote'],
    excerpt: 'Eleven sentences from the survey about people met on the way. Nobody mentions a monument.',
    more: [
      '<em>“We shared a charger for six hours and have written to each other for two years.”</em>',
      '<em>“He taught me to say thank you. I got off at the wrong station just to use it.”</em>',
    ],
    liked: [265, 61],
  },
  {
    title: 'Sunrise in Lisbon, in ten minutes and one take',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt: 'Get off at the third viewpoint, not at the first. One tripod, one tram bell, and nobody else awake.',
    more: [
      'The light comes from behind the castle, so the river turns gold before the houses do. Start filming when you think it is too early.',
      'Tripods may stand on the terrace until the cafés open.',
    ],
    liked: [158, 33],
  },
  {
    title: 'Linen, wool or plastic: what dries overnight',
    author: 'Ingrid Solberg',
    tags: ['Fashion'],
    excerpt: 'Eight shirts, one bathroom in Bergen, no heating. We hung them up at ten and touched them every hour.',
    more: [
      'Merino wool won, at half past five. Linen came second and looked it.',
      'Cotton was still wet at checkout. It was the heaviest of the eight as well.',
    ],
    liked: [409, 72],
  },
  {
    title: 'Street food and stomach cover: where the policy helps',
    author: 'Ingrid Solberg',
    tags: ['Food'],
    excerpt:
      'Eat what you like. Medical cover asks whether you saw a doctor, not whether the oysters were a good idea.',
    more: [
      'Illness from food is illness: the visit, the medicine and the night under observation are paid. Call assistance first when you can, and keep every receipt.',
      'The exclusion that people fear is about alcohol, not about shellfish. It stands in section 4, in one plain sentence.',
    ],
    liked: [531, 118],
  },
  {
    title: 'An airport scavenger hunt for children under ten',
    author: 'Noah Adeyemi',
    tags: ['Gaming'],
    excerpt:
      'Find a pilot with a rucksack, a bag tied with ribbon, a city you cannot spell. Twelve things that every terminal has.',
    more: [
      'Print it before you leave, or draw it on a boarding pass envelope.',
      'The last item is always the same: find the gate. Tried at eleven airports, missed flights so far: none.',
    ],
    liked: [311, 154],
  },
  {
    title: '“Nobody asked me to translate my tears”',
    author: 'Yasmin Farah',
    tags: ['Quote'],
    excerpt:
      'A father about a night in a hospital in Naples, and about the colleague who stayed on the line until morning.',
    more: [
      '<em>“Nobody asked me to translate my tears. The voice on the phone told the doctor what I could not.”</em>',
      'His daughter is well. Interpreting by telephone is part of every medical cover, at any hour.',
    ],
    liked: [2870, 203],
  },
  {
    title: 'Packing cubes, tested by a man who does not fold',
    author: 'Bruno Cavalcanti',
    tags: ['Fashion', 'Video'],
    excerpt: 'They do not make room. They make sense. After three weeks of buses he still knew where his socks were.',
    more: [
      'One cube for each day sounds tidy and is not. One cube for each layer works: you open only what the weather asks for.',
      'Leave one empty for the washing on the way back.',
    ],
    liked: [145, 26],
  },
  {
    title: 'Where to eat alone in Buenos Aires',
    author: 'Larissa Teixeira',
    tags: ['Food'],
    excerpt: 'Counters, corners and one table by the kitchen door. A book is welcome at all of them.',
    more: [
      'Dinner starts at nine. At eight you have the room to yourself and the waiter has time for stories.',
      'Ask for half a portion, then for the other half.',
    ],
    liked: [198, 40],
  },
  {
    title: 'Shooting under water without drowning the phone',
    author: 'Mateus Okafor',
    tags: ['Video'],
    excerpt: 'A pouch for little money kept three telephones dry in Fernando de Noronha. The fourth had an open tray.',
    more: [
      'An eSIM has no tray to forget, but the seal dries out. Test the pouch with a paper tissue in the sink.',
      'Rinse everything in fresh water before you open it. Salt gets in after the dive, not during it.',
    ],
    liked: [167, 31],
  },
  {
    title: 'The chess tables of Rio and their quiet rules',
    author: 'Caio Brandão',
    tags: ['Gaming'],
    excerpt:
      'Bring your own pieces, do not touch the clock, buy the winner a coconut. Nobody says so; everybody knows.',
    more: [
      'The tables by the beach fill up at four, when the shade arrives.',
      'Telephones stay in the pocket. One of us learnt that from a retired bus driver, in eleven moves.',
    ],
    liked: [76, 14],
  },
  {
    title: '“My suitcase saw more of Europe than I did”',
    author: 'Caio Brandão',
    tags: ['Quote'],
    excerpt:
      'Madrid, Vienna, Oslo, home. A bag without its owner, an owner without his bag, and a claim with four stamps.',
    more: [
      '<em>“My suitcase saw more of Europe than I did, and it flew in better seats.”</em> Delayed luggage is paid from the sixth hour. He spent it on a suit, wore it to the wedding and sent us the picture.',
      'Take a photograph of the bag before you hand it over. It is the fastest description there is.',
    ],
    liked: [623, 88],
  },
  {
    title: 'Boots for Iceland, and when to leave them',
    author: 'Ingrid Solberg',
    tags: ['Fashion'],
    excerpt:
      'Wear them on the plane, air them in the corridor, leave them at the door of every house. The rest is socks.',
    more: [
      'New boots belong on stairs at home for two weeks, not on lava.',
      'Blisters are a medical expense, and a good pharmacy receipt is one too.',
    ],
    liked: [284, 52],
  },
  {
    title: 'Coffee in nine cities, paid with the change in my pocket',
    author: 'Renata Pacheco',
    tags: ['Food'],
    excerpt:
      'The cheapest cup was in Naples, the dearest at a gate. A refund officer looks at the receipts of her own holiday.',
    more: [
      'Standing costs less than sitting in Italy, and taxes are in the price. In New York nothing is.',
      'Say no when the machine offers to charge you in your own currency. It is never kindness.',
    ],
    liked: [237, 49],
  },
  {
    title: 'Board games that survive a hostel kitchen',
    author: 'Bruno Cavalcanti',
    tags: ['Gaming', 'Food'],
    excerpt: 'Grease-proof, sand-proof, and explained within two minutes to somebody who is frying an egg.',
    more: [
      'Tiles beat cards where there is steam. Wooden pieces float, which matters more often than you would think.',
      'Leave one game behind for the next table. We found ours again in Valparaíso, two years later.',
    ],
    liked: [58, 12],
  },
  {
    title: '“Three bars of signal and a whole valley to myself”',
    author: 'Henrique Sampaio',
    tags: ['Quote', 'Video'],
    excerpt:
      'Why a hiker in Nepal called us to say that everything was fine, and why we played the call in the Monday meeting.',
    more: [
      '<em>“Three bars of signal and a whole valley to myself. I thought somebody should know.”</em>',
      'The network there runs on sun and ends at the second bridge. Tell somebody your route before you cross it.',
    ],
    liked: [391, 77],
  },
  {
    title: 'Filming a festival and still seeing it',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt:
      'Ten seconds at the start, ten at the end, and the telephone in the pocket in between. You will remember the middle.',
    more: [
      'Ask before you film faces. A raised eyebrow and a pointed finger are understood in every country that we insure.',
      'Upload at night, when the cells around the stage are empty again.',
    ],
    liked: [112, 23],
  },
  {
    title: 'One scarf, eleven uses, three continents',
    author: 'Yasmin Farah',
    tags: ['Fashion'],
    excerpt:
      'Pillow, curtain, towel, sling, sunshade. The lightest thing in the bag did most of the work in Marrakesh.',
    more: [
      'Buy it long: two arm spans wrap around a head, a shoulder or a window.',
      'Use number eight, a sling for a sprained wrist, was checked by our doctor. She would like you to call her all the same.',
    ],
    liked: [447, 133],
  },
  {
    title: 'The allergy card that works in fourteen languages',
    author: 'Yasmin Farah',
    tags: ['Food'],
    excerpt: 'Nuts, gluten, shellfish. What to hand to a waiter who wants to help and does not know how.',
    more: [
      'Short sentences, no politeness, one drawing. “This makes me very ill” is understood faster than a Latin name.',
      'Ask assistance for your card a week before you travel. It costs nothing with any medical cover.',
    ],
    liked: [918, 187],
  },
  {
    title: 'Playing with children on a nine-hour flight',
    author: 'Renata Pacheco',
    tags: ['Gaming'],
    excerpt: 'Wrap small things in a lot of paper. Unwrapping takes longer than playing, and nobody behind you minds.',
    more: [
      'One parcel per hour, the best one for the descent, when ears hurt.',
      'Download everything at home. The network on board is for messages, whatever the leaflet says.',
    ],
    liked: [356, 109],
  },
  {
    title: '“I cancelled the trip and kept the map”',
    author: 'Renata Pacheco',
    tags: ['Quote'],
    excerpt: 'A broken ankle, a refund within three days, and a wall with pins in it. She is leaving in April.',
    more: [
      '<em>“I cancelled the trip and kept the map. It hangs where I do my exercises.”</em>',
      'Trip cancellation needs a doctor’s note from before the departure. The date on it matters more than the handwriting.',
    ],
    liked: [189, 34],
  },
  {
    title: 'From raw clips to a film before the plane lands',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt: 'Sort by place, not by day. Cut everything that shakes. Choose the music last, and then make it quieter.',
    more: [
      'A good minute has nine clips. A good week has three minutes.',
      'Keep the sound of the place under the music: rain, a kitchen, a station. That is what you will miss.',
    ],
    liked: [134, 28],
  },
  {
    title: 'Sun hats for people who lose sun hats',
    author: 'Bruno Cavalcanti',
    tags: ['Fashion'],
    excerpt: 'Four bought, four gone: a ferry, a goat, a taxi, the wind at Cape Point. The fifth has a cord.',
    more: [
      'Straw folds once. Cotton folds for ever and keeps the rain out for nearly a minute.',
      'No, luggage cover does not pay for the goat. We asked.',
    ],
    liked: [502, 66],
  },
  {
    title: 'A winter menu from the Alps, cooked on one ring',
    author: 'Ingrid Solberg',
    tags: ['Food'],
    excerpt: 'Barley soup on Monday, melted cheese until Friday. What fits into a hut kitchen and into a rucksack.',
    more: [
      'Dry things weigh less, and snow is water that has to be carried only once.',
      'Rescue from the mountain is covered with winter sports, also without a broken leg: being lost is enough.',
    ],
    liked: [121, 25],
  },
  {
    title: 'Retro arcades worth a detour, from Osaka to Porto Alegre',
    author: 'Noah Adeyemi',
    tags: ['Gaming', 'Video'],
    excerpt: 'Cabinets older than the people playing on them. Bring coins, leave pride.',
    more: [
      'Osaka closes last and is loudest. Porto Alegre has the better snacks, and a champion of seventy-one.',
      'All of them are near a station, so that a missed train is an excuse rather than a problem.',
    ],
    liked: [263, 55],
  },
  {
    title: '“The visa came because the letter did”',
    author: 'Sofia Marchetti',
    tags: ['Quote'],
    excerpt:
      'What an insurance certificate has to say for a consulate, told by somebody who went home twice to fetch a better one.',
    more: [
      '<em>“The visa came because the letter did. Your colleague sent it while I was standing in the queue.”</em>',
      'It needs every name, the dates including the day of return, and the sum in the currency of the consulate. Ours has all three.',
    ],
    liked: [734, 162],
  },
  {
    title: 'Time-lapse from a balcony in Cartagena',
    author: 'Mateus Okafor',
    tags: ['Video'],
    excerpt: 'Six hours, four hundred pictures, one curious cat. How to leave a telephone alone for a whole evening.',
    more: [
      'Lock focus and light before sunset, put the telephone in flight mode, and let the second line take the calls.',
      'A cup of rice makes a tripod.',
    ],
    liked: [99, 18],
  },
  {
    title: 'Dressing for two climates on one boarding pass',
    author: 'Larissa Teixeira',
    tags: ['Fashion'],
    excerpt: 'Oslo in the morning, Salvador at night. What to take off, in which order, and where to put it.',
    more: [
      'Wear the layers that you can leave on the seat, and keep sandals on top of the bag.',
      'The coldest place of the journey is always the aeroplane.',
    ],
    liked: [218, 47],
  },
  {
    title: 'How to order in a language you do not speak',
    author: 'Larissa Teixeira',
    tags: ['Food'],
    excerpt:
      'Point at the next table, smile, and learn one word. It should be the word for “delicious”, not for “bill”.',
    more: [
      'Translation by camera works on print and fails on handwriting. Chalk boards are where the good things are.',
      'Download the language before you leave: twenty megabytes at home, half an hour of roaming in the restaurant.',
    ],
    liked: [275, 63],
  },
  {
    title: 'Geocaching with an eSIM and a paper map',
    author: 'Henrique Sampaio',
    tags: ['Gaming'],
    excerpt: 'Satellites need no network, maps do. How far five hundred megabytes go in a forest full of hidden boxes.',
    more: [
      'Save the area at home and leave data off until you are stuck. We found fourteen boxes with eighty megabytes.',
      'The paper map was for the fifteenth, behind a waterfall.',
    ],
    liked: [84, 16],
  },
  {
    title: '“You paid for the taxi, I paid for the cake”',
    author: 'Renata Pacheco',
    tags: ['Quote', 'Food'],
    excerpt: 'A cancelled ferry, two hundred kilometres by road, and a parcel at our desk with eleven forks in it.',
    more: [
      '<em>“You paid for the taxi, I paid for the cake. Tell me when you are hungry again.”</em>',
      'A missed connection is covered when the carrier was late, and that includes ferries. Ask for a note at the harbour.',
    ],
    liked: [467, 91],
  },
  {
    title: 'Silent films from loud places',
    author: 'Thiago Moreira',
    tags: ['Video'],
    excerpt: 'Turn off the sound and a market becomes a dance. Seven minutes from Accra, Palermo and Belém.',
    more: [
      'Without sound, hands tell the story. Stay close, stay low, and let people walk through the picture.',
      'All three markets open before six. So does the light.',
    ],
    liked: [0, 9],
  },
  {
    title: 'What the desk wears on a travel day',
    author: 'Bruno Cavalcanti',
    tags: ['Fashion', 'Quote'],
    excerpt:
      'Eleven colleagues, eleven opinions about belts. We asked everybody at the desk what never goes into the hold.',
    more: [
      'Pockets with zips: nine votes. Slip-on shoes: eight. A jacket that survives a spilled coffee: all of us.',
      '<em>“Dress as if your bag will arrive tomorrow,”</em> says Caio, who would know.',
    ],
    liked: [41, 11],
  },
  {
    title: 'The quiet games of the night shift',
    author: 'Noah Adeyemi',
    tags: ['Gaming'],
    excerpt:
      'Between a call from Bangkok and a call from Lima there are eleven minutes. What we play, and why nobody keeps score.',
    more: [
      'Word chains with the names of airports. It gets hard after Xi’an.',
      'When the telephone rings the game is over, and nobody remembers whose turn it was.',
    ],
    liked: [27, 8],
  },
  {
    title: 'Dinner at thirty-five thousand feet, honestly rated',
    author: 'Sofia Marchetti',
    tags: ['Food'],
    excerpt:
      'Tomato tastes better up there, salt tastes of nothing. We ate our way through fourteen trays so that you can choose.',
    more: [
      'Order the meal without meat: it is cooked in smaller numbers and served first.',
      'Bring a lemon. It repairs nearly everything, including the fish.',
    ],
    liked: [19, 6],
  },
];

/** Comments of readers; every post shows one of them. */
const remarks: [fullName: string, text: string][] = [
  ['Helena Guimarães', 'I laughed, I packed again, and I left the heavy coat at home. Thank you!'],
  ['Jonas Lindqvist', 'Read this at the gate with two hours of delay. Best two hours of the trip.'],
  ['Inês Vasconcelos', 'My mother asks whether you could print these in a small book for her handbag.'],
  ['Tomasz Wieczorek', 'Tried it last week with both children. Works, except for the part about sitting still.'],
  ['Amara Nwosu', 'One thing to add: take twice as much water as you think.'],
  ['Beatriz Falcão', 'Exactly what happened to us, only with more rain and fewer sandwiches.'],
  ['Kenji Morikawa', 'Sent to the whole family before our departure. Even my brother read it.'],
];

/** The posts of the past year, the oldest first. More than 42 posts are the same again, closer together. */
export function blogSample(count = rowCount(notes.length)): StoredPost[] {
  return rowsFrom(notes, count, ({ title, author, tags, excerpt, more, liked }, { index }) => {
    const age = 1 + Math.floor(((count - 1 - index) * span) / count);
    const [comment, bookmarked] = liked;
    const status = index === 39 ? 'Draft' : index === 36 ? 'Pending' : 'Published';
    const isPublished = status === 'Published';
    return {
      id: index + 1,
      key: null,
      title,
      img: pictureUrl('blog', slugOf(`${tags[0] ?? ''} ${title}`)),
      userFullName: author,
      avatar: avatarOf(author),
      blogPosted: dayFromToday(-age),
      tags: [...tags],
      excerpt,
      comment,
      content: [excerpt, ...more].map((text) => `<p>${text}</p>`).join(''),
      authorBio: bios[author],
      bookmarked,
      status,
      minutes: minutesToRead([excerpt, ...more]),
      isBookmarked: index % 20 === 0,
      comments: comment === 0 ? [] : [remark(index, age)],
      // More rows than notes repeat the titles, and each address is one post.
      slug: index < notes.length ? slugOf(title) : `${slugOf(title)}-${index + 1}`,
      oldSlugs: [],
      followsTitle: !isPublished,
      publishAt: null,
      wasPublished: isPublished,
      imgName: `${slugOf(title)}.jpg`,
      imgAlt: `Drawing for “${title}”`,
      imgFocus: '50% 50%',
      video: tags.includes('Video') ? { ...film } : null,
      version: 1,
      savedAt: timeFromToday(-age, 9),
      savedBy: author,
      revisions: [],
    };
  });
}

/** One reader's comment, the day after the post or still today. */
function remark(index: number, age: number): BlogComment {
  const [userFullName, commentText] = remarks[index % remarks.length] ?? ['', ''];
  return {
    id: index + 1,
    parentId: null,
    isMine: false,
    userFullName,
    avatar: avatarOf(userFullName),
    commentedAt: dayFromToday(1 - age),
    commentText,
  };
}

/** How many words people read in a minute. */
const PACE = 200;

/** How long a text takes to read, at least one minute. */
export function minutesToRead(paragraphs: readonly string[]): number {
  return Math.max(1, Math.ceil(paragraphs.join(' ').split(/\s+/).length / PACE));
}
