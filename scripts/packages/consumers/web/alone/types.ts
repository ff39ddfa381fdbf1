import type {
  CommandPanelProps,
  ModelPickerProps,
  PlayLogProps,
  StoryCardProps,
} from '@kathasagar/ui'
import type { StackProps } from '@kathasagar/ui/layout'
import type { HeadingProps, TextProps } from '@kathasagar/ui/primitives'

/** No type may become `any` if only `@kathasagar/ui` is installed. */

// @ts-expect-error -- a story has a type
export const story: StoryCardProps['story'] = { nonsense: 1 }
// @ts-expect-error -- a log entry has a type
export const entries: PlayLogProps['entries'] = [{ nonsense: 1 }]
// @ts-expect-error -- a model has a type
export const models: ModelPickerProps['models'] = [{ nonsense: 1 }]
// @ts-expect-error -- a price has a type
export const prices: CommandPanelProps['prices'] = { nonsense: 1 }
// @ts-expect-error -- only spacing tokens are allowed
export const gap: StackProps['gap'] = 'nonsense'
// @ts-expect-error -- only text sizes are allowed
export const size: TextProps['size'] = 'banana'
// @ts-expect-error -- only heading sizes are allowed
export const title: HeadingProps['size'] = 'elephant'
// @ts-expect-error -- only known voices are allowed
export const voice: TextProps['voice'] = 'whisper'
