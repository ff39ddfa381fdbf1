import { pricedCommands } from '@kathasagar/story'
import { useUi } from '@kathasagar/ui'
import {
  previewStory,
  type LocalCopyState,
  type StoryFormValues,
  type StoryTab,
  type StructureFocus,
} from '@kathasagar/ui/authoring'
import { playedStoryOf, readLocalCopy } from '@kathasagar/ui/internal/editor'
import { useState } from 'react'

import { dayAndTime } from './useSaveStory.ts'
import type { LocalCopySlot } from './localCopySlots.ts'
import { useAuthor } from './useAuthor.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useTaxonomy } from './useTaxonomy.ts'
import { useLocalCopy } from './useLocalCopy.ts'
import { useStoryForm } from './useStoryForm.ts'

interface StoryEditorOptions {
  place: LocalCopySlot
  fresh: StoryFormValues
  revision?: number | undefined
  tab?: StoryTab | undefined
  heldTab?: readonly [StoryTab, (tab: StoryTab) => void] | undefined
  /** Place in the structure from the URL. */
  startAt?: StructureFocus | undefined
  /** True if all fields are on one page. */
  isOnePage?: boolean
}

/** Combines form, local copy, preview and leave guard. */
export function useStoryEditor({ place, fresh, revision, ...start }: StoryEditorOptions) {
  const { locale } = useUi()
  const { author } = useAuthor()
  const shelves = useTaxonomy()
  const { key, isBesideOther } = place
  const [found, setFound] = useState(() => readLocalCopy(key))
  const form = useStoryForm({ ...start, values: { ...fresh, ...found?.values } })
  const { values, counts } = form.fields
  // A local copy is based on the revision from which it was edited.
  const basedOn = found?.revision ?? revision
  const { isTouched } = form
  const { forget, ...kept } = useLocalCopy({ key, values, isTouched, revision: basedOn })
  const { release, leaving } = useLeaveGuard({ isOn: isTouched, hasLocalCopy: !kept.isRefused })

  const draft: LocalCopyState = {
    ...kept,
    isBesideOther,
    restoredFrom: found ? dayAndTime(found.kept_at, locale) : undefined,
    onDiscard: () => {
      forget()
      setFound(null)
      form.reset(fresh)
    },
  }
  return {
    form,
    basedOn,
    /** Deletes the local copy and disables the leave guard after a save. */
    finish: () => {
      forget()
      release()
    },
    preview: (coverUrl?: string) => {
      const commands = pricedCommands(playedStoryOf(values).game_config.commands)
      return previewStory({ values, ...shelves, author, counts, commands, coverUrl })
    },
    screen: { ...form.fields, ...shelves, draft, leaving },
  }
}
