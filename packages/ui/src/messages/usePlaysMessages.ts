import english from './en/plays.json' with { type: 'json' }
import type { Messages, PlaysMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

export const usePlaysMessages = (): Messages & PlaysMessages => useFurtherMessages('plays', english)
