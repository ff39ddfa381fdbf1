import { plays } from './en/plays.ts'
import type { Messages, PlaysMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { plays }

/** The strings of the provider's language, with those of a player's plays. */
export const usePlaysMessages = (): Messages & PlaysMessages => useFurtherMessages('plays', english)
