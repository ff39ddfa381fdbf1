import {
  errorBodyOf,
  fieldMessages,
  useKeepStoryPageMutation,
  useUploadPictureMutation,
} from '@kathasagar/api'
import { storedPictureIn } from '@kathasagar/story/storedPicture'
import type {
  ImportedStory,
  StorePicture,
  ReadPicture,
  TaxonomyNames,
} from '@kathasagar/interchange'
import type { StoryFormValues } from '@kathasagar/ui/internal'
import { exportAbout, exchangeAt, type KeepPage, importAbout } from '@kathasagar/ui/internal/editor'
import { useCallback, useEffect, useState } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { failureReason } from '../shared/useRefusal.ts'
import { useTaxonomy } from './useTaxonomy.ts'

const readPicture: ReadPicture = async (address) => {
  if (storedPictureIn(address) === null) return null
  const answer = await fetch(address)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
}

function faultIn(error: unknown): string {
  const { detail } = errorBodyOf(error) ?? {}
  const words = Array.isArray(detail) ? detail[0]?.msg : detail
  return (
    words?.replace(/^./u, (sign) => sign.toLowerCase()).replace(/\.$/u, '') ??
    'it could not be kept'
  )
}

function useKeepPicture(): StorePicture {
  const [keep] = useUploadPictureMutation()
  return useCallback(
    async (bytes) => {
      const { base64Of } = await import('@kathasagar/interchange')
      const { data, error } = await keep(base64Of(bytes))
      return data ?? { fault: faultIn(error) }
    },
    [keep],
  )
}

interface FormState {
  values: StoryFormValues
  taxonomy: TaxonomyNames
  keepPage: KeepPage
}

function openFormState(first: FormState, keepPicture: StorePicture) {
  let now = first
  const about = () => exportAbout(now.values, now.taxonomy)
  return {
    keep: (form: FormState) => {
      now = form
    },
    recall: () => now,
    exchange: exchangeAt({
      about,
      taxonomy: () => now.taxonomy,
      keepPicture,
      readPicture,
      keepPage: (html) => now.keepPage(html),
    }),
  }
}

export function useStoryExchange(
  values: StoryFormValues,
  onChange: (changes: Partial<StoryFormValues>) => void,
) {
  const { categories, tags: known } = useTaxonomy()
  const tags = known ?? []
  const keepPicture = useKeepPicture()
  const [keep] = useKeepStoryPageMutation()
  const site = useSiteMessages()
  const keepPage: KeepPage = async (html) => {
    const { data, error } = await keep(html)
    return data ?? { fault: fieldMessages(error, site)['html'] ?? failureReason(error, site) }
  }
  const [form] = useState(() =>
    openFormState({ values, taxonomy: { categories, tags }, keepPage }, keepPicture),
  )
  useEffect(() => form.keep({ values, taxonomy: { categories, tags }, keepPage }))

  const onBring = useCallback(
    async (story: ImportedStory) => {
      const { taxonomy, values: before } = form.recall()
      onChange(await importAbout(story, taxonomy, before))
    },
    [form, onChange],
  )
  return { exchange: form.exchange, onBring }
}
