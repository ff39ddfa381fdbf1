import type { DraftStructure } from '@kathasagar/story/schema'
import { useEffect, useRef, useState } from 'react'
import type { TestPlayAnswer, TestPlayRequest, TestPlayState } from '@kathasagar/api/contract'

/** Request for one turn. Each request contains the complete story. */
export interface TestPlayInput {
  structure: DraftStructure
  startAt: string
  /** State after the previous turn. Null before the first turn. */
  state: TestPlayState | null
  action: TestPlayRequest['action']
  /** Variable values to set. If there is no action, only the values are set. */
  sets?: NonNullable<TestPlayRequest['sets']>
}

export type TestPlay = (asked: TestPlayInput) => Promise<TestPlayAnswer | { error: string }>

export interface TestTurn {
  action: TestPlayRequest['action']
  answer: TestPlayAnswer
}

export interface TestTurnsOptions {
  structure: DraftStructure
  startAt: string
  testPlay: TestPlay
}

type Action = TestPlayRequest['action']
type Sets = NonNullable<TestPlayRequest['sets']>

interface Outcome {
  isBusy: boolean
  error: string | null
  /** Response to an input that did not start a turn. */
  outside: Pick<TestPlayAnswer, 'declined' | 'hint' | 'asked' | 'why'>
}

const WAITING: Outcome = { isBusy: true, error: null, outside: {} }

/** Returns true if the input was declined, or was answered only by a hint or a question. */
const isOutside = ({ declined, hint, asked, narrative, setup }: TestPlayAnswer) =>
  Boolean(declined) || (Boolean(hint ?? asked) && narrative === '' && setup === null)

/** Plays the turns of a draft one at a time. A change of the story does not restart the test. */
export function useTestTurns({ structure, startAt, testPlay }: TestTurnsOptions) {
  const [turns, setTurns] = useState<readonly TestTurn[]>([])
  const [takings, setTakings] = useState(0)
  const [outcome, setOutcome] = useState(WAITING)
  const asked = useRef(0)

  /** Sends an action. Returns null if the test was restarted or closed in the meantime. */
  const ask = async (asking: Pick<TestPlayInput, 'state' | 'action' | 'sets'>) => {
    asked.current += 1
    const mine = asked.current
    setOutcome(WAITING)
    const answer = await testPlay({ structure, startAt, ...asking })
    if (mine !== asked.current) return null
    if ('error' in answer) {
      setOutcome({ isBusy: false, error: answer.error, outside: {} })
      return answer
    }
    const { hint, asked: choices } = answer
    const outside = isOutside(answer)
      ? answer
      : { ...(hint && { hint }), ...(choices && { asked: choices }) }
    setOutcome({ isBusy: false, error: null, outside })
    return answer
  }
  const act = async (before: readonly TestTurn[], action: Action) => {
    const last = before.at(-1)
    const answer = await ask({ state: last?.answer.state ?? null, action })
    if (answer === null || 'error' in answer) return
    const { state, declined } = answer
    // An answer without text adds no turn, but its state may contain a question to the player.
    setTurns(
      !isOutside(answer)
        ? [...before, { action, answer }]
        : last
          ? [...before.slice(0, -1), { ...last, answer: { ...last.answer, state } }]
          : before,
    )
    // Declined input stays in the field for editing, except if the answer offers help in a crisis.
    if (declined == null || declined.help !== undefined) setTakings((count) => count + 1)
  }
  /** Sets variables and updates the state and the choices of the last turn. */
  const set = async (last: TestTurn, sets: Sets) => {
    const answer = await ask({ state: last.answer.state, action: null, sets })
    if (answer === null || 'error' in answer) return
    const { state, choices, locked, chances, meters } = answer
    const now = { ...last.answer, state, choices, locked, chances, meters }
    setTurns([...turns.slice(0, -1), { ...last, answer: now }])
  }
  const begin = useRef(() => void act([], null))
  useEffect(() => {
    begin.current()
    return () => {
      asked.current += 1
    }
  }, [])

  return {
    turns,
    ...outcome,
    takings,
    onAct: (action: NonNullable<Action>) => {
      if (!outcome.isBusy) void act(turns, action)
    },
    onSet: (name: string, value: Sets[string]) => {
      const last = turns.at(-1)
      if (!outcome.isBusy && last) void set(last, { [name]: value })
    },
    onRestart: () => {
      setTurns([])
      void act([], null)
    },
  }
}
