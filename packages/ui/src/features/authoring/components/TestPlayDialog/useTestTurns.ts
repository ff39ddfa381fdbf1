import type { DraftStructure } from '@kathasagar/story/schema'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { TestPlayAnswer, TestPlayRequest } from '@kathasagar/api/contract'

import type { TestPlay, TestPlayAsked, TestTurn } from './testPlay.ts'

export interface TestTurnsOptions {
  structure: DraftStructure
  startAt: string
  testPlay: TestPlay
}

type Outside = Pick<TestPlayAnswer, 'declined' | 'hint' | 'asked' | 'why'>

interface Outcome {
  isBusy: boolean
  error: string | null
  outside: Outside
}

type Answer = Awaited<ReturnType<TestPlay>>

const WAITING: Outcome = { isBusy: true, error: null, outside: {} }

/** True if nothing was told. */
const isOutside = ({ declined, hint, asked, narrative, setup }: TestPlayAnswer) =>
  Boolean(declined) || (Boolean(hint ?? asked) && narrative === '' && setup === null)

function outsideOf(answer: TestPlayAnswer): Outside {
  const { hint, asked } = answer
  return isOutside(answer) ? answer : { ...(hint && { hint }), ...(asked && { asked }) }
}

const outcomeOf = (answer: Answer): Outcome =>
  'error' in answer
    ? { isBusy: false, error: answer.error, outside: {} }
    : { isBusy: false, error: null, outside: outsideOf(answer) }

/** Declined words stay for editing, except words about suicide. */
const staysInField = (answer: Answer) =>
  'error' in answer || (answer.declined != null && answer.declined.help === undefined)

/** Begins once; later changes of the story do not restart the play. */
function useBeginning(begin: () => void, asked: RefObject<number>) {
  const first = useRef(begin)
  useEffect(() => {
    first.current()
    return () => {
      asked.current += 1
    }
  }, [asked])
}

type Asking = Pick<TestPlayAsked, 'state' | 'action' | 'sets'>

/** Sends one action at a time. Outdated answers are dropped. */
function useAsking({ structure, startAt, testPlay }: TestTurnsOptions) {
  const [outcome, setOutcome] = useState<Outcome>(WAITING)
  const asked = useRef(0)

  const ask = useCallback(
    async (asking: Asking): Promise<Answer | null> => {
      asked.current += 1
      const mine = asked.current
      setOutcome(WAITING)
      const answer = await testPlay({ structure, startAt, ...asking })
      // Another play has begun meanwhile, or the dialog is closed.
      if (mine !== asked.current) return null
      setOutcome(outcomeOf(answer))
      return answer
    },
    [structure, startAt, testPlay],
  )
  return { outcome, asked, ask }
}

/** Adds the choices that were asked back to the state of the last turn. */
const standing = (before: readonly TestTurn[], { state }: TestPlayAnswer): readonly TestTurn[] =>
  before.map((turn, i) =>
    i === before.length - 1 ? { ...turn, answer: { ...turn.answer, state } } : turn,
  )

type Sets = NonNullable<TestPlayRequest['sets']>

export function useTestTurns(options: TestTurnsOptions) {
  const [turns, setTurns] = useState<readonly TestTurn[]>([])
  const [takings, setTakings] = useState(0)
  const { outcome, asked, ask } = useAsking(options)

  const act = async (before: readonly TestTurn[], action: TestPlayRequest['action']) => {
    const answer = await ask({ state: before.at(-1)?.answer.state ?? null, action })
    if (answer === null) return
    if (!('error' in answer)) {
      setTurns(isOutside(answer) ? standing(before, answer) : [...before, { action, answer }])
    }
    if (!staysInField(answer)) setTakings((count) => count + 1)
  }
  /** Keeps the last turn, with another state and other choices. */
  const set = async (last: TestTurn, sets: Sets) => {
    const answer = await ask({ state: last.answer.state, action: null, sets })
    if (answer === null || 'error' in answer) return
    const { state, choices, locked, chances, meters } = answer
    const now = { ...last.answer, state, choices, locked, chances, meters }
    setTurns([...turns.slice(0, -1), { ...last, answer: now }])
  }
  useBeginning(() => void act([], null), asked)

  return {
    turns,
    ...outcome,
    takings,
    onAct: (action: NonNullable<TestPlayRequest['action']>) => {
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
