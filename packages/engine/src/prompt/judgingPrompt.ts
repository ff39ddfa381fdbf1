import type { Question } from '../turn/reading.ts'
import type { Prompt } from './assemblePrompt.ts'
import { fence } from './fence.ts'

const RULES = [
  'Now tell nothing, but judge what player_words mean here, after all that was told. Answer with one',
  'JSON object and nothing else: {"ruling", "choice", "choices", "answer", "sure"}.',
  'ruling is "choice" when the words do what one of the choices does, in any language or spelling;',
  '"ask" when they plainly do what a choice does and may mean two or three of them alike: choices then',
  'has their numbers, likeliest first, and is [] otherwise; "reaction" or "topic" when one of the',
  'answers, which begin with that word, was written for such words; "continue" when the player only',
  'wants the story to go on; "immerse" when the player wants to look closer at the scene; "detour" for',
  'any other deed, question or remark. choice is the number of that choice, answer that of the answer;',
  'each is -1 otherwise. A deed that only touches the same thing as a choice, or denies it, is a detour.',
  'sure is from 0 to 1: how sure you are.',
].join('\n')

/** Returns a numbered choice on one line. A line break in the text could fake another choice. */
const lineOf = (text: string, index: number) => `${index}: ${text.replaceAll(/\s+/gu, ' ').trim()}`

/** Returns a prompt with the same start as the narration prompt, so that a server can reuse its prompt cache. */
export function judgingPrompt(
  { choices, targets, answers, words }: Question,
  { stable, turns, place }: Pick<Prompt, 'stable' | 'turns' | 'place'>,
) {
  const open = choices.map((text, at) => (targets[at] ? `${text} (leads to ${targets[at]})` : text))
  return {
    stable,
    turns,
    changing: [
      ...(place === '' ? [] : [place]),
      fence('choices', open.map(lineOf).join('\n')),
      ...(answers.length > 0 ? [fence('answers', answers.map(lineOf).join('\n'))] : []),
      fence('player_words', words),
      RULES,
    ].join('\n\n'),
  }
}
