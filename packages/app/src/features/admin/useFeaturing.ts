import { useSetFeaturedMutation } from '@kathasagar/api'
import type { AdminStory } from '@kathasagar/api/contract'
import { useAdminMessages } from '@kathasagar/ui'
import { useState } from 'react'

export function useFeaturing() {
  const { notFeatured } = useAdminMessages().stories
  const [setFeatured] = useSetFeaturedMutation()
  const [featuring, setFeaturing] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<string>()

  const feature = async ({ id }: AdminStory, is_featured: boolean) => {
    setFeaturing((before) => [...before, id])
    setRefusal(undefined)
    const { error } = await setFeatured({ story_id: id, is_featured })
    setFeaturing((before) => before.filter((other) => other !== id))
    if (error) setRefusal(notFeatured)
  }

  return {
    refusal,
    featuring,
    onFeature: (story: AdminStory, isFeatured: boolean) => void feature(story, isFeatured),
  }
}
