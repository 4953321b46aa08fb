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
  /** The id that the client gave it, so that a repeated request adds it once, and its author can take it back. */
  clientId?: string;
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
  /** Whether the reader has asked them to be friends. */
  isRequested: boolean;
}

/** An option of a poll. */
export interface PollOption {
  id: number;
  name: string;
  /** How many voted for it, the reader included. Everybody has one vote. */
  result: number;
  /** Whether the reader voted for it. */
  isChosen: boolean;
  /** Some of those who voted for it. */
  votedUser: ProfilePerson[];
}

/** 200 of `GET /profile/data`, and of every request that changes it. */
export interface ProfileAnswer {
  header: ProfileHeader;
  userAbout: ProfileAbout;
  suggestedPages: SuggestedPage[];
  twitterFeeds: TwitterFeed[];
  /** The latest three, the latest first. */
  post: ProfilePost[];
  /** Whether there are older posts. */
  hasMorePosts: boolean;
  /** The latest first. */
  latestPhotos: ProfilePhoto[];
  suggestions: ProfileSuggestion[];
  polls: PollOption[];
  /** From then on, in ISO 8601, nobody votes in the poll any more; `null` for never. */
  pollClosesAt: string | null;
}

/** 200 of `GET /profile/posts?before={id}`: the next three older posts. */
export type OlderPostsAnswer = Pick<ProfileAnswer, 'post' | 'hasMorePosts'>;

/** 200 of `GET /profile/likers?id={id}`: all who like a post, except for the reader. */
export interface LikersAnswer {
  people: ProfilePerson[];
}

/** Body of `POST /profile/like`: of a post, or of a comment below it. It says how things should be, so that it can be repeated. */
export interface LikeRequest {
  postId: number;
  /** The client id of a comment that has one, else its id. */
  commentId?: string | undefined;
  isLiked: boolean;
}

/** Body of `POST /profile/add-comment` */
export interface AddCommentRequest {
  postId: number;
  clientId: string;
  comment: string;
}

/** Body of `POST /profile/remove-comment`: one that the reader wrote. */
export interface RemoveCommentRequest {
  postId: number;
  clientId: string;
}

/** Body of `POST /profile/vote`: the option, or `null` for none. */
export interface PollVoteRequest {
  id: number | null;
}

/** Body of `POST /profile/follow`: a suggested page, or a feed by the name of its account. */
export type FollowRequest = { page: number; isFollowed: boolean } | { feed: string; isFollowed: boolean };

/** Body of `POST /profile/request-friend` */
export interface FriendRequest {
  id: number;
  isRequested: boolean;
}
