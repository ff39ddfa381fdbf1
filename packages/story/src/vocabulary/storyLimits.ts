export const STORY_DEFAULTS = {
  initial_xp: 100,
  /** Initial XP if the field is blank or invalid. */
  initial_xp_blank: 10,
  possible_endings: 1,
  estimated_play_time: 30,
  content_rating: 'family',
  language: 'en',
  difficulty_level: 'medium',
  xp_gain_multiplier: 1,
  health_max: 100,
  inventory_slots: 8,
  skill_check_difficulty: 'medium',
  improvise: 'none',
} as const

/** Limits of a story. Lengths count code points. */
export const STORY_LIMITS = {
  cast: 60,
  things: 200,
  codex: 200,
  plates: 80,
  variables: 60,
  oneOf: 40,
  numberMin: -1000,
  numberMax: 1000,
  /** Ids of people, things and pages, and names of variables. */
  idMax: 40,
  nameMax: 80,
  labelMax: 120,
  typedMax: 120,
  asks: 4,
  aliases: 16,
  /** Aliases, topics and phrases of the player. */
  phraseMax: 200,
  topics: 60,
  otherwise: 12,
  repliesOfKind: 6,
  storyReactions: 100,
  sceneReactions: 40,
  phrases: 40,
  deeds: 20,
  /** Texts of reactions, topics and close-ups. */
  answerMax: 4000,
  /** Short lines, such as pressure and the reason of a locked choice. */
  lineMax: 600,
  pressure: 12,
  conditionMax: 300,
  facts: 60,
  sets: 20,
  recallMax: 300,
  scenePeople: 12,
  sceneThings: 24,
  sceneGroups: 6,
  sceneMeets: 12,
  codexTextMax: 5000,
  sourceMax: 300,
  nesting: 8,
  // Limits of every story, and of its fields outside the scenes.
  titleMax: 120,
  taglineMax: 200,
  descriptionMax: 5000,
  promptMax: 10_000,
  choiceMax: 300,
  factMax: 200,
  /** Maximum facts per session. Old, unimportant facts are dropped first. */
  factsKept: 60,
  factTurns: 8,
  initialXpMax: 100_000,
  commandCostMax: 1000,
  healthMax: 1000,
  commandDescriptionMax: 300,
  commandNameMax: 40,
  commandsMax: 50,
  imageAltMax: 300,
  urlMax: 2048,
  tagsMax: 20,
  nodesMax: 10_000,
  nodeNameMax: 80,
  nodeTextMax: 10_000,
  nodeDetailMax: 400,
  nodeDetailsMax: 8,
  scenePeopleMax: 6,
  sceneCreaturesMax: 4,
  sceneObjectsMax: 4,
  sceneWordMax: 40,
  nodeChoicesMax: 12,
  customActionMax: 2000,
  /** Text fields and endings of an open story. */
  openFieldMax: 2000,
  openEndings: 4,
} as const

/** Limits of improvisation. Lengths count code points. */
export const IMPROV_MAX = {
  inARow: 3,
  textMax: 3000,
  titleMax: 80,
  choicesMin: 2,
  choicesMax: 3,
  choiceMax: 120,
  facts: 3,
} as const

export const carriedName = (thing: string): string => `has_${thing}`

export const PICTURE_LIMITS = {
  fileMax: 10 * 1024 * 1024,
  keptMax: 400 * 1024,
  /** Maximum pixels of all images of one call, as protection against decompression bombs. */
  pixelsMax: 120_000_000,
} as const

export const PAGE_LIMITS = {
  bytesMax: 8 * 1024 * 1024,
  formatMax: 60,
  links: 40,
  fields: 20,
  fieldMax: 200,
} as const

export const INK_LIMITS = {
  sourceMax: 400_000,
  compiledMax: 1_200_000,
  steps: 100_000,
  /** Maximum call depth of tunnels and functions. */
  depth: 400,
  textMax: 20_000,
  choices: 40,
  savedMax: 131_072,
  tagMax: 300,
  faults: 20,
  faultMax: 300,
  ways: 200,
  wayChoices: 120,
  /** Maximum number of steps of all walks together. */
  walkSteps: 800_000,
  /** Fixed cost of a turn, in steps. */
  turnSteps: 50,
  /** Number of failed walks after which walking stops. */
  tornWays: 8,
  scenes: 400,
} as const

/** Limits of a story that a model drafts. Lengths count code points. */
export const DRAFT_LIMITS = {
  ideaMax: 500,
  scenesMin: 8,
  scenesMax: 14,
  endingsMin: 2,
  endingsMax: 4,
  people: 6,
  deeds: 6,
  choices: 4,
  planMax: 400,
  textMax: 2400,
  choiceMax: 120,
  reactions: 3,
  waysToSay: 6,
} as const
