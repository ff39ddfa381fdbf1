import type { Shared } from '@kathasagar/ui'

/** Hands a page's link to the device's own sheet; where there is none, copies it. */
export async function shareLink(path: string, title: string): Promise<Shared> {
  const url = new URL(path, location.origin).href
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // Whoever closes the sheet has changed their mind, and nothing has failed.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
