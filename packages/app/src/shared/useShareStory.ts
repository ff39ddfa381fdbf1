import { useShareStoryMutation } from '@kathasagar/api'
import type { Shared } from '@kathasagar/ui/internal'

import { paths } from '../navigation/paths.ts'

export function useShareStory() {
  const [count] = useShareStoryMutation()

  return async ({ id, title }: { id: string; title: string }): Promise<Shared> => {
    const shared = await shareLink(paths.story(id), title)
    if (shared !== 'failed') void count(id)
    return shared
  }
}

/** Opens the share dialog of the device. Closing it is not a failure. */
export const shareData = (data: ShareData): Promise<Shared> =>
  navigator.share(data).then(
    () => 'shared' as const,
    (fault: unknown) =>
      fault instanceof DOMException && fault.name === 'AbortError' ? 'shared' : 'failed',
  )

export async function shareLink(path: string, title: string): Promise<Shared> {
  const url = new URL(path, location.origin).href
  if (typeof navigator.share === 'function') return shareData({ title, url })
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
