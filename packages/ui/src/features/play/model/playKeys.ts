import type { Messages, PlayMessages } from '../../../messages/en.ts'
import { BUTTON_COMMANDS, COMMANDS, keysOf } from '../../../commands/commands.ts'

const rowOf = ({ keys, does }: PlayMessages['reading']['pageKeys'][number]) => [keys, does] as const

export function playKeys({
  reading,
  story,
}: Pick<PlayMessages, 'reading'> & Pick<Messages, 'story'>): readonly (readonly [
  key: string,
  meaning: string,
])[] {
  const commandKeys = BUTTON_COMMANDS.flatMap((id) => {
    const { shortcut } = COMMANDS[id]
    return shortcut === null ? [] : [[keysOf(shortcut), story.sharedCommands[id]] as const]
  })
  return [...reading.storyKeys.map(rowOf), ...commandKeys, ...reading.pageKeys.map(rowOf)]
}
