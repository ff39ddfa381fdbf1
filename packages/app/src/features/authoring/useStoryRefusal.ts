import { errorBodyOf, messageFor } from '@kathasagar/api'
import { useUi } from '@kathasagar/ui'
import {
  useAuthoringMessages,
  useFindingText,
  type FreeInputsScreenProps,
} from '@kathasagar/ui/authoring'

import { dayAndTime } from '../../storyEditor/dayAndTime.ts'

export type StoryRefusal = Pick<NonNullable<FreeInputsScreenProps['writing']>, 'error' | 'conflict'>

/** What the author reads of a refusal: the review's findings come one below the other. */
export function useStoryRefusal() {
  const { writing, site } = useAuthoringMessages()
  const findingText = useFindingText()
  const { locale } = useUi()

  return (error: unknown): StoryRefusal => {
    const body = errorBodyOf(error)
    if (body?.code === 'story_changed') {
      const time = dayAndTime(body.changed_at ?? '', locale)
      return { conflict: { who: body.changed_by ?? null, time } }
    }
    const found = (body?.findings ?? []).map((finding) => findingText(finding).message)
    return { error: [messageFor(error, writing.notUpdated, site), ...found].join(' ') }
  }
}
