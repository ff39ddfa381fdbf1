import { pricedCommands } from '@kathasagar/story'
import { useUi } from '@kathasagar/ui'
import { previewStory, type LocalCopyState, type StoryFormValues } from '@kathasagar/ui/internal'
import { playedStoryOf, readLocalCopy } from '@kathasagar/ui/internal/editor'
import { useState, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

import { dayAndTime } from './useSaveStory.ts'
import type { LocalCopySlot } from './localCopySlots.ts'
import { useAuthor } from './useAuthor.ts'
import { useTaxonomy } from './useTaxonomy.ts'
import { useLocalCopy } from './useLocalCopy.ts'
import { useStoryForm, type StoryFormStart } from './useStoryForm.ts'
import { paths } from '../navigation/paths.ts'

interface StoryEditorOptions extends Omit<StoryFormStart, 'values'> {
  place: LocalCopySlot
  fresh: StoryFormValues
  revision?: number | undefined
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

const DOORS: readonly string[] = [paths.login, paths.admin]

/** Asks for confirmation before unsaved changes are left. Login pages are exempt, because the draft is stored. */
function useLeaveGuard({ isOn, hasLocalCopy }: { isOn: boolean; hasLocalCopy: boolean }) {
  const isReleased = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      !isReleased.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      !DOORS.includes(nextLocation.pathname),
  )

  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])

  return {
    release: () => {
      isReleased.current = true
    },
    leaving: {
      isAsking: blocker.state === 'blocked',
      hasLocalCopy,
      onClose: () => blocker.reset?.(),
      onLeave: () => blocker.proceed?.(),
    },
  }
}
