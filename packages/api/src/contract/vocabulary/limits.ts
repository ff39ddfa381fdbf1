/** Lengths are counted in code points. */
export const LIMITS = {
  /** Turns of a story that a guest plays on the landing page. */
  demoTurns: 3,
  /** All that a guest does there, with what is asked back between the turns. */
  demoActions: 12,
  loginIdentifierMin: 3,
  loginIdentifierMax: 254,
  /** What the login form accepts; a longer e-mail signs in by its username. */
  loginIdentifierFormMax: 50,
  usernameMin: 3,
  usernameMax: 30,
  displayNameMax: 50,
  handleMin: 3,
  handleMax: 30,
  /** Handles that one account may have had, the present one among them. */
  handlesOfUser: 5,
  /** Of what an author says about themselves. */
  authorAboutMax: 600,
  /** Authors that one reader follows. */
  followedMax: 500,
  /** Stories of followed authors in one answer. */
  followedStories: 12,
  /** People whom one account blocks. */
  blockedMax: 500,
  /** Stories and authors that are not for one reader. */
  /** Notices in one answer. */
  noticesPage: 20,
  /** As far as unread notices are counted: as many stand for more. */
  unreadNotices: 100,
  /** People whom a notice names. */
  noticePeople: 3,
  /** People whom one comment names that are told of it. */
  /** How long a notice is kept, in days. */
  noticeDays: 90,
  seriesTitleMax: 120,
  seriesDescriptionMax: 2000,
  /** Stories of one series. */
  seriesPartsMax: 100,
  seriesOfAuthor: 100,
  /** Series in one answer. */
  seriesPage: 20,
  /** Of what was said, as a notice repeats it. */
  noticeWords: 200,
  avatarUrlMax: 500,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** Tellings of one turn that are kept. */
  tellingsMax: 50,
  /** Choices that are asked back at once. */
  askedMax: 10,
  /** Of what was told last, as a picture is asked for. */
  lastTextMax: 20_000,
  searchQueryMax: 200,
  searchResults: 10,
  /** Stories that one search gives at most. */
  searchPage: 20,
  featuredStories: 4,
  trendingStories: 4,
  storiesPerPage: 20,
  filterMax: 64,
  openSessions: 10,
  /** Plays of a player in one answer. */
  playsPage: 20,
  /** Turns of a play that its map tells. */
  mappedTurns: 2000,
  lastLineMax: 120,
  starsMax: 5,
  idempotencyKeyMax: 255,
  /** Facts that a memory lists. */
  memoryFacts: 500,
  memoryLineIdMax: 100,
  /** Entries of a session's history in one answer. */
  historyPage: 50,
  /** Turns of a shared play in one answer, and links in one page of a list. */
  sharedPage: 20,
  /** Versions of a story in one answer. */
  versionsPage: 50,
  /** Entries of a wallet in one answer. */
  walletPage: 50,
  /** Typed counts of a story, and its minutes. */
  storyCountMax: 100_000,
  /**
   * Bytes of a call that carries a story: 500 scenes with 2,000 reactions, also in scripts that take
   * three bytes a letter.
   */
  storyBodyMax: 2 * 1024 * 1024,
  /** Bytes of a call that brings a file: the largest story that is read, as Base64. */
  importBodyMax: 8 * 1024 * 1024,
  /** Bytes of a call that brings a picture: the largest file, as Base64. */
  uploadBodyMax: 14 * 1024 * 1024,
  /** Bytes of an action: what a page that plays a story shows, in any script, and its links before and after. */
  actionBodyMax: 256 * 1024,
  /** Bytes of a call that brings a page: the largest page, its signs escaped. */
  storyPageBodyMax: 10 * 1024 * 1024,
  /** Pictures in one answer. */
  uploadsPage: 24,
  fileNameMax: 255,
  storiesOfAuthor: 500,
  reportNoteMax: 1000,
  /** Characters of a comment. */
  saidMax: 2000,
  /** Comments in one answer. */
  saidPage: 20,
  /** Answers that come with a comment; the others are asked for. */
  answersShown: 3,
  /** How long a comment can be mended by its writer, in minutes. */
  commentEditMinutes: 10,
  /** Of a category or a tag. */
  itemNameMax: 60,
  /** Why an admin moves credits or rights. */
  userActReasonMax: 200,
  /** Why an editor takes a story down or sends it back. */
  storyActReasonMax: 2000,
  /** Of what is typed as a code or a recovery code. */
  secondFactorCodeMax: 40,
  /** Stories that one act on many names by their ids. */
  bulkIdsMax: 500,
  /** What fewer players did is not told to an author: one of them might be known by it. */
  insightPlayersMin: 3,
  /** Days in the chart of a story. */
  insightDays: 30,
  /** Free text that fewer players typed is not shown to the author. */
  triedPlayersMin: 2,
  /** Age limit of free text that the author sees, in days. */
  freeInputDays: 30,
  freeInputsPerPage: 20,
} as const
