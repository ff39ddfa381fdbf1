import type { PartMessages } from './en.ts'
import { partMessages } from './partMessages.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { storyParts: partMessages }

export const usePartMessages = (): PartMessages['storyParts'] =>
  useFurtherMessages('storyParts', english).storyParts
