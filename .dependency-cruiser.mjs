/*
 * Says which files may import which, as docs/ARCHITECTURE.md does, and forbids files that import each
 * other in a ring. `npm test` checks it with `depcruise`.
 *
 * A zone is a path below the root. Its files may import each other, values and types of `mayImport`, types
 * of `mayImportTypesOf`, and the listed packages of the registry or of Node. If a zone lists no packages,
 * its files may import every package that their package.json names. A file belongs to the first zone whose
 * path it begins with.
 */
const VOCABULARY = 'packages/api/src/contract/vocabulary/vocabulary.ts'
const LIMITS = 'packages/api/src/contract/vocabulary/limits.ts'
const MODEL_NAMES = 'packages/api/src/contract/vocabulary/models.ts'
const STORY_VOCABULARY = 'packages/story/src/vocabulary/'
/** English messages of form fields. */
const FORM_MESSAGES = 'packages/api/src/contract/messages/formMessages.ts'
/** English messages of story structures, conditions and varied texts. */
const STORY_MESSAGES = 'packages/story/src/messages/'
/** Story schema, review and engine-independent rules. */
const STORY = 'packages/story/src/'
const STORY_SCHEMA = 'packages/story/src/schema'
/** Import and export of stories. Large, so loaded on demand. */
const INTERCHANGE = 'packages/interchange/src/'
const CONTRACT = 'packages/api/src/contract/'
const RUNTIME = 'packages/api/src/runtime/'
/** Knows neither clock nor device. */
const BOUNDED_CACHE = 'packages/story/src/boundedCache.ts'
const WEB_ADDRESS = 'packages/story/src/text/webAddress.ts'
/** Addresses of uploaded images with their focal point. */
const STORED_PICTURE = 'packages/story/src/text/storedPicture.ts'
const EMPHASIS = 'packages/story/src/text/emphasis.ts'
const TRUNCATE = 'packages/story/src/text/truncate.ts'
const STORY_EDITOR = 'packages/ui/src/features/authoring/model/editor/'
/** Stories that play in their own page. */
const STORY_PAGES = 'packages/ui/src/features/play/page/'
/** Embedded and standalone pages, which have no React. */
const EMBED = 'packages/ui/src/features/play/embed/'
const SHOWN_BY_APP = [
  'packages/api/src/index.ts',
  'packages/api/src/internal.ts',
  CONTRACT,
  STORY,
  INTERCHANGE,
  RUNTIME,
  'packages/ui/src/index.ts',
  'packages/ui/src/exports/',
  STORY_EDITOR,
  STORY_PAGES,
  'packages/ui/src/features/story/model/home/',
  'packages/ui/src/features/shell/model/',
  'packages/ui/src/design-system/theme/fonts.css',
]
const UI_PACKAGES = [
  'react',
  'react-dom',
  'react-aria',
  'react-aria-components',
  'react-markdown',
  '@emotion/react',
  '@emotion/styled',
  '@xyflow/react',
  '@dagrejs/dagre',
]
/** Named as the features of ui. They do not import each other. */
const FEATURES = ['account', 'admin', 'authoring', 'notices', 'play', 'progress', 'site', 'story']
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
const PAINTER = 'packages/painter/src/'
/** Knows no clock, no randomness and no network. */
const ENGINE = 'packages/engine/src/'
/** Each layer of the engine imports only the layers before it. */
const ENGINE_LAYERS = [
  'text',
  'world',
  'memory',
  'understanding',
  'turn',
  'improvise',
  'narration',
  'prompt',
  'testing',
].map((layer) => `${ENGINE}${layer}/`)
const server = (folder) => `packages/server/src/${folder}`

