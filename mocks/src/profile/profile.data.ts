import { dayFromToday, minutesAgo } from '../lib/time/days.ts';
import { avatarOf, colleagues, emailOf, reader } from '../lib/sample/people.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { rowCount } from '../lib/sample/world.ts';
import type {
  PollOption,
  PostComment,
  ProfileAnswer,
  ProfilePerson,
  ProfilePost,
  SuggestedPage,
  TwitterFeed,
} from './profile.contract.ts';

const hour = 60;
const day = 24 * hour;

/** The reader's profile with all posts, each in the language of its author. More than three are the same again, further in the past. */
export function profileSample(posts?: number): ProfileAnswer {
  return {
    header: {
      avatar: avatarOf(reader),
      username: reader,
      designation: 'Head of the travel desk',
      coverImg: pictureUrl('postcard', 'rio-bay'),
    },
    userAbout: {
      about:
        'Dezessete anos entre o check-in e a esteira de bagagens. Coleciono cartões de embarque e boas histórias de sinistros.',
      joined: dayFromToday(-1690),
      lives: 'São Paulo, Brazil',
      email: emailOf(reader),
      website: 'https://marina-duarte.example',
    },
    suggestedPages: suggestedPagesSample(),
    twitterFeeds: twitterFeedsSample(),
    post: postsSample(posts),
    hasMorePosts: false,
    latestPhotos: photos.map((place, index) => ({ id: index + 1, img: pictureUrl('postcard', place) })),
    suggestions: acquaintances.map(([name, mutualFriend], index) => ({
      id: index + 1,
      avatar: avatarOf(name),
      name,
      mutualFriend,
      isRequested: false,
    })),
    polls: pollsSample(),
    pollClosesAt: minutesAgo(-5 * day),
  };
}

const photos = [
  'azores-island-pond',
  'tokyo-crossing',
  'andes-in-winter',
  'douro-terraces',
  'atacama-desert',
  'galicia-lighthouse',
  'salvador-harbour',
  'lapland-aurora',
  'lisbon-tram',
];

const acquaintances: [name: string, mutualFriend: number][] = [
  ['Larissa Teixeira', 18],
  ['Grace Whitfield', 6],
  ['Henrique Sampaio', 11],
  ['Zofia Nowak', 3],
  ['Rafael Monteiro', 9],
  ['Kenji Watanabe', 1],
];

const travellers = ['Malik Johnson', 'Chloé Lambert', 'Inês Vasconcelos'];

function suggestedPagesSample(): SuggestedPage[] {
  const pages: [picture: string, username: string, subtitle: string, favorite?: true][] = [
    [pictureUrl('postcard', 'night-train-berlin'), 'Night Trains', 'Slow travel'],
    [pictureUrl('luggage', 'backpack-seven-kilos'), 'Seven Kilos', 'Travelling light', true],
    [pictureUrl('esim', 'europe-10gb'), 'Online Abroad', 'Networks and tariffs'],
    [pictureUrl('postcard', 'patagonia-mountain'), 'Above the Tree Line', 'Hiking'],
    [pictureUrl('product', 'umbrella-rain'), 'Always Prepared', 'Useful things'],
    [pictureUrl('postcard', 'noronha-beach'), 'Islands of Brazil', 'Destinations'],
  ];
  return pages.map(([avatar, username, subtitle, favorite = false], index) => ({
    id: index + 1,
    avatar,
    username,
    subtitle,
    favorite,
  }));
}

function twitterFeedsSample(): TwitterFeed[] {
  return [
    {
      imgUrl: avatarOf('Yasmin Farah'),
      title: 'Yasmin Farah',
      id: 'yasmin.on.the.road',
      desc: 'A clinic in Ponta Delgada now bills us directly. Nobody has to pay in advance any more.',
      tags: '#azores #assistance',
      favorite: false,
    },
    {
      imgUrl: avatarOf('Henrique Sampaio'),
      title: 'Henrique Sampaio',
      id: 'henrique.networks',
      desc: 'Medido na travessia de ferry: quatro barras de 5G no meio da baía.',
      tags: '#esim #salvador #coverage',
      favorite: true,
    },
    {
      imgUrl: avatarOf('Ingrid Solberg'),
      title: 'Ingrid Solberg',
      id: 'ingrid.north',
      desc: 'Winter sports cover now includes the search, not only the rescue. Ski well.',
      tags: '#winter #insurance',
      favorite: false,
    },
  ];
}

