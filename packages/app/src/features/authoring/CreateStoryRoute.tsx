import {
  STORY_TABS,
  tabOf,
  useAuthoringMessages,
  type StoryFieldName,
  type StoryTab,
} from '@kathasagar/ui/internal'
import { CreateStoryScreen } from '@kathasagar/ui/screens'
import { useUi } from '@kathasagar/ui'
import { fill } from '@kathasagar/ui/messages'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { blankStory, hasFormErrors, storyFormErrors } from '@kathasagar/ui/internal/editor'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { ForAuthor } from '../../storyEditor/ForAuthor.tsx'
import { useLocalCopySlot, type LocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useBeginning } from '../../storyEditor/useBeginning.ts'
import { useSaveStory } from '../../storyEditor/useSaveStory.ts'
import { useStoryEditor } from '../../storyEditor/useStoryEditor.ts'

export default function CreateStoryRoute() {
  const messages = useSiteMessages()
  useTitle(messages.titles.createStory)

  return <ForAuthor>{(id) => <NewStory key={id} />}</ForAuthor>
}

/** Shows the form. The key is the author, so that another author who logs in gets their own draft. */
function NewStory() {
  const place = useLocalCopySlot('new')

  return place && <NewStoryForm place={place} />
}

function NewStoryForm({ place }: { place: LocalCopySlot }) {
  return <CreateStoryScreen {...useCreateStory(place)} />
}

/**
 * Returns true if the URL requests an import. Removes that parameter, so that a reload does not
 * repeat it.
 */
function useImportRequest(): boolean {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has('import')
  const [wasAsked] = useState(isAsked)
  useEffect(() => {
    if (isAsked) setSearch({}, { replace: true })
  }, [isAsked, setSearch])
  return wasAsked
}

const [FIRST] = STORY_TABS

/** Stores the open tab in the URL, so that reload and Back work. Updates the tab before the URL. */
function useTabInAddress() {
  const [search, setSearch] = useSearchParams()
  const named = STORY_TABS.find((one) => one === search.get('tab')) ?? FIRST
  const [seen, setSeen] = useState(named)
  const [tab, setTab] = useState(named)
  if (seen !== named) {
    setSeen(named)
    setTab(named)
  }

  const show = (next: StoryTab) => {
    if (next === tab) return
    setTab(next)
    setSearch(next === FIRST ? {} : { tab: next })
  }
  return [tab, show] as const
}

/** Creates a story. Until then the form is stored on the device. */
function useCreateStory(place: LocalCopySlot) {
  const navigate = useNavigate()
  const words = useAuthoringMessages()
  const { locale } = useUi()
  const fresh = blankStory()
  // Most authors write in the language of their interface.
  const language = STORY_LANGUAGES.find((one) => one === locale) ?? fresh.language
  const { form, finish, preview, screen } = useStoryEditor({
    place,
    fresh: { ...fresh, language },
    heldTab: useTabInAddress(),
  })
  const { expired, forbidden, invalid, notCreated } = words.writing
  const refusals = { expired, forbidden, invalid, refused: notCreated }
  const { save, outcome, isSaving, isSaved } = useSaveStory(null, undefined, refusals)
  // The form stays busy after the creation until the next page opens.
  const isBusy = isSaving || isSaved
  const { values } = screen
  const beginning = useBeginning(place.key, screen)

  const submit = async () => {
    if (isBusy) return
    const wrong = storyFormErrors(values, 'create', words)
    if (hasFormErrors(wrong)) return form.fail(wrong)
    const { data, refused } = await save(values)
    if (!data) return form.fail(refused)
    finish()
    const done = fill(words.writing.created, { title: data.title })
    void navigate(paths.myStories, { state: { done } })
  }

  const onNext = (next: StoryTab) => {
    const wrong = Object.entries(storyFormErrors(values, 'create', words)).filter(
      ([name]) => tabOf(name as StoryFieldName) === screen.tab,
    )
    if (wrong.length > 0) form.fail(Object.fromEntries(wrong))
    else screen.onTabChange(next)
  }

  return {
    ...screen,
    beginning,
    importsFirst: useImportRequest(),
    story: preview(),
    isBusy,
    error: outcome.error,
    onNext,
    onSubmit: () => void submit(),
  }
}