/** The first zone whose path fits is the file's own. */
const zones = [
  { name: 'story vocabulary', path: STORY_VOCABULARY, mayImport: [], packages: [] },
  { name: 'story schema', path: STORY_SCHEMA, mayImport: [STORY], packages: ['zod'] },
  {
    name: 'story',
    path: STORY,
    mayImport: [STORY_VOCABULARY],
    // A page that plays a story must not load the schemas.
    mayImportTypesOf: [STORY_SCHEMA],
    packages: [],
  },
  { name: 'limits', path: LIMITS, mayImport: [], packages: [] },
  { name: 'model names', path: MODEL_NAMES, mayImport: [STORY_VOCABULARY], packages: [] },
  { name: 'vocabulary', path: VOCABULARY, mayImport: [LIMITS, MODEL_NAMES], packages: [] },
  { name: 'form messages', path: FORM_MESSAGES, mayImport: [], packages: [] },
  {
    name: 'contract',
    path: CONTRACT,
    mayImport: [VOCABULARY, MODEL_NAMES, FORM_MESSAGES, STORY],
    packages: ['zod'],
  },
  { name: 'runtime', path: RUNTIME, mayImport: [], packages: [] },
  {
    name: 'interchange testing',
    path: `${INTERCHANGE}testing/`,
    mayImport: [INTERCHANGE, STORY, 'packages/stories/src/'],
  },
  {
    name: 'interchange',
    path: INTERCHANGE,
    mayImport: [STORY],
    packages: ['character-entities-html4', 'fflate', 'inkjs'],
  },
  {
    name: 'api testing',
    path: 'packages/api/src/testing/',
    mayImport: [CONTRACT, STORY_VOCABULARY, 'packages/story/src/pricing/pricing.ts'],
    mayImportTypesOf: [STORY],
    packages: ['msw'],
  },
  {
    name: 'api client',
    path: 'packages/api/src/',
    mayImport: [CONTRACT, RUNTIME, STORY_VOCABULARY],
    packages: ['@reduxjs/toolkit', 'zod', 'react', 'react-redux'],
  },
  {
    name: 'stand-ins of ui',
    path: 'packages/ui/src/testing/',
    mayImport: ['packages/ui/src/', 'packages/api/src/testing/', STORY],
    mayImportTypesOf: [CONTRACT, INTERCHANGE],
  },
  {
    // Primitives, theme and hooks, which know no feature.
    name: 'design system of ui',
    path: 'packages/ui/src/design-system/',
    mayImport: [
      'packages/ui/src/design-system/',
      'packages/ui/src/messages/',
      VOCABULARY,
      STORY_VOCABULARY,
      STORED_PICTURE,
      EMPHASIS,
    ],
    mayImportTypesOf: [CONTRACT],
    packages: UI_PACKAGES,
  },
  {
    name: 'story helpers of ui',
    path: 'packages/ui/src/storybook/',
    mayImport: ['packages/ui/src/'],
    packages: ['react', 'chromatic', '@storybook/react-vite', 'storybook'],
  },
  // Only the app imports these, so that they do not load with a component.
  {
    name: 'story editor of ui',
    path: STORY_EDITOR,
    mayImport: ['packages/ui/src/', CONTRACT, RUNTIME, STORY, INTERCHANGE],
    packages: ['zod'],
  },
  {
    name: 'pages of stories in ui',
    path: STORY_PAGES,
    mayImport: [CONTRACT, STORY],
    mayImportTypesOf: ['packages/ui/src/'],
    packages: ['react', 'zod'],
  },
  {
    name: 'entries of ui',
    path: 'packages/ui/src/exports/',
    mayImport: ['packages/ui/src/', 'packages/api/src/testing/'],
    mayImportTypesOf: [CONTRACT, STORY],
    packages: [],
  },
  {
    name: 'ui',
    path: 'packages/ui/src/',
    // Limits and lists; schemas and calls stay behind their types.
    mayImport: [
      'packages/ui/src/design-system/',
      VOCABULARY,
      STORY_VOCABULARY,
      FORM_MESSAGES,
      STORY_MESSAGES,
      STORED_PICTURE,
      EMPHASIS,
      TRUNCATE,
    ],
    mayImportTypesOf: [CONTRACT, STORY, INTERCHANGE],
    packages: UI_PACKAGES,
  },
  ...FEATURES.map((feature) => ({
    name: `app feature ${feature}`,
    path: `packages/app/src/features/${feature}/`,
    mayImport: [...SHOWN_BY_APP, ...BESIDE_FEATURES.map((folder) => `packages/app/src/${folder}`)],
  })),
  // Only the router imports every feature: entry pages directly, other pages on demand.
  ...['router.tsx', 'furtherPages.ts'].map((file) => ({
    name: `app ${file}`,
    path: `packages/app/src/${file}`,
    mayImport: [...SHOWN_BY_APP, 'packages/app/src/'],
  })),
  {
    // Plays offline, in a worker.
    name: 'app offline worker',
    path: 'packages/app/src/offline/worker/',
    mayImport: [ENGINE, STORY],
    mayImportTypesOf: [CONTRACT],
    packages: [],
  },
  {
    // Tries the free text of players in a draft.
    name: 'app trial worker',
    path: 'packages/app/src/storyEditor/trialWorker.ts',
    mayImport: [ENGINE],
    packages: [],
  },
  {
    // A standalone page that plays a story without a server.
    name: 'app page to take away',
    path: 'packages/app/src/standalone/',
    mayImport: [
      ENGINE,
      STORY,
      'packages/app/src/offline/worker/',
      EMBED,
      'packages/app/src/embed/embed.css',
      'packages/api/src/runtime/deviceStorage.ts',
    ],
    mayImportTypesOf: [CONTRACT],
    packages: [],
  },
  {
    name: 'app',
    path: 'packages/app/src/',
    mayImport: [
      ...SHOWN_BY_APP,
      'packages/app/src/router.tsx',
      'packages/app/src/offline/worker/topicWeights.ts',
      EMBED,
    ],
    mayImportTypesOf: ['packages/app/src/offline/worker/', ENGINE],
  },
  { name: 'painter', path: PAINTER, mayImport: [STORY], packages: [] },
  ...ENGINE_LAYERS.map((path, at) => ({
    name: path.replace('packages/engine/src/', 'engine ').replace('/', ''),
    path,
    mayImport: [STORY, ...ENGINE_LAYERS.slice(0, at)],
    packages: [],
  })),
  {
    name: 'engine',
    path: ENGINE,
    mayImport: [STORY, ...ENGINE_LAYERS],
    packages: [],
  },
  {
    name: 'stories',
    path: 'packages/stories/',
    mayImport: [],
    packages: ['node:fs', 'node:path', 'node:url'],
  },
  {
    name: 'domain',
    path: server('domain/'),
    mayImport: [VOCABULARY, STORY_VOCABULARY],
    packages: [],
  },
  // Calls of a noun with their queries.
  {
    name: 'modules',
    path: server('modules/'),
    mayImport: [
      ENGINE,
      PAINTER,
      server('platform/'),
      server('http/'),
      server('domain/'),
      // Names of the shipped taxonomy in other languages.
      'packages/stories/catalogue.json',
      CONTRACT,
      STORY,
      INTERCHANGE,
      RUNTIME,
    ],
    mayImportTypesOf: [server('db/')],
    packages: ['kysely', 'node:crypto'],
  },
  {
    name: 'platform',
    path: server('platform/'),
    mayImport: [server('db/'), CONTRACT, STORY, RUNTIME],
    mayImportTypesOf: [server('modules/'), server('http/'), server('domain/'), ENGINE],
  },
  {
    name: 'db',
    path: server('db/'),
    mayImport: [server('platform/'), CONTRACT, RUNTIME, STORY_VOCABULARY, BOUNDED_CACHE],
    mayImportTypesOf: [STORY, ENGINE, server('domain/'), server('modules/')],
  },
  {
    name: 'providers',
    path: server('providers/'),
    mayImport: [
      ENGINE,
      PAINTER,
      CONTRACT,
      STORY,
      INTERCHANGE,
      RUNTIME,
      server('domain/'),
      server('platform/'),
    ],
    mayImportTypesOf: [server('modules/')],
  },
  {
    name: 'ssr',
    path: server('ssr/'),
    mayImport: [CONTRACT, RUNTIME, BOUNDED_CACHE, WEB_ADDRESS],
    mayImportTypesOf: [server('platform/')],
  },
  {
    name: 'http',
    path: server('http/'),
    mayImport: [server('modules/'), server('platform/'), server('ssr/'), CONTRACT, STORY, RUNTIME],
    mayImportTypesOf: [ENGINE, server('domain/')],
  },
]

