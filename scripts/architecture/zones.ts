/** Where a file lives and what files there may import. The rules of docs/ARCHITECTURE.md, for the machine. */
export interface Zone {
  name: string
  /** Path prefix below the root. */
  path: string
  /** Own package or folder prefixes that may be imported, besides the zone itself. */
  mayImport: readonly string[]
  /** Imported for its types only. */
  mayImportTypesOf?: readonly string[]
  /** Packages from the registry that may be imported; absent: any that its package.json names. */
  packages?: readonly string[]
}

const VOCABULARY = 'packages/api/src/contract/vocabulary/vocabulary.ts'
/** How long and how many things may be: words of the vocabulary, in a file of their own. */
const LIMITS = 'packages/api/src/contract/vocabulary/limits.ts'
/** How much a story may hold: words of the vocabulary, in a file of their own. */
const STORY_LIMITS = 'packages/api/src/contract/vocabulary/storyLimits.ts'
/** What players say and what it came to: words of the vocabulary, in a file of their own. */
const HEARD_WORDS = 'packages/api/src/contract/vocabulary/heardWords.ts'
/** What is wrong with a field, by name, in English; the interface has it in other languages. */
const FORM_MESSAGES = 'packages/api/src/contract/messages/formMessages.ts'
/** How values are put into a message. */
const FILLED_MESSAGE = 'packages/api/src/contract/messages/filledMessage.ts'
/** What is wrong with a condition or a text that varies, by name, in English. */
const LANGUAGE_MESSAGES = 'packages/api/src/contract/messages/languageMessages.ts'
/** What is wrong with a part of a story's structure, by name, in English. */
const STRUCTURE_MESSAGES = 'packages/api/src/contract/messages/structureMessages.ts'
/** A pure rule that server and client share; it knows words and nothing else. */
const PRICING = 'packages/api/src/contract/pricing.ts'
/** What makes a story sound, judged alike while its author writes and when it is published. */
const RULES = 'packages/api/src/rules/'
/** The language of conditions: the contract refuses what cannot be read (ADR 21). */
const CONDITIONS = 'packages/api/src/rules/conditions/'
/** Reads stories written elsewhere and writes ours for others; heavy, so loaded when asked for. */
const INTERCHANGE = 'packages/interchange/src/'
const CONTRACT = 'packages/api/src/contract/'
/** A deadline, a bounded cache, a device's storage: one of each, for every layer that needs one. */
const RUNTIME = 'packages/api/src/runtime/'
/** The one of them that the pure layers may use: it knows neither clock nor device. */
const BOUNDED_CACHE = `${RUNTIME}boundedCache.ts`
/** What the app assembles. */
const SHOWN_BY_APP = [
  'packages/api/src/index.ts',
  CONTRACT,
  RULES,
  INTERCHANGE,
  RUNTIME,
  'packages/ui/src/index.ts',
  'packages/ui/src/exports/authoring.ts',
  'packages/ui/src/theme/fonts.css',
]
/** A feature is a page or a few with their hooks; none imports another. */
const FEATURES = [
  'home',
  'browse',
  'story',
  'play',
  'account',
  'authoring',
  'progress',
  'landing',
  'guide',
  'admin',
] as const
/** What features share. */
const BESIDE_FEATURES = [
  'shared/',
  'storyEditor/',
  'i18n/',
  'guards/',
  'layouts/',
  'notices/',
  'offline/',
  'slices/',
  'hydration/',
  'navigation/',
]
/** Draws a scene from words; no provider is asked. */
const PAINTER = 'packages/painter/src/'
/** Plays a story: it knows no clock, no chance and no network. */
const ENGINE = 'packages/engine/src/'
const server = (folder: string) => `packages/server/src/${folder}`

