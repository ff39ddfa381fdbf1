/** What the fields of a story are when nothing is said. */
export const STORY_DEFAULTS = {
  initial_xp: 100,
  /** Where the field is there but blank, or no number. */
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

/**
 * How much a story of the second form may hold: read by the contract, the editor, the review and the
 * guide. Lengths are counted in code points.
 */
export const STORY_LIMITS = {
  /** People of a story, things of a story, pages of its codex, pictures drawn for it. */
  cast: 60,
  things: 200,
  codex: 200,
  plates: 80,
  /** Names by which conditions know the state. */
  variables: 60,
  /** Values that one of them can have, as a list or as a range. */
  oneOf: 40,
  numberMin: -1000,
  numberMax: 1000,
  /** By which people, things, pages and variables are known within the story. */
  idMax: 40,
  nameMax: 80,
  labelMax: 120,
  /** Signs of what a player types, and fields of a scene that ask for it. */
  typedMax: 120,
  asks: 4,
  aliases: 16,
  /** A way of saying something: an alias, what is talked about, what a player may type. */
  phraseMax: 200,
  /** Topics of one person, and ways in which they do not answer. */
  topics: 60,
  otherwise: 12,
  /** Lines of a person, or of the story, for one kind of thing that is said. */
  repliesOfKind: 6,
  /** Reactions of the whole story, and of a scene. */
  storyReactions: 100,
  sceneReactions: 40,
  /** Ways of saying one reaction, topic or choice. */
  phrases: 40,
  deeds: 20,
  /** An answer: the text of a reaction, a topic, a close-up. */
  answerMax: 4000,
  /** A sentence or two: a line of pressure, a way of not answering, why a choice is locked. */
  lineMax: 600,
  pressure: 12,
  conditionMax: 300,
  /** Facts that the conditions and texts of a story ask for. */
  facts: 60,
  /** Values that one choice, reaction or arrival sets. */
  sets: 20,
  recallMax: 300,
  /** People in a scene, things in it, pages that open there. */
  scenePeople: 12,
  sceneThings: 24,
  sceneMeets: 12,
  codexTextMax: 5000,
  sourceMax: 300,
  /** How deep varied text may stand in varied text, and brackets in brackets. */
  nesting: 8,
  // Of any story, and of what it is beside its scenes.
  titleMax: 120,
  taglineMax: 200,
  descriptionMax: 5000,
  promptMax: 10_000,
  choiceMax: 300,
  /** Of something that the player said, as the story remembers it. */
  factMax: 200,
  /** Facts that a play carries along; older ones of little weight are forgotten first. */
  factsKept: 60,
  /** Turns that one of them is known from; the last ones are kept. */
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
  /** Of one word of a scene's picture. */
  sceneWordMax: 40,
  nodeChoicesMax: 12,
  customActionMax: 2000,
} as const

/** What a model may make up at once, and how many scenes of it follow one another. Lengths in code points. */
export const IMPROVISED = {
  inARow: 3,
  textMax: 3000,
  titleMax: 80,
  choicesMin: 2,
  choicesMax: 3,
  choiceMax: 120,
  facts: 3,
} as const

/** By which the state knows whether a thing is carried. */
export const carriedName = (thing: string): string => `has_${thing}`

/** Pictures that are brought with a story and kept by us. */
export const PICTURE_LIMITS = {
  /** Bytes of a file that is looked at, and of what is drawn of it. */
  fileMax: 10 * 1024 * 1024,
  keptMax: 400 * 1024,
  /** Pixels of all files that are decoded for one call, so that no bomb takes long. */
  pixelsMax: 120_000_000,
} as const

/** Pages that play their stories themselves. */
export const PAGE_LIMITS = {
  /** Bytes of a page, its engine and what is embedded in it. */
  bytesMax: 8 * 1024 * 1024,
  formatMax: 60,
  /** Links that are open at once. */
  links: 40,
  /** Fields whose words are kept with a link, and signs of one. */
  fields: 20,
  fieldMax: 200,
} as const

/** How much a program may be, and what one turn of it may take. */
export const INK_LIMITS = {
  sourceMax: 400_000,
  compiledMax: 1_200_000,
  /** Steps of ink's engine in one turn. */
  steps: 100_000,
  /** Tunnels and functions that wait for each other. */
  depth: 400,
  /** Signs that one turn tells, and that one value may have. */
  textMax: 20_000,
  /** Choices that are open at once. */
  choices: 40,
  /** Signs of a saved state. */
  savedMax: 131_072,
  tagMax: 300,
  /** Different faults of a program that are kept, and signs of one. */
  faults: 20,
  faultMax: 300,
  /** Ways that a program is walked, and choices of one of them. */
  ways: 200,
  wayChoices: 120,
  /** Steps of all ways together. */
  walkSteps: 800_000,
  /** Steps that a turn counts as beside its own. */
  turnSteps: 50,
  /** Ways that may fail before no more are walked. */
  tornWays: 8,
  /** Scenes that are kept of the walks. */
  scenes: 400,
} as const

/**
 * A story that a model drafts from an idea: how many scenes and endings it has, and how much may stand in each.
 * Lengths in code points.
 */
export const DRAFTED = {
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
