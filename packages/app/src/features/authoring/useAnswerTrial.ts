import { useTryStoryAnswerMutation } from '@kathasagar/api'
import type { FreeInputGroup, WrittenAnswer } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { AnswerTrialState } from '@kathasagar/ui/authoring'
import { useEffect, useRef, useState } from 'react'

/** A phrase is typed in one go; the judge is asked once nothing more comes. */
const QUIET_MS = 300

/** Has the judge hear the players' words in the story with an answer that is not saved. */
export function useAnswerTrial(story_id: string | undefined, group: FreeInputGroup | null) {
  const [judge] = useTryStoryAnswerMutation()
  const [trial, setTrial] = useState<AnswerTrialState>({ status: 'asking' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)

  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = async (
    { place, phrases }: WrittenAnswer,
    { node, words, wordings }: FreeInputGroup,
  ) => {
    asked.current += 1
    const mine = asked.current
    const said = [words, ...wordings].slice(0, STORY_LIMITS.phrases)
    const { data } = await judge({
      story_id: story_id ?? '',
      node,
      words: said,
      // Its condition and its text change nothing about how it is heard.
      answer: { place, phrases },
    })
    if (mine === asked.current) {
      setTrial(data ? { status: 'told', ...data } : { status: 'failed' })
    }
  }

  return {
    trial,
    onJudge: (answer: WrittenAnswer) => {
      if (!group) return
      setTrial({ status: 'asking' })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void ask(answer, group), QUIET_MS)
    },
  }
}
