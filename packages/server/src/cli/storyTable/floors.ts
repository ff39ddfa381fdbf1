import type { MeasuredStory } from './measureStory.ts'

export const STORY_FLOORS = {
  sceneReactions: 6,
  wideReactions: 6,
  also: 3,
  variables: { long: 4, short: 2, longFrom: 20 },
  pages: 1,
  felt: 0.8,
  doors: 3,
  merges: 0.45,
  plated: 0.45,
  platedWhereLong: 0.6,
}

export const FLAGSHIPS: ReadonlySet<string> = new Set([
  'a-measure-less',
  'dead-letters-of-devthala',
  'the-width-of-a-hair',
  'aathvan-kankauva',
  'the-moons-ambassador',
])
export const SERIAL: ReadonlySet<string> = new Set([
  'she-puts-it-down',
  'every-word-you-gave',
  'the-market-of-loose-talk',
  'the-mongoose-keeps-accounts',
  'half-a-prayer',
])
export const FLAGSHIP_FLOORS = { scenes: 60, endings: 7, medianMinutes: 20 }

const percent = (share: number) => `${Math.round(100 * share)} %`

const COLUMNS: readonly (readonly [title: string, of: (story: MeasuredStory) => string])[] = [
  ['story', ({ slug }) => slug],
  ['', ({ language }) => language],
  ['scenes', ({ scenes }) => `${scenes}`],
  ['words', ({ words }) => `${words}`],
  ['endings', ({ endings }) => `${endings}`],
  ['plates', ({ plated }) => percent(plated)],
  ['reactions', ({ reactions, fewestReactions }) => `${reactions} (${fewestReactions})`],
  ['wide', ({ wideReactions }) => `${wideReactions}`],
  ['also', ({ fewestAlso }) => `${fewestAlso}`],
  ['voices', ({ voices, people }) => `${voices} of ${people}`],
  ['things', ({ things }) => `${things}`],
  ['codex', ({ pages }) => `${pages}`],
  ['state', ({ variables }) => `${variables}`],
  ['felt', ({ felt, decisions }) => `${percent(felt)} of ${decisions}`],
  ['doors', ({ doors }) => `${doors}`],
  ['behind', ({ behindDoors }) => `${behindDoors}`],
  ['merges', ({ merges, forks }) => `${percent(merges / Math.max(1, forks))} of ${forks}`],
  [
    'minutes',
    ({ minutes }) =>
      minutes === null ? '-' : `${minutes.shortest}, ${minutes.median}, ${minutes.longest}`,
  ],
  ['findings', ({ findings }) => `${findings.length}`],
]

export function storyTable(stories: readonly MeasuredStory[]): string {
  const rows = [COLUMNS.map(([title]) => title)]
  for (const story of stories) rows.push(COLUMNS.map(([, of]) => of(story)))
  const widths = COLUMNS.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  const pad = (cell: string, i: number) =>
    i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

export function shortOf(story: MeasuredStory): string[] {
  const { long, short, longFrom } = STORY_FLOORS.variables
  const variables = story.scenes >= longFrom ? long : short
  const checks: readonly (readonly [isShort: boolean, sentence: string])[] = [
    [
      story.fewestReactions < STORY_FLOORS.sceneReactions,
      `a scene has ${story.fewestReactions} reactions, not ${STORY_FLOORS.sceneReactions}`,
    ],
    [
      story.wideReactions < STORY_FLOORS.wideReactions,
      `${story.wideReactions} reactions of the whole story, not ${STORY_FLOORS.wideReactions}`,
    ],
    [
      story.fewestAlso < STORY_FLOORS.also,
      `a choice can be said in ${story.fewestAlso} other ways, not ${STORY_FLOORS.also}`,
    ],
    [
      story.voices < story.people || story.people === 0,
      `${story.voices} of ${story.people} people have a voice`,
    ],
    [story.variables < variables, `it remembers ${story.variables} things, not ${variables}`],
    [story.pages < STORY_FLOORS.pages, 'it has no codex'],
    [
      story.felt < STORY_FLOORS.felt,
      `${percent(story.felt)} of its decisions are felt, not ${percent(STORY_FLOORS.felt)}`,
    ],
    ...shapeChecks(story),
    ...flagshipChecks(story),
    [story.minutes === null, 'the certificate does not vouch for it'],
    ...story.findings.map((finding) => [true, finding] as const),
  ]
  return checks.flatMap(([isShort, sentence]) => (isShort ? [`${story.slug}: ${sentence}`] : []))
}

function flagshipChecks({ slug, scenes, endings, minutes }: MeasuredStory) {
  if (!FLAGSHIPS.has(slug)) return []
  const floors = FLAGSHIP_FLOORS
  const median = minutes?.median ?? 0
  return [
    [scenes < floors.scenes, `${scenes} scenes, not ${floors.scenes}`],
    [endings < floors.endings, `${endings} endings, not ${floors.endings}`],
    [median < floors.medianMinutes, `${median} minutes at the median, not ${floors.medianMinutes}`],
  ] as const
}

function shapeChecks({ slug, doors, forks, plated, ...story }: MeasuredStory) {
  const isLong = FLAGSHIPS.has(slug) || SERIAL.has(slug)
  const least = isLong ? STORY_FLOORS.platedWhereLong : STORY_FLOORS.plated
  const merges = story.merges / Math.max(1, forks)
  return [
    [doors < STORY_FLOORS.doors, `${doors} doors, not ${STORY_FLOORS.doors}`],
    [
      Math.round(100 * merges) > 100 * STORY_FLOORS.merges,
      `${percent(merges)} of its decisions meet again at once, more than ${percent(STORY_FLOORS.merges)}`,
    ],
    [plated < least, `${percent(plated)} of its scenes have a plate, not ${percent(least)}`],
  ] as const
}
