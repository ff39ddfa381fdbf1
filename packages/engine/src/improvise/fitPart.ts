import { plainText, type StoryGraph } from '@kathasagar/story'
import { IMPROVISED } from '@kathasagar/story/vocabulary'

import type { Improvisation, OpenRoom, Room } from '../world/improvisation.ts'
import type { TurnState } from '../world/turnState.ts'
import { withoutRepeats } from './openStory.ts'

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
  if ([...text].length > IMPROVISED.textMax) return { remark: 'The text was too long.' }

  const { endings } = graph
  const near = ends || plan?.ending || state.open?.plan?.ending || 1
  const isEnd = open.mustEnd || (open.mayEnd && ends > 0)
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
      [...text].length <= IMPROVISED.choiceMax &&
      !/[{}]/u.test(text) &&
      choices.findIndex((other) => plainText(other.text) === plainText(text)) === at,
  )
  return fit.map(({ text }) => ({ text, leads: 'on' }) as const)
}
