import type {
  CommandPanelProps,
  HeadingProps,
  ModelPickerProps,
  PlayLogProps,
  StackProps,
  StoryCardProps,
  TextProps,
} from '@kathasagar/ui'

/** No type may become `any` if only `@kathasagar/ui` is installed. */

// @ts-expect-error -- a story has a type
export const story: StoryCardProps['story'] = { nonsense: 1 }
// @ts-expect-error -- so has an entry of the log
export const entries: PlayLogProps['entries'] = [{ nonsense: 1 }]
// @ts-expect-error -- and a model
export const models: ModelPickerProps['models'] = [{ nonsense: 1 }]
// @ts-expect-error -- and what an action takes
export const prices: CommandPanelProps['prices'] = { nonsense: 1 }
// @ts-expect-error -- air between parts is one of the tokens
export const gap: StackProps['gap'] = 'nonsense'
// @ts-expect-error -- so is a size of letters
export const size: TextProps['size'] = 'banana'
// @ts-expect-error -- and the size of a title
export const title: HeadingProps['size'] = 'elephant'
// @ts-expect-error -- and who speaks
export const voice: TextProps['voice'] = 'whisper'
