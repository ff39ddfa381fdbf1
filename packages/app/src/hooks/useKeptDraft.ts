import { useMemo } from 'react'

/** Words being written in a session, kept on this device until they are sent. */
export function useKeptDraft(session_id: string) {
  return useMemo(() => {
    const key = `draft:${session_id}`
    return { keptDraft: readDraft(key), onKeepDraft: (words: string) => keepDraft(key, words) }
  }, [session_id])
}

function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keepDraft(key: string, words: string) {
  try {
    if (words === '') localStorage.removeItem(key)
    else localStorage.setItem(key, words)
  } catch {
    // A private window: the words hold until it is closed.
  }
}
