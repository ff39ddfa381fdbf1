import { useShareStoryMutation } from '@kathasagar/api'
import type { Shared } from '@kathasagar/ui'

import { paths } from '../navigation/paths.ts'
import { shareLink } from './shareLink.ts'

export function useShareStory() {
  const [count] = useShareStoryMutation()

  return async ({ id, title }: { id: string; title: string }): Promise<Shared> => {
    const shared = await shareLink(paths.story(id), title)
    if (shared !== 'failed') void count(id)
    return shared
  }
}
