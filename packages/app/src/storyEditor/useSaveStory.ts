import {
  errorBodyOf,
  messageFor,
  statusOf,
  useCreateStoryMutation,
  useUpdateStoryMutation,
} from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import { useUi, type Messages } from '@kathasagar/ui'
import {
  useAuthoringMessages,
  type SaveOutcome,
  type StoryFormValues,
} from '@kathasagar/ui/internal'
import { allFields, changesOf, newStoryOf, refusedFields } from '@kathasagar/ui/internal/editor'
import { useState } from 'react'

/**
 * Formats an ISO 8601 time in the time zone of the device: Mar 9, 14:32. Returns '' if it is
 * invalid.
 */
export function dayAndTime(iso: string, locale: string): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return ''
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(instant)
}

export type Outcome = Omit<SaveOutcome, 'conflict'> & { changed?: Changed }

/** Another user's save that this save would overwrite. */
export interface Changed {
  who: string | null
  time: string
  revision: number | undefined
}

/** Returns the outcome of a failed save: a conflict, or a message with findings. */
export function outcomeOf(error: unknown, sentence: string, locale: string): Outcome {
  const body = errorBodyOf(error)
  if (body?.code === 'story_changed') {
    const time = dayAndTime(body.changed_at ?? '', locale)
    return { changed: { who: body.changed_by ?? null, time, revision: body.revision } }
  }
  return { error: sentence, findings: body?.findings }
}

/** Returns the request body. After a conflict, it overwrites the conflicting revision. */
const bodyOf = (
  values: StoryFormValues,
  before: EditableStory,
  { revision, changed }: { revision: number | undefined; changed: Changed | undefined },
) =>
  changed
    ? { ...allFields(values), revision: changed.revision }
    : { ...changesOf(values, before), revision }

export interface RefusalMessages {
  /** Message if the session has expired. Default: `refused`. */
  expired?: string
  /** Message if the user may not save. Default: `refused`. */
  forbidden?: string
  /** Message for invalid values. Default: `refused`. */
  invalid?: string
  refused: string
}

function refusalOf(
  error: unknown,
  { expired, forbidden, invalid, refused }: RefusalMessages,
  site: Messages['site'],
): string {
  const status = statusOf(error)
  if (status === 401 && expired) return expired
  if (status === 403 && forbidden && errorBodyOf(error)?.code !== 'author_unverified') {
    return forbidden
  }
  return messageFor(error, (status === 422 && invalid) || refused, site)
}

export function useSaveStory(
  before: EditableStory | null,
  revision: number | undefined,
  refusals: RefusalMessages,
) {
  const { site } = useAuthoringMessages()
  const { locale } = useUi()
  const [update, updating] = useUpdateStoryMutation()
  const [create, creating] = useCreateStoryMutation()
  const [outcome, setOutcome] = useState<Outcome>({})

  const save = async (values: StoryFormValues) => {
    const { changed } = outcome
    const answer = before
      ? await update({ story_id: before.id, ...bodyOf(values, before, { revision, changed }) })
      : await create(newStoryOf(values))
    setOutcome(
      answer.data
        ? {
            saved: {
              waitsForEditor: answer.data.status === 'in_review',
              isDraft: answer.data.has_unpublished_changes,
            },
          }
        : outcomeOf(answer.error, refusalOf(answer.error, refusals, site), locale),
    )
    const refused = refusedFields(errorBodyOf(answer.error)?.detail, values, { site })
    return { data: answer.data, refused }
  }

  return {
    save,
    outcome,
    isSaving: updating.isLoading || creating.isLoading,
    isSaved: updating.isSuccess || creating.isSuccess,
  }
}
