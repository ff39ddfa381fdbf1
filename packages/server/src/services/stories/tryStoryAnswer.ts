import type { AnswerTrial, AnswerTrialResult } from '@kathasagar/api/contract'
import { withAnswer } from '@kathasagar/story'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { asEdited, findOwnStory, structureOf } from './editing/ownStory.ts'
import { judgeIn } from './freeInputs/judgeIn.ts'

interface Trial {
  storyId: string
  user: StoredUser
  trial: AnswerTrial
}

/** Has the judge hear words in a story that has one answer more: which of them would get it? */
export async function tryStoryAnswer(
  { store: { repositories }, lore }: Ports,
  { storyId, user, trial }: Trial,
): Promise<AnswerTrialResult | Refusal> {
  const found = await findOwnStory(repositories, { storyId, user })
  if (isRefusal(found)) return found
  const story = asEdited(found, user)
  const structure = await structureOf(repositories, story)
  const answered = structure && withAnswer(structure, trial.answer)
  if (!answered) return { code: 'not_playable' }

  const answers = judgeIn(answered.structure, lore)
  const wanted = JSON.stringify(answered.name)
  const isHeard = (words: string) => {
    const came = answers(trial.node, words)
    return came?.kind === 'answer' && JSON.stringify(came.name) === wanted
  }
  const words = [...new Set(trial.words)]
  return {
    heard: words.filter(isHeard),
    not_yet: words.filter((one) => !isHeard(one)),
  }
}
