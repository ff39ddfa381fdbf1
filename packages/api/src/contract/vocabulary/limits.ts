/** Lengths are counted in code points. */
export const LIMITS = {
  demoTurns: 3,
  /** Maximum number of actions in the demo, including answers to questions. */
  demoActions: 12,
  loginIdentifierMin: 3,
  loginIdentifierMax: 254,
  /** Maximum length of the login field. Users with a longer email must log in by username. */
  loginIdentifierFormMax: 50,
  usernameMin: 3,
  usernameMax: 30,
  displayNameMax: 50,
  handleMin: 3,
  handleMax: 30,
  /** Maximum number of handles of an account, including former ones. */
  handlesOfUser: 5,
  authorAboutMax: 600,
  followedMax: 500,
  followedStories: 12,
  blockedMax: 500,
  noticesPage: 20,
  /** Maximum count of unread notifications; higher counts are capped. */
  unreadNotices: 100,
  noticePeople: 3,
  noticeDays: 90,
  seriesTitleMax: 120,
  seriesDescriptionMax: 2000,
  seriesPartsMax: 100,
  seriesOfAuthor: 100,
  seriesPage: 20,
  /** Maximum length of the quotation in a notification. */
  noticeWords: 200,
  avatarUrlMax: 500,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  tellingsMax: 50,
  /** Maximum number of choices in a question to the player. */
  askedMax: 10,
  /** Maximum length of the latest narration in a picture request. */
  lastTextMax: 20_000,
  searchQueryMax: 200,
  searchResults: 10,
  searchPage: 20,
  featuredStories: 4,
  trendingStories: 4,
  storiesPerPage: 20,
  filterMax: 64,
  openSessions: 10,
  playsPage: 20,
  mappedTurns: 2000,
  lastLineMax: 120,
  starsMax: 5,
  idempotencyKeyMax: 255,
  memoryFacts: 500,
  memoryLineIdMax: 100,
  historyPage: 50,
  sharedPage: 20,
  versionsPage: 50,
  walletPage: 50,
  /** Maximum for counts and minutes that an author enters. */
  storyCountMax: 100_000,
  /** Maximum body of a story, in bytes: 500 scenes with 2,000 reactions. */
  storyBodyMax: 2 * 1024 * 1024,
  /** Maximum body of a file import, in bytes: the largest file as Base64. */
  importBodyMax: 8 * 1024 * 1024,
  /** Maximum body of a picture upload, in bytes: the largest file as Base64. */
  uploadBodyMax: 14 * 1024 * 1024,
  /** Maximum body of an action, in bytes, including the state of a story that runs as a page. */
  actionBodyMax: 256 * 1024,
  /** Maximum body of a page upload, in bytes: the largest page, escaped. */
  storyPageBodyMax: 10 * 1024 * 1024,
  uploadsPage: 24,
  fileNameMax: 255,
  storiesOfAuthor: 500,
  reportNoteMax: 1000,
  saidMax: 2000,
  saidPage: 20,
  answersShown: 3,
  itemNameMax: 60,
  userActReasonMax: 200,
  storyActReasonMax: 2000,
  /** Maximum length of a one-time code or recovery code. */
  secondFactorCodeMax: 40,
  bulkIdsMax: 500,
  /** Minimum number of players in an author's statistics, so that nobody can be identified. */
  insightPlayersMin: 3,
  insightDays: 30,
  /** Minimum number of players who typed a text that the author sees. */
  triedPlayersMin: 2,
  /** Maximum age of free text that the author sees, in days. */
  freeInputDays: 30,
  freeInputsPerPage: 20,
} as const
