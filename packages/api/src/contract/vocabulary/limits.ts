/** Lengths are counted in code points. */
export const LIMITS = {
  /** Maximum number of turns in the demo on the landing page. */
  demoTurns: 3,
  /** Maximum number of actions in the demo, including answers to questions. */
  demoActions: 12,
  loginIdentifierMin: 3,
  loginIdentifierMax: 254,
  /** Maximum length of the login field. Users with a longer email log in by username. */
  loginIdentifierFormMax: 50,
  usernameMin: 3,
  usernameMax: 30,
  displayNameMax: 50,
  handleMin: 3,
  handleMax: 30,
  /** Maximum number of handles of an account, including former ones. */
  handlesOfUser: 5,
  /** Text of the author page. */
  authorAboutMax: 600,
  /** Maximum number of followed authors. */
  followedMax: 500,
  /** Page size of stories of followed authors. */
  followedStories: 12,
  /** Maximum number of blocked users. */
  blockedMax: 500,
  /** Page size of notifications. */
  noticesPage: 20,
  /** Highest count of unread notifications. It stands for this many or more. */
  unreadNotices: 100,
  /** Maximum number of names in a notification. */
  noticePeople: 3,
  /** Lifetime of a notification, in days. */
  noticeDays: 90,
  seriesTitleMax: 120,
  seriesDescriptionMax: 2000,
  /** Maximum number of stories in a series. */
  seriesPartsMax: 100,
  seriesOfAuthor: 100,
  /** Page size of series. */
  seriesPage: 20,
  /** Length of the quotation in a notification. */
  noticeWords: 200,
  avatarUrlMax: 500,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** Maximum number of narrations of a turn. */
  tellingsMax: 50,
  /** Maximum number of choices in a question to the player. */
  askedMax: 10,
  /** Length of the latest narration in a request for a picture. */
  lastTextMax: 20_000,
  searchQueryMax: 200,
  searchResults: 10,
  /** Page size of search results. */
  searchPage: 20,
  featuredStories: 4,
  trendingStories: 4,
  storiesPerPage: 20,
  filterMax: 64,
  openSessions: 10,
  /** Page size of the player's sessions. */
  playsPage: 20,
  /** Maximum number of turns in the map of paths. */
  mappedTurns: 2000,
  lastLineMax: 120,
  starsMax: 5,
  idempotencyKeyMax: 255,
  /** Maximum number of facts in the memory. */
  memoryFacts: 500,
  memoryLineIdMax: 100,
  /** Page size of a session's history. */
  historyPage: 50,
  /** Page size of a shared play and of lists of shared links. */
  sharedPage: 20,
  /** Page size of versions. */
  versionsPage: 50,
  /** Page size of the credit history. */
  walletPage: 50,
  /** Maximum of counts and minutes that an author types. */
  storyCountMax: 100_000,
  /**
   * Bytes of a call that carries a story: 500 scenes with 2,000 reactions, also in scripts that take
   * three bytes a letter.
   */
  storyBodyMax: 2 * 1024 * 1024,
  /** Maximum body of a file import, in bytes: the largest file as Base64. */
  importBodyMax: 8 * 1024 * 1024,
  /** Maximum body of a picture upload, in bytes: the largest file as Base64. */
  uploadBodyMax: 14 * 1024 * 1024,
  /** Maximum body of an action, in bytes, including the state of a story that runs as a page. */
  actionBodyMax: 256 * 1024,
  /** Maximum body of a page upload, in bytes: the largest page, escaped. */
  storyPageBodyMax: 10 * 1024 * 1024,
  /** Page size of pictures. */
  uploadsPage: 24,
  fileNameMax: 255,
  storiesOfAuthor: 500,
  reportNoteMax: 1000,
  /** Maximum length of a comment. */
  saidMax: 2000,
  /** Page size of comments. */
  saidPage: 20,
  /** Number of replies that are loaded with a comment. */
  answersShown: 3,
  /** Name of a category or a tag. */
  itemNameMax: 60,
  /** Reason for a grant of credits or a change of rights. */
  userActReasonMax: 200,
  /** Reason for taking down or returning a story. */
  storyActReasonMax: 2000,
  /** Typed one-time code or recovery code. */
  secondFactorCodeMax: 40,
  /** Maximum number of ids in a bulk action. */
  bulkIdsMax: 500,
  /** Smallest group of players in an author's statistics, so that nobody can be identified. */
  insightPlayersMin: 3,
  /** Number of days in the chart of a story. */
  insightDays: 30,
  /** Free text that fewer players typed is not shown to the author. */
  triedPlayersMin: 2,
  /** Age limit of free text that the author sees, in days. */
  freeInputDays: 30,
  freeInputsPerPage: 20,
} as const
