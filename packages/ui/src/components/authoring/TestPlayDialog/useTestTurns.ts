import { useCallback, useEffect, useRef, useState } from 'react'
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

/** A test play from its beginning: the turns so far, and the next. */
export function useTestTurns({ structure, startAt, testPlay }: TestTurnsOptions) {
  const [turns, setTurns] = useState<readonly TestTurn[]>([])
  const [isBusy, setBusy] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const [outside, setOutside] = useState<Outside>({})
  const [takings, setTakings] = useState(0)
  const asked = useRef(0)

  const ask = useCallback(
    async (before: readonly TestTurn[], action: TestPlayRequest['action']) => {
      asked.current += 1
      const mine = asked.current
      setBusy(true)
      setError(null)
      setOutside({})
      const state = before.at(-1)?.answer.state ?? null
      const answer = await testPlay({ structure, startAt, state, action })
      // Another play has begun meanwhile, or the dialog is closed.
      if (mine !== asked.current) return
      setBusy(false)
      if ('error' in answer) setError(answer.error)
      else if (answer.declined || answer.hint || answer.asked) setOutside(answer)
      else setTurns([...before, { action, answer }])
      // Declined words stay in the field, to be changed; nobody has to look at words of despair again.
      const isKept = 'error' in answer || (answer.declined && answer.declined.kind !== 'self_harm')
      if (!isKept) setTakings((count) => count + 1)
    },
    [structure, startAt, testPlay],
  )

  // A play goes on with the story that it began with, whatever the page draws meanwhile.
  const begin = useRef(ask)
  useEffect(() => {
    void begin.current([], null)
    const count = asked
    return () => {
      count.current += 1
    }
  }, [])

  return {
    turns,
    isBusy,
    error,
    outside,
    takings,
    onAct: (action: NonNullable<TestPlayRequest['action']>) => {
      if (!isBusy) void ask(turns, action)
    },
    onRestart: () => {
      setTurns([])
      void ask([], null)
    },
  }
}
