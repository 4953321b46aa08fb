/** The social profile written down. Pictures are addresses everywhere. */

export interface ProfileHeader {
  avatar: string;
  username: string;
  /** Their job title. */
  designation: string;
  coverImg: string;
}

export interface ProfileAbout {
  about: string;
  /** The day they joined: `2030-06-15`. */
  joined: string;
  /** City and country. */
  lives: string;
  email: string;
  /** Address of a page of their own, elsewhere. */
  website: string;
}

/** A page about something, which they may like to follow. */
export interface SuggestedPage {
  id: number;
  avatar: string;
  username: string;
  /** The subject of the page. */
  subtitle: string;
  /** Whether it is among their favourites. */
  favorite: boolean;
}

/** A short note of somebody they follow. */
export interface TwitterFeed {
  imgUrl: string;
  /** The author's full name. */
  title: string;
  /** The name of the account, without an @. */
  id: string;
  desc: string;
  /** Words with a # each, separated by spaces. */
  tags: string;
  favorite: boolean;
}

export interface ProfilePerson {
  avatar: string;
  username: string;
}

export interface PostComment extends ProfilePerson {
  id: number;
  comment: string;
  /** How many people like it, the reader included. */
  commentsLikes: number;
  /** Whether the reader likes it. */
  youLiked: boolean;
}

export interface ProfilePost extends ProfilePerson {
  id: number;
  /** ISO 8601 in UTC. */
  postTime: string;
  postText: string;
  /** Null when there is none. */
  postImg: string | null;
  /** Address of a video, or null when there is none. */
  postVid: string | null;
  /** How many people like it, the reader included. */
  likes: number;
  /** Whether the reader likes it. */
  youLiked: boolean;
  /** Some of those who like it. */
  likedUsers: ProfilePerson[];
  /** How many more like it than `likedUsers` names. */
  likedCount: number;
  /** How many comments there are, of which `detailedComments` are the latest. */
  comments: number;
  /** How often it was shared. */
  share: number;
  detailedComments: PostComment[];
}

export interface ProfilePhoto {
  id: number;
  img: string;
}

/** A person whom they may know. */
export interface ProfileSuggestion {
  id: number;
  avatar: string;
  name: string;
  /** How many friends they have in common. */
  mutualFriend: number;
}

/** An option of a poll. */
export interface PollOption {
  id: number;
  name: string;
  /** Of a hundred who were asked, how many would choose it. One may choose several. */
  result: number;
  /** Some of those who voted for it. */
  votedUser: ProfilePerson[];
}

/** 200 of `GET /profile/data` */
export interface ProfileAnswer {
  header: ProfileHeader;
  userAbout: ProfileAbout;
  suggestedPages: SuggestedPage[];
  twitterFeeds: TwitterFeed[];
  /** The latest first. */
  post: ProfilePost[];
  /** The latest first. */
  latestPhotos: ProfilePhoto[];
  suggestions: ProfileSuggestion[];
  polls: PollOption[];
}
