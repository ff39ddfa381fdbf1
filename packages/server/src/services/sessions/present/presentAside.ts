import type { Hint } from '@kathasagar/api/contract'
import type { HintTopic } from '@kathasagar/story/vocabulary'

import type { Aside } from '@kathasagar/engine/turn/aside'
import type { AskedBack } from '@kathasagar/engine/turn/turnState'
import type { Receipt } from '../actionPorts.ts'

/** What the player is told, outside of the story. */
const SENTENCES: Readonly<Record<HintTopic, string>> = {
  help: 'Pick one of the choices, or say in your own words what you do. Continue moves the story on, Immerse looks closer, Show draws the scene, Undo reverts the last step.',
  who: 'You are the one to whom the story speaks as “you”.',
  skip: 'Continue moves the story on without a choice.',
  undo: 'Undo takes the last step back.',
  show: 'Show draws the scene.',
  restart: 'You can restart from the story’s page. This session stays in My plays.',
  save: 'Everything is saved as you play. Come back whenever you like.',
  quit: 'You can leave at any time; the story waits where you left it.',
  thanks: 'Thank you. What do you do next?',
  unclear:
    'That could not be understood. Pick one of the choices, or say in a few words what you do.',
  storyteller:
    'An author wrote this story. A storyteller carries it on: by rules of its own, or, where this site has one connected, an AI model. Know How says which.',
  credits:
    'The Progress page shows your credits, and the tasks and levels that pay more. The price of a model is next to its name.',
  language:
    'A story stays in its author’s language. You can change the language of the pages in Settings.',
  length: 'A story ends when you reach an ending. Its page shows the expected time.',
  settings:
    'Reading settings next to the story change the text size, background and pictures. Your name, password and data are in Your Account.',
  source: 'The story’s page shows its author. Its codex, if it has one, lists the sources.',
  summary:
    'Scroll up to read the story so far. Memory lists your actions, statements and discoveries.',
  share: 'The page of the story has Share, which copies a link to it.',
  report:
    'If something hangs, load the page again: nothing that you played is lost. If your words were taken wrongly, Undo takes them back.',
  by_choices: 'This story moves on by its choices. Pick one, or say it in your own words.',
  which: 'Which of these do you mean? Its number is enough.',
  second_wish: 'Something of what you wanted is still to be done. Say it again where it fits.',
}

/** What is kept of words that are no turn; who the player is, the story says itself. */
export function receiptOfAside(
  aside: Aside,
  story: { story_prompt?: string } = {},
): Pick<Receipt, 'is_aside' | 'asked' | 'by_number' | 'hint' | 'role'> {
  if (aside.aside === 'ask') return { is_aside: true, ...receiptOfAsked(aside) }
  const { topic } = aside
  const role = topic === 'who' ? story.story_prompt?.trim() : undefined
  return { is_aside: true, hint: topic, ...(role && { role }) }
}

function receiptOfAsked({ choices, byNumber }: AskedBack) {
  const asked = [...choices]
  if (!byNumber) return { asked }
  return { asked, by_number: true, ...(asked.length > 1 && { hint: 'which' as const }) }
}

/** What is said of them. */
export const presentAside = (...given: Parameters<typeof receiptOfAside>) =>
  presentSaid(receiptOfAside(...given))

/** What is said outside of the story, or beside a turn of it. */
export const presentSaid = ({
  asked,
  hint: topic,
  role,
  wish,
}: Pick<Receipt, 'asked' | 'hint' | 'role' | 'wish'>): { asked?: string[]; hint?: Hint } => ({
  ...(asked && { asked: [...asked] }),
  ...(topic && {
    hint: { topic, detail: SENTENCES[topic], ...(role && { role }), ...(wish && { wish }) },
  }),
})
