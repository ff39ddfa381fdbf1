import { useBulkFeatureMutation, useSetFeaturedMutation } from '@kathasagar/api'
import type { AdminStory, BulkFeaturedAnswer } from '@kathasagar/api/contract'
import { useAdminMessages, useFormat, type AdminMessages, type Format } from '@kathasagar/ui'
import { useState } from 'react'

/** What came of it, in a sentence or two. */
function doneOf(
  { changed, passed_over }: BulkFeaturedAnswer,
  { featured, unfeatured, passedOver }: AdminMessages['admin']['stories']['bulk'],
  { isFeatured, counted }: { isFeatured: boolean } & Pick<Format, 'counted'>,
) {
  const sentences = [counted(isFeatured ? featured : unfeatured, changed.length)]
  if (passed_over.length > 0) sentences.push(counted(passedOver, passed_over.length))
  return sentences.join(' ')
}

/** Features stories one by one or many at once. What is refused looks as it did before. */
export function useFeaturing() {
  const { stories: messages } = useAdminMessages()
  const { counted } = useFormat()
  const [setFeatured] = useSetFeaturedMutation()
  const [bulkFeature] = useBulkFeatureMutation()
  const [featuring, setFeaturing] = useState<readonly string[]>([])
  const [selected, setSelected] = useState<readonly string[]>([])
  const [bulkBusy, setBulkBusy] = useState<'feature' | 'unfeature'>()
  const [outcome, setOutcome] = useState<{ done?: string; refusal?: string }>({})

  const feature = async ({ id }: AdminStory, is_featured: boolean) => {
    setFeaturing((before) => [...before, id])
    setOutcome({})
    const { error } = await setFeatured({ story_id: id, is_featured })
    setFeaturing((before) => before.filter((other) => other !== id))
    if (error) setOutcome({ refusal: messages.notFeatured })
  }
  const featureAll = async (is_featured: boolean) => {
    if (bulkBusy) return
    setBulkBusy(is_featured ? 'feature' : 'unfeature')
    setOutcome({})
    const { data } = await bulkFeature({ ids: [...selected], is_featured })
    setBulkBusy(undefined)
    const done = data && doneOf(data, messages.bulk, { isFeatured: is_featured, counted })
    setOutcome(done ? { done } : { refusal: messages.notFeatured })
    if (data) setSelected([])
  }

  return {
    ...outcome,
    featuring,
    onFeature: (story: AdminStory, isFeatured: boolean) => void feature(story, isFeatured),
    selected,
    onSelectedChange: (ids: string[]) => setSelected(ids),
    bulkBusy,
    onBulk: (isFeatured: boolean) => void featureAll(isFeatured),
  }
}