const startsWith = (path) => `^${path.replaceAll('.', String.raw`\.`)}`
const NOT_SHIPPED = ['[.]stories[.]', '[.]test[.]', '/test/', '/testing/arbitraries']
const SOURCE = '^packages/[^/]+/src/'

const rulesOf = ({ name, path, mayImport, mayImportTypesOf = [], packages }, at) => {
  const inside = zones.slice(0, at).map((zone) => startsWith(zone.path))
  const from = { path: startsWith(path), pathNot: [...NOT_SHIPPED, ...inside] }
  const own =
    inside.length > 0 ? `^(?!${inside.join('|').replaceAll('^', '')})${path}` : startsWith(path)
  const values = [own, ...mayImport.map(startsWith)]
  const types = [...values, ...mayImportTypesOf.map(startsWith)]
  const isType = ['type-only']
  const rule = (what, to) => ({ name: `${name}: ${what}`, severity: 'error', from, to })
  return [
    rule('values', { path: '^packages/', pathNot: values, dependencyTypesNot: isType }),
    rule('types', { path: '^packages/', pathNot: types, dependencyTypes: isType }),
    ...(packages
      ? [
          rule('packages', {
            path: '^(?!packages/)',
            pathNot: packages.map(
              (each) => `^(?:node_modules/)?${each.replace('node:', '')}(?:/|$)`,
            ),
          }),
        ]
      : []),
  ]
}

export default {
  forbidden: [
    ...zones.flatMap(rulesOf),
    // A server module is imported only through its index.ts.
    ...['modules/[^/]+', '(?!modules)[^/]+'].map((folder) => ({
      name: 'modules by their index',
      severity: 'error',
      from: { path: `^${server(`(${folder})/`)}`, pathNot: NOT_SHIPPED },
      to: {
        path: `^${server('modules/[^/]+/')}`,
        pathNot: [`^${server('$1/')}`, '/index[.]ts$'],
      },
    })),
    {
      name: 'no ring of files',
      severity: 'error',
      from: { path: SOURCE, pathNot: NOT_SHIPPED },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: [...NOT_SHIPPED, '/dist'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@kathasagar/source', 'import', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
