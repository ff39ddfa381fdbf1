import type { PartMessages } from './en.ts'
import { partMessages } from './partMessages.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { storyParts: partMessages }

/** The strings of the fields of a story's parts in the provider's language. */
export const usePartMessages = (): PartMessages['storyParts'] =>
  useFurtherMessages('storyParts', english).storyParts
