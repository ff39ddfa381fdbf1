import {
  STORY_TABS,
  useAuthoringMessages,
  type AuthoringMessages,
  type StoryTab,
} from '@kathasagar/ui/authoring'
import { errorBodyOf, messageFor, statusOf, useCreateStoryMutation } from '@kathasagar/api'
import { fill, useUi, type Messages } from '@kathasagar/ui'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import type { LocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { newStoryOf } from '../../storyEditor/storyPayload.ts'
import { isWrong, refusedFields, storyFormErrors } from '../../storyEditor/storyFormErrors.ts'
import { blankStory } from '../../storyEditor/storyFormValues.ts'
import { paths } from '../../navigation/paths.ts'
import { useBeginning } from '../../storyEditor/beginning/useBeginning.ts'
import { useStoryEditor } from '../../storyEditor/useStoryEditor.ts'

/**
 * Returns true if the address asks for an import. Removes the request, so that a reload does not
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

/** Returns the message for a story that could not be created. */
function creationRefusal(
  error: unknown,
  { writing, site }: Pick<AuthoringMessages, 'writing'> & Pick<Messages, 'site'>,
): string {
  const status = statusOf(error)
  if (status === 401) return writing.expired
  if (status === 403 && errorBodyOf(error)?.code !== 'author_unverified') return writing.forbidden
  return messageFor(error, status === 422 ? writing.invalid : writing.notCreated, site)
}

const [FIRST] = STORY_TABS

/**
 * Holds the open tab in the address, so that reload and Back work. The tab changes before the
 * address.
 */
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

/** Creates a story. Until then the form is stored on this device. */
export function useCreateStory(place: LocalCopySlot) {
  const navigate = useNavigate()
  const words = useAuthoringMessages()
  const { locale } = useUi()
  const fresh = blankStory()
  // Authors most likely write in the language of their interface.
  const language = STORY_LANGUAGES.find((one) => one === locale) ?? fresh.language
  const { form, finish, preview, screen } = useStoryEditor({
    place,
    fresh: { ...fresh, language },
    heldTab: useTabInAddress(),
  })
  const [create, { isLoading, isSuccess, error }] = useCreateStoryMutation()
  // Creation succeeded, but the next page takes a moment.
  const isBusy = isLoading || isSuccess
  const { values } = screen
  const beginning = useBeginning(place.key, screen)

  const submit = async () => {
    if (isBusy) return
    const wrong = storyFormErrors(values, 'create', words)
    if (isWrong(wrong)) return form.fail(wrong)
    const { data, error: refusal } = await create(newStoryOf(values))
    if (!data) return form.fail(refusedFields(refusal, values, words))
    finish()
    const done = fill(words.writing.created, { title: data.title })
    void navigate(paths.myStories, { state: { done } })
  }

  return {
    ...screen,
    beginning,
    importsFirst: useImportRequest(),
    story: preview(),
    isBusy,
    error: error ? creationRefusal(error, words) : undefined,
    onSubmit: () => void submit(),
  }
}
