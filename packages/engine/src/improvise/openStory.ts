import { plainText, type OpenStory, type StoryGraph } from '@kathasagar/story'
import { IMPROV_MAX, STORY_DEFAULTS } from '@kathasagar/story/vocabulary'

import type {
  Improvisation,
  OpenFact,
  OpenRoom,
  OpenState,
  Room,
  StoryPlan,
} from '../world/improvisation.ts'
import type { TurnState } from '../world/turnState.ts'

/** Minimum and maximum number of turns of an open story. A turn takes about a minute. */
const PLANNED = { min: 6, max: 60 } as const

/** Maximum number of facts per session. The oldest unimportant facts are dropped first. */
const FACTS_KEPT = 40

/** Returns the initial state of an open story. Plans about one part per minute of play time. */
export const beginOpen = (minutes: number = STORY_DEFAULTS.estimated_play_time): OpenState => ({
  planned: Math.min(PLANNED.max, Math.max(PLANNED.min, Math.round(minutes))),
  plan: null,
  facts: [],
})

/** Fraction of the planned length from which a story may end. At the planned length, it must end. */
const MAY_END = 0.75
const ACTS = [0.3, 0.7] as const

/** Returns the scope of the next part. `depth` is its 1-based number. */
export function openRoomAt(
  depth: number,
  part: OpenRoom['part'],
  { planned }: OpenState = beginOpen(),
): OpenRoom {
  const mustEnd = depth >= planned
  const mayEnd = part === 'next' && depth >= planned * MAY_END
  return {
    // If the story must end, a requested closer look becomes the last part.
    part: mustEnd ? 'next' : part,
    act: depth <= planned * ACTS[0] ? 1 : depth <= planned * ACTS[1] ? 2 : 3,
    left: Math.max(0, planned - depth),
    ending: mustEnd ? 'must' : mayEnd ? 'may' : 'none',
  }
}

/** A sentence with its closing quotes, or an unfinished last sentence. */
const SENTENCE = /[^.!?।۔\n]+[.!?।۔…]*["”’»)]*\s*|[.!?।۔…]+["”’»)]*\s*|\n+/gu

export const sentencesIn = (text: string): string[] => text.match(SENTENCE) ?? []

