import type {
  CommandPanelProps,
  ModelPickerProps,
  PlayLogProps,
  StoryCardProps,
} from '@kathasagar/ui'

/** An app that has `@kathasagar/ui` alone: no type may become `any` there. */

// @ts-expect-error -- a story has a type
export const story: StoryCardProps['story'] = { nonsense: 1 }
// @ts-expect-error -- so has an entry of the log
export const entries: PlayLogProps['entries'] = [{ nonsense: 1 }]
// @ts-expect-error -- and a model
export const models: ModelPickerProps['models'] = [{ nonsense: 1 }]
// @ts-expect-error -- and what an action takes
export const prices: CommandPanelProps['prices'] = { nonsense: 1 }
