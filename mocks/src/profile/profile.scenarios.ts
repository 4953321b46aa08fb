import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import { answer } from './profile.answers.ts';
import type { OlderPostsAnswer, ProfileAnswer, ProfilePerson } from './profile.contract.ts';
import { profileSample } from './profile.data.ts';

const data = '/profile/data';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const profileScenarios = {
  /** A person who joined, and has done nothing since. */
  empty: http.get(data, () => answer(untouched(profileSample()))),
  /** The profile never arrives. */
  stillLoading: http.get(data, stillWaiting),
  /** The profile arrives after two seconds. */
  slow: http.get(data, slowly),
  /** The person may not see the profile. */
  refused: http.get(data, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(data, unauthorised),
  /** The profile fails inside the server. */
  failed: http.get(data, failed),
  /** The poll takes no more votes. */
  pollClosed: http.get(data, () => answer({ ...profileSample(), pollClosesAt: '2026-01-31T12:00:00.000Z' })),
  /** The poll has closed since the page loaded it. */
  pollClosedMeanwhile: http.post('/profile/vote', () => decline(410, 'This poll has closed')),
  /** Every change is refused. */
  changesRefused: http.post('/profile/:change', refused),
  /** Older posts cannot be loaded. */
  olderPostsFailed: http.get('/profile/posts', failed),
  /** The one older post has a video. */
  olderVideo: http.get('/profile/posts', () => HttpResponse.json<OlderPostsAnswer>(oneVideo(profileSample()))),
  /** Names and texts far longer than any card. */
  veryLongTexts: http.get(data, () => answer(longer(profileSample()))),
  /** Two thousand posts. */
  thousandsOfRows: http.get(data, () => answer(profileSample(2000))),
};

function untouched({ header, userAbout }: ProfileAnswer): ProfileAnswer {
  return {
    header,
    userAbout: { ...userAbout, about: '' },
    suggestedPages: [],
    twitterFeeds: [],
    post: [],
    hasMorePosts: false,
    latestPhotos: [],
    suggestions: [],
    polls: [],
    pollClosesAt: null,
  };
}

function oneVideo({ post }: ProfileAnswer): OlderPostsAnswer {
  return {
    post: post.slice(3, 4).map((one) => ({ ...one, postImg: null, postVid: '/videos/harbour.mp4' })),
    hasMorePosts: false,
  };
}

function longer(profile: ProfileAnswer): ProfileAnswer {
  const { header, userAbout, suggestedPages, twitterFeeds, post, suggestions, polls } = profile;
  return {
    ...profile,
    header: { ...longerName(header), designation: longText(header.designation) },
    userAbout: {
      ...userAbout,
      about: longText(userAbout.about).repeat(5),
      lives: longText(userAbout.lives),
      email: `a.mailbox.name.that.somebody.chose.long.ago.${userAbout.email}`,
    },
    suggestedPages: suggestedPages.map((page) => ({ ...longerName(page), subtitle: longText(page.subtitle) })),
    twitterFeeds: twitterFeeds.map((feed) => ({ ...feed, title: longText(feed.title), desc: longText(feed.desc) })),
    post: post.map((one) => ({
      ...longerName(one),
      postText: longText(one.postText).repeat(5),
      likedUsers: one.likedUsers.map(longerName),
      detailedComments: one.detailedComments.map((said) => ({ ...longerName(said), comment: longText(said.comment) })),
    })),
    suggestions: suggestions.map((one) => ({ ...one, name: longText(one.name) })),
    polls: polls.map((poll) => ({ ...poll, name: longText(poll.name), votedUser: poll.votedUser.map(longerName) })),
  };
}

function longerName<Person extends Pick<ProfilePerson, 'username'>>(person: Person): Person {
  return { ...person, username: longText(person.username) };
}
