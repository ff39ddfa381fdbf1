import type { Args, ArgsEnhancer } from 'storybook/internal/types'

import type { Messages } from '../../packages/ui/src/messages/en.ts'
import { wholeEnglish } from '../../packages/ui/src/messages/wholeEnglish.ts'
import { localizedIn } from './says.ts'

/** Args as a story's file gives them, and in English as the table of props shows them. */
const given = new Map<string, { args: Args; english: Args }>()

/** Args of a story in English, from which each other language is read when it is drawn. */
export const englishArgs: ArgsEnhancer = ({ id, initialArgs }) => {
  const english = localizedIn(initialArgs, wholeEnglish) as Args
  if (english !== initialArgs) given.set(id, { args: initialArgs, english })
  return english
}

/** Args of any story in a language: those of a sheet's stories, and of the story itself. */
export const argsIn = (args: Args, messages: Messages) =>
  localizedIn(args, { ...wholeEnglish, ...messages }) as Args

/** Args of the story that is drawn: what was changed by hand in the table of props stays so. */
export function localizedArgs(id: string, args: Args, messages: Messages): Args {
  const own = given.get(id)
  if (!own) return args
  const spoken = argsIn(own.args, messages)
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      value === own.english[name] ? spoken[name] : value,
    ]),
  )
}