/** Returns the text without sentences that repeat an earlier text or the text itself. */
export function withoutRepeats(text: string, earlier: readonly string[]): string {
  const known = new Set(earlier.flatMap(sentencesIn).map(plainText))
  const fresh = sentencesIn(text).filter((sentence) => {
    const plain = plainText(sentence)
    if (plain === '') return true
    if (known.has(plain)) return false
    known.add(plain)
    return true
  })
  return fresh
    .join('')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

const OPEN_THREADS = 5
const PLAN_LINE = 160

/** Returns the plan of a model if it is valid, else the old plan. */
export function nextPlan(
  old: StoryPlan | null,
  made: Partial<StoryPlan> | null | undefined,
  { endings = [] }: OpenStory,
): StoryPlan | null {
  if (!made) return old
  const { premise = '', wants = '', threads = [], ending = 0 } = made
  const lines = [premise, wants, ...threads].map((line) => line.trim())
  const isSound =
    premise.trim() !== '' &&
    lines.every((line) => line.length <= PLAN_LINE && !/[{}\n]/u.test(line)) &&
    threads.length <= OPEN_THREADS &&
    Number.isInteger(ending) &&
    ending >= 0 &&
    ending <= Math.max(1, endings.length)
  if (!isSound) return old
  const known = threads.map((line) => line.trim()).filter(Boolean)
  return { premise: premise.trim(), wants: wants.trim(), threads: [...new Set(known)], ending }
}

const LIGHT: ReadonlySet<OpenFact['kind']> = new Set(['place', 'person'])

/** Pairs of kinds that exclude each other. The newer fact replaces the older one. */
const REPLACES: Readonly<Partial<Record<OpenFact['kind'], OpenFact['kind']>>> = {
  has: 'lost',
  lost: 'has',
}

const isSame = (one: OpenFact, other: OpenFact) =>
  plainText(one.name) === plainText(other.name) &&
  (one.kind === other.kind || REPLACES[one.kind] === other.kind)

/** Adds the facts of a part. A fact counts only if the text of the part names its subject. */
export function withOpenFacts(
  known: readonly OpenFact[],
  made: readonly Omit<OpenFact, 'turn'>[],
  { text, turn }: { text: string; turn: number },
): readonly OpenFact[] {
  const told = plainText(text)
  const fresh = made
    .filter(({ name }) => plainText(name) !== '' && told.includes(plainText(name)))
    .map((fact) => ({ ...fact, turn }))
  const kept = known.filter((fact) => !fresh.some((one) => isSame(one, fact)))
  const all = [...kept, ...fresh]
  while (all.length > FACTS_KEPT) {
    const light = all.findIndex(({ kind }) => LIGHT.has(kind))
    all.splice(Math.max(0, light), 1)
  }
  return all
}

interface Request {
  graph: StoryGraph
  state: TurnState
  /** Latest narratives of the session, newest last. */
  recent: readonly string[]
  room: Room & { open: OpenRoom }
}

/** Number of recent turns whose sentences a part must not repeat. */
const REMEMBERED = 10

type Fit = { made: Improvisation; remark?: never } | { remark: string; made?: never }

/** Returns the usable part of an open story, or an error message for the model. The last attempt may lack choices. */
export function fitPart(made: Improvisation, request: Request, isLast: boolean): Fit {
  const { graph, state, recent, room } = request
  const { open } = room
  const { ends = 0, plan = null, facts = [] } = made.open ?? {}
  const text = withoutRepeats(made.text, recent.slice(-REMEMBERED))
  if (/[{}]/u.test(made.text)) return { remark: 'The text must not contain curly brackets.' }
  if (text === '') return { remark: 'Tell something new. Repeat no sentence of earlier parts.' }
  if ([...text].length > IMPROV_MAX.textMax) return { remark: 'The text was too long.' }

  const { endings } = graph
  const near = ends || plan?.ending || state.open?.plan?.ending || 1
  const isEnd = open.ending === 'must' || (open.ending === 'may' && ends > 0)
  const ending = isEnd ? Math.min(Math.max(1, near), endings.length) : 0
  // Adds the author's closing sentence if the model did not write that ending.
  const closing = graph.open?.endings?.[ending - 1] ?? ''
  const isClosed = ending === 0 || ends === ending || closing === ''
  const isRepeat = withoutRepeats(closing, recent.slice(-REMEMBERED)) === ''
  const whole = isClosed || isRepeat ? text : `${text}\n\n${closing}`

  const choices = ending > 0 ? [] : choicesOf(made)
  const wanted = open.part === 'closer' ? 2 : graph.open?.offers_choices ? 3 : 0
  const isShort = wanted > 0 && ending === 0 && choices.length < 2
  if (isShort && (open.part === 'closer' || !isLast))
    return {
      remark: `Give ${open.part === 'closer' ? 'exactly two' : 'two or three'} different choices.`,
    }
  const title = made.scene?.title.trim() || state.improvised?.title || ''
  return {
    made: {
      text: whole,
      scene: { title, choices: isShort ? [] : choices.slice(0, wanted) },
      facts: [],
      open: { ends: ending, plan, facts },
    },
  }
}

function choicesOf({ scene }: Improvisation) {
  const choices = scene?.choices ?? []
  const fit = choices.filter(
    ({ text }, at) =>
      text.trim() !== '' &&
      [...text].length <= IMPROV_MAX.choiceMax &&
      !/[{}]/u.test(text) &&
      choices.findIndex((other) => plainText(other.text) === plainText(text)) === at,
  )
  return fit.map(({ text }) => ({ text, leads: 'on' }) as const)
}
