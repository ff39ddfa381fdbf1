import english from './en/plays.json' with { type: 'json' }
import type { Messages, PlaysMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

/** The strings of the provider's language, with those of a player's plays. */
export const usePlaysMessages = (): Messages & PlaysMessages => useFurtherMessages('plays', english)
