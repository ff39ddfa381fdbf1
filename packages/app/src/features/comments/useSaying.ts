import { messageFor } from '@kathasagar/api'
import type { Declined } from '@kathasagar/api/contract'
import type { Declining } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

/** What a page of comments needs of who reads it. */
export interface Account {
  /** The reader has an account. */
  isSignedIn: boolean
  /** Acts, or asks to log in. */
  withAccount: (act: () => void) => void
  /** Opens the dialog that reports a comment. */
  report: (comment_id: string) => void
}

interface Answered {
  data?: { declined?: Declined | undefined } | object | undefined
  error?: unknown
}

/** Does what is asked of the server, and keeps why the last thing was not done. */
export function useSaying() {
  const site = useSiteMessages()
  const reasonOf = (error: unknown) => messageFor(error, site.failed.save, site)
  const [refused, setRefused] = useState<string>()

  /** Why a call was refused, as a sentence; null where it was not. */
  const ask = async (call: Promise<Answered>): Promise<string | null> => {
    const { error } = await call
    return error ? reasonOf(error) : null
  }

  return {
    refused,
    ask,
    /** Words that the server takes or declines. */
    say: async (call: Promise<Answered>): Promise<Declining> => {
      const { data, error } = await call
      if (error) return reasonOf(error)
      return (data && 'declined' in data && data.declined) || null
    },
    /** Anything else, where nothing beside it can tell why not. */
    act: async (call: Promise<Answered>) => setRefused((await ask(call)) ?? undefined),
  }
}
