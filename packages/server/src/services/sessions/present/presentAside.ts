import type { ActionAnswer } from '@kathasagar/api/contract'
import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

import type { Aside } from '../../../engine/turn/aside.ts'

/** What the player is told, outside of the story. */
const SENTENCES: Readonly<Record<HintTopic, string>> = {
  help: 'Pick one of the choices, or say in your own words what you do. Continue goes on, Immerse looks closer, Show draws the scene, Undo takes the last step back.',
  who: 'You are the one to whom the story speaks as “you”.',
  skip: 'Continue goes on without a choice of your own.',
  undo: 'Undo takes the last step back.',
  show: 'Show draws the scene.',
  restart: 'The page of the story begins it anew; what you have played stays with you.',
  save: 'Everything is saved as you play. Come back whenever you like.',
  quit: 'You can leave at any time; the story waits where you left it.',
  thanks: 'The story is glad to be heard. What do you do?',
}

/** What is said of words that are no turn; who the player is, the story says itself. */
export function presentAside(
  aside: Aside,
  story: { story_prompt?: string } = {},
): Pick<ActionAnswer, 'hint' | 'asked'> {
  if (aside.aside === 'ask') return { asked: [...aside.choices] }
  const { topic } = aside
  const role = topic === 'who' ? story.story_prompt?.trim() : undefined
  return { hint: { topic, detail: SENTENCES[topic], ...(role ? { role } : {}) } }
}