/** The first zone whose path fits is the file's own. */
export const zones: readonly Zone[] = [
  { name: 'story limits', path: STORY_LIMITS, mayImport: [], packages: [] },
  { name: 'limits', path: LIMITS, mayImport: [], packages: [] },
  { name: 'heard words', path: HEARD_WORDS, mayImport: [], packages: [] },
  {
    name: 'vocabulary',
    path: VOCABULARY,
    mayImport: [LIMITS, STORY_LIMITS, HEARD_WORDS],
    packages: [],
  },
  { name: 'form messages', path: FORM_MESSAGES, mayImport: [], packages: [] },
  { name: 'filled message', path: FILLED_MESSAGE, mayImport: [], packages: [] },
  { name: 'language messages', path: LANGUAGE_MESSAGES, mayImport: [FILLED_MESSAGE], packages: [] },
  {
    name: 'structure messages',
    path: STRUCTURE_MESSAGES,
    mayImport: [FILLED_MESSAGE],
    packages: [],
  },
  { name: 'pricing', path: PRICING, mayImport: [VOCABULARY], packages: [] },
  {
    name: 'contract',
    path: CONTRACT,
    mayImport: [
      VOCABULARY,
      FORM_MESSAGES,
      FILLED_MESSAGE,
      LANGUAGE_MESSAGES,
      STRUCTURE_MESSAGES,
      PRICING,
      CONDITIONS,
    ],
    packages: ['zod'],
  },
  { name: 'runtime', path: RUNTIME, mayImport: [], packages: [] },
  {
    name: 'rules',
    path: RULES,
    mayImport: [VOCABULARY, LANGUAGE_MESSAGES, PRICING, BOUNDED_CACHE],
    mayImportTypesOf: [FILLED_MESSAGE],
    packages: [],
  },
  {
    name: 'interchange testing',
    path: `${INTERCHANGE}testing/`,
    mayImport: [INTERCHANGE, CONTRACT, RULES, 'packages/api/src/testing/', 'packages/stories/src/'],
  },
  {
    name: 'interchange',
    path: INTERCHANGE,
    mayImport: [CONTRACT, RULES],
    packages: ['fflate', 'inkjs'],
  },
  {
    name: 'api testing',
    path: 'packages/api/src/testing/',
    mayImport: [CONTRACT],
    mayImportTypesOf: [RULES],
    packages: ['msw'],
  },
  {
    name: 'api client',
    path: 'packages/api/src/',
    mayImport: [CONTRACT, RUNTIME],
    packages: ['@reduxjs/toolkit', 'zod', 'react', 'react-redux'],
  },
  {
    name: 'stand-ins of ui',
    path: 'packages/ui/src/testing/',
    mayImport: ['packages/ui/src/', 'packages/api/src/testing/'],
    mayImportTypesOf: [CONTRACT, RULES, INTERCHANGE],
  },
  {
    name: 'ui',
    path: 'packages/ui/src/',
    // Limits and lists; schemas and calls stay behind their types.
    mayImport: [VOCABULARY, FORM_MESSAGES, LANGUAGE_MESSAGES, STRUCTURE_MESSAGES],
    mayImportTypesOf: [CONTRACT, RULES, INTERCHANGE],
    packages: [
      'react',
      'react-dom',
      'react-aria',
      'react-aria-components',
      'react-markdown',
      '@emotion/react',
      '@emotion/styled',
      '@xyflow/react',
      '@dagrejs/dagre',
      '@uiw/react-codemirror',
      '@codemirror/lang-json',
      '@codemirror/lint',
    ],
  },
  ...FEATURES.map((feature) => ({
    name: `app feature ${feature}`,
    path: `packages/app/src/features/${feature}/`,
    mayImport: [...SHOWN_BY_APP, ...BESIDE_FEATURES.map((folder) => `packages/app/src/${folder}`)],
  })),
  // Only the router knows every feature, in the routes of first pages and in those it hears of later.
  ...['router.tsx', 'furtherPages.ts'].map((file) => ({
    name: `app ${file}`,
    path: `packages/app/src/${file}`,
    mayImport: [...SHOWN_BY_APP, 'packages/app/src/'],
  })),
  {
    name: 'app',
    path: 'packages/app/src/',
    mayImport: [...SHOWN_BY_APP, 'packages/app/src/router.tsx'],
  },
  { name: 'painter', path: PAINTER, mayImport: [VOCABULARY], packages: [] },
  {
    name: 'engine',
    path: ENGINE,
    mayImport: [VOCABULARY, PRICING, RULES, BOUNDED_CACHE, PAINTER],
    packages: [],
  },
  {
    name: 'stories',
    path: 'packages/stories/',
    mayImport: [],
    packages: ['node:fs', 'node:path', 'node:url'],
  },
  { name: 'domain', path: server('domain/'), mayImport: [VOCABULARY], packages: [] },
  {
    name: 'services',
    path: server('services/'),
    mayImport: [
      ENGINE,
      PAINTER,
      server('domain/'),
      // What ships is named by it in other languages.
      'packages/stories/catalogue.json',
      CONTRACT,
      RULES,
      // Writing and naming alone: what reads foreign files is a provider, in a thread aside.
      INTERCHANGE,
      RUNTIME,
    ],
    packages: ['node:crypto'],
  },
  {
    name: 'db',
    path: server('db/'),
    mayImport: [server('services/ports'), CONTRACT, RUNTIME],
    mayImportTypesOf: [RULES, ENGINE, server('domain/'), server('services/')],
  },
  {
    name: 'providers',
    path: server('providers/'),
    mayImport: [ENGINE, PAINTER, CONTRACT, RULES, INTERCHANGE, RUNTIME],
    mayImportTypesOf: [server('domain/'), server('services/')],
  },
  {
    name: 'ssr',
    path: server('ssr/'),
    mayImport: [CONTRACT, RUNTIME],
    mayImportTypesOf: [server('services/')],
  },
  {
    name: 'http',
    path: server('http/'),
    mayImport: [server('services/'), server('ssr/'), CONTRACT, RULES, RUNTIME],
    mayImportTypesOf: [ENGINE, server('domain/')],
  },
]
