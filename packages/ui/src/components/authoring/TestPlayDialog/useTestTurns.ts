import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { DraftStructure, TestPlayAnswer, TestPlayRequest } from '@kathasagar/api/contract'

import type { TestPlay, TestTurn } from './testPlay.ts'

export interface TestTurnsOptions {
  /** As it was when the play began; a change of it does not reach into the play. */
  structure: DraftStructure
  startAt: string
  testPlay: TestPlay
}

/** What was said outside of the story to the last action, which then was no turn. */
type Outside = Pick<TestPlayAnswer, 'declined' | 'hint' | 'asked'>

/** What came of the last action that was taken; of one that runs, nothing yet. */
interface Outcome {
  isBusy: boolean
  error: string | null
  outside: Outside
}

type Answer = Awaited<ReturnType<TestPlay>>

const WAITING: Outcome = { isBusy: true, error: null, outside: {} }

const isOutside = ({ declined, hint, asked }: Outside) =>
  Boolean(declined) || Boolean(hint) || Boolean(asked)

const outcomeOf = (answer: Answer): Outcome =>
  'error' in answer
    ? { isBusy: false, error: answer.error, outside: {} }
    : { isBusy: false, error: null, outside: isOutside(answer) ? answer : {} }

/** Declined words stay, to be changed; nobody has to look at words of despair again. */
const staysInField = (answer: Answer) =>
  'error' in answer || (answer.declined != null && answer.declined.kind !== 'self_harm')

/** Begins once: a play goes on with its story, whatever the page draws meanwhile. */
function useBeginning(begin: () => void, asked: RefObject<number>) {
  const first = useRef(begin)
  useEffect(() => {
    first.current()
    return () => {
      asked.current += 1
    }
  }, [asked])
}

/** A test play from its beginning: the turns so far, and the next. */
export function useTestTurns({ structure, startAt, testPlay }: TestTurnsOptions) {
  const [turns, setTurns] = useState<readonly TestTurn[]>([])
  const [outcome, setOutcome] = useState<Outcome>(WAITING)
  const [takings, setTakings] = useState(0)
  const asked = useRef(0)

  const ask = useCallback(
    async (before: readonly TestTurn[], action: TestPlayRequest['action']) => {
      asked.current += 1
      const mine = asked.current
      setOutcome(WAITING)
      const state = before.at(-1)?.answer.state ?? null
      const answer = await testPlay({ structure, startAt, state, action })
      // Another play has begun meanwhile, or the dialog is closed.
      if (mine !== asked.current) return
      setOutcome(outcomeOf(answer))
      if (!('error' in answer) && !isOutside(answer)) setTurns([...before, { action, answer }])
      if (!staysInField(answer)) setTakings((count) => count + 1)
    },
    [structure, startAt, testPlay],
  )

  useBeginning(() => void ask([], null), asked)

  return {
    turns,
    ...outcome,
    takings,
    onAct: (action: NonNullable<TestPlayRequest['action']>) => {
      if (!outcome.isBusy) void ask(turns, action)
    },
    onRestart: () => {
      setTurns([])
      void ask([], null)
    },
  }
}
