import { messageFor, useCreateStoryMutation } from '@kathasagar/api'
import type { DraftStructure } from '@kathasagar/story/schema'
import { useAdminMessages, type ImportRow } from '@kathasagar/ui/internal'
import { useAuthoringMessages } from '@kathasagar/ui/internal'
import { blankStory, newStoryOf, importAbout } from '@kathasagar/ui/internal/editor'
import { useState } from 'react'

import { useStoryExchange } from '../../storyEditor/useStoryExchange.ts'
import { useTaxonomy } from '../../storyEditor/useTaxonomy.ts'
import { adminPaths } from './adminPaths.ts'

const DEFAULT_COVER = '/covers/default.svg'
const MAX_BYTES = 33 * 1024 * 1024
const nothing = () => undefined

/** Imports several story files as drafts. Fills missing fields from the title. */
export function useStoryImports() {
  const { imports } = useAdminMessages().stories
  const { writing, site } = useAuthoringMessages()
  const { categories, tags } = useTaxonomy()
  const { exchange } = useStoryExchange(blankStory(), nothing)
  const [create] = useCreateStoryMutation()
  const [rows, setRows] = useState<readonly ImportRow[]>([])

  const importFile = async (file: File, category_id: string, signal: AbortSignal) => {
    const bytes = new Uint8Array(await file.slice(0, MAX_BYTES).arrayBuffer())
    const read = await exchange.read([{ name: file.name, bytes }], { signal, onProgress: nothing })
    if ('code' in read) return { refusal: read.message }
    const taxonomy = { categories, tags: tags ?? [] }
    const given = await importAbout(read, taxonomy, blankStory())
    const title = given.title ?? file.name.replace(/\.[^.]*$/u, '')
    const { data, error } = await create(
      newStoryOf({
        ...blankStory(),
        title,
        tagline: title,
        story_description: title,
        story_prompt: title,
        cover_image_url: DEFAULT_COVER,
        category_id,
        ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
        story_structure: structuredClone(read.structure) as DraftStructure,
      }),
    )
    return data
      ? { href: adminPaths.editStory(data.id) }
      : { refusal: messageFor(error, writing.notCreated, site) }
  }
  const onFiles = async (files: readonly File[], categoryId: string, signal: AbortSignal) => {
    const show = (at: number, change: Omit<ImportRow, 'name'>) =>
      setRows((now) => now.map((row, index) => (index === at ? { ...row, ...change } : row)))
    setRows(files.map(({ name }) => ({ name, state: 'waiting' })))
    for (const [at, file] of files.entries()) {
      if (!signal.aborted) show(at, { state: 'reading' })
      const result = signal.aborted
        ? {}
        : await importFile(file, categoryId, signal).catch(() =>
            signal.aborted ? {} : { refusal: imports.noFile },
          )
      show(at, { ...result, state: 'href' in result ? 'imported' : 'stopped' })
    }
  }
  return { rows, onFiles }
}