interface Post extends Omit<ProfilePost, 'id' | 'postTime' | 'likes' | 'detailedComments'> {
  minutesAgo: number;
  detailedComments: Omit<PostComment, 'id'>[];
}

function postsSample(count?: number): ProfilePost[] {
  const posts: Post[] = [
    {
      ...person('Larissa Teixeira'),
      minutesAgo: 2 * hour,
      postText:
        'Primeira semana do novo guia de ativação: dezenove de vinte viajantes ficaram on-line antes de sair do aeroporto. O vigésimo estava sem bateria.',
      postImg: pictureUrl('postcard', 'tokyo-skyline'),
      postVid: null,
      youLiked: true,
      likedUsers: people('Caio Brandão', 'Noah Adeyemi', 'Renata Pacheco', 'Thiago Moreira', 'Sofia Marchetti'),
      likedCount: 140,
      comments: 21,
      share: 8,
      detailedComments: [
        comment('Mateus Okafor', 'Which step did they skip most often before?', 34, true),
        comment('Renata Pacheco', 'Já temos menos ligações à noite. Obrigada!', 12),
      ],
    },
    {
      ...person(reader),
      minutesAgo: 26 * hour,
      postText:
        'Três malas, uma tempestade e nenhuma viagem perdida: a família de Madri chegou hoje a Bariloche, e tudo o que ela levou também.',
      postImg: pictureUrl('postcard', 'bariloche-winter-mountain'),
      postVid: null,
      youLiked: true,
      likedUsers: people('Yasmin Farah', 'Bruno Cavalcanti', 'Ingrid Solberg', 'Larissa Teixeira', 'Henrique Sampaio'),
      likedCount: 271,
      comments: 42,
      share: 15,
      detailedComments: [comment('Caio Brandão', 'O sinistro foi pago antes de a neve derreter.', 57)],
    },
    {
      ...person('Ingrid Solberg'),
      minutesAgo: 5 * day,
      postText:
        'Out with the rescue team for a day. This is what our winter cover pays for, and I hope you never see it.',
      postImg: pictureUrl('postcard', 'norway-in-winter-aurora'),
      postVid: null,
      youLiked: false,
      likedUsers: people('Sofia Marchetti', 'Noah Adeyemi', 'Mateus Okafor', 'Caio Brandão', 'Thiago Moreira'),
      likedCount: 264,
      comments: 29,
      share: 31,
      detailedComments: [comment('Noah Adeyemi', 'Their dispatcher speaks better Portuguese than I do.', 19, true)],
    },
  ];
  return rowsFrom(posts, count ?? rowCount(3 * posts.length), (post, { index, round }) => {
    const { minutesAgo: minutes, detailedComments, ...rest } = post;
    return {
      ...rest,
      id: index + 1,
      postTime: minutesAgo(minutes + round * 7 * day),
      likes: rest.likedUsers.length + rest.likedCount,
      detailedComments: detailedComments.map((one, position) => ({ ...one, id: position + 1 })),
    };
  });
}

function pollsSample(): PollOption[] {
  return [
    {
      id: 1,
      name: 'A window seat',
      result: 82,
      isChosen: false,
      votedUser: people('Noah Adeyemi', 'Henrique Sampaio', 'Sofia Marchetti', 'Mateus Okafor', 'Bruno Cavalcanti'),
    },
    {
      id: 2,
      name: 'A seat near the exit',
      result: 67,
      isChosen: false,
      votedUser: people('Caio Brandão', 'Yasmin Farah', 'Thiago Moreira', 'Renata Pacheco', 'Larissa Teixeira'),
    },
  ];
}

/** Everybody who likes a post, by name: the reader, those that it names, then as many others as it counts. */
export function likersOf({ likedUsers, likes, youLiked }: ProfilePost): ProfilePerson[] {
  const names = [...new Set([...colleagues, ...acquaintances.map(([name]) => name), ...travellers])].map((name) =>
    name.split(' '),
  );
  const named = new Set([reader, ...likedUsers.map(({ username }) => username)]);
  const others = names
    .flatMap(([first]) => names.map(([, last]) => `${first} ${last}`))
    .filter((name) => !named.has(name));
  return [...(youLiked ? [person(reader)] : []), ...likedUsers, ...people(...others)].slice(0, likes);
}

function person(username: string): ProfilePerson {
  return { avatar: avatarOf(username), username };
}

function people(...usernames: string[]): ProfilePerson[] {
  return usernames.map(person);
}

function comment(username: string, words: string, commentsLikes: number, youLiked = false): Omit<PostComment, 'id'> {
  return { ...person(username), comment: words, commentsLikes, youLiked };
}
