import type { Shared } from '@kathasagar/ui'

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
    // Closing the share dialog is not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
