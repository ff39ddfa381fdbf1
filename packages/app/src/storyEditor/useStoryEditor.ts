import { pricedCommands } from '@kathasagar/story'
import { useUi } from '@kathasagar/ui'
import {
  previewStory,
  type LocalCopyState,
  type StoryFormValues,
  type StoryTab,
  type StructureFocus,
} from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { dayAndTime } from './dayAndTime.ts'
import type { LocalCopySlot } from './localCopySlots.ts'
import { playedStoryOf } from './playedStory.ts'
import { readLocalCopy } from './localCopies.ts'
import { useAuthor } from './useAuthor.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useTaxonomy } from './useTaxonomy.ts'
import { useLocalCopy } from './useLocalCopy.ts'
import { useStoryForm } from './useStoryForm.ts'

interface StoryEditorOptions {
  /** Where the draft of this tab is kept. */
  place: LocalCopySlot
  /** What stands in the fields without a draft. */
  fresh: StoryFormValues
  /** Of the stored story. */
  revision?: number
  tab?: StoryTab | undefined
  /** The tab and what shows another, where somebody else holds them. */
  heldTab?: readonly [StoryTab, (tab: StoryTab) => void] | undefined
  /** A place in the structure that the address names. */
  startAt?: StructureFocus | undefined
  /** All fields stand on one page. */
  isOnePage?: boolean
}

/** All that writing a story needs beside a server: fields, draft, preview, and a guard at the door. */
export function useStoryEditor({ place, fresh, revision, ...start }: StoryEditorOptions) {
  const { locale } = useUi()
  const { author } = useAuthor()
  const shelves = useTaxonomy()
  const { key, isBesideOther } = place
  const [found, setFound] = useState(() => readLocalCopy(key))
  const form = useStoryForm({ ...start, values: { ...fresh, ...found?.values } })
  const { values, counts } = form.fields
  // Words from a draft are based on what was stored when they were typed.
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
    /** The words are saved or given up: no draft of them stays, and the way is free. */
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
