import {
  messageFor,
  noticesApi,
  useAcceptCoauthoringMutation,
  useRemoveCoauthorMutation,
} from '@kathasagar/api'
import type { Notice } from '@kathasagar/api/contract'
import { fill, useNoticesMessages } from '@kathasagar/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useAppDispatch } from '../../slices/storeHooks.ts'

/** The notice is gone with its answer; the others keep their place, and what of them is new. */
const withoutNotice = (gone: string) =>
  noticesApi.util.updateQueryData('listNotices', undefined, ({ pages }) => {
    for (const page of pages) page.notices = page.notices.filter(({ id }) => id !== gone)
  })

/** Answers to invitations to write a story; who accepts is led to their stories, and the story is among them. */
export function useInvitations(ownId: string | undefined) {
  const { invitation } = useNoticesMessages().notices
  const site = useSiteMessages()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [accept, accepted] = useAcceptCoauthoringMutation()
  const [remove, removed] = useRemoveCoauthorMutation()
  const [answering, setAnswering] = useState<readonly string[]>([])
  const error = accepted.error ?? removed.error

  const answer = async ({ id, story }: Notice, isAccepted: boolean) => {
    if (!story || ownId === undefined || answering.includes(id)) return
    setAnswering([...answering, id])
    const done = isAccepted
      ? await accept(story.id)
      : await remove({ story_id: story.id, user_id: ownId })
    setAnswering((before) => before.filter((one) => one !== id))
    if (done.error) return
    dispatch(withoutNotice(id))
    if (!isAccepted) return
    const news = fill(invitation.accepted, { story: story.title })
    void navigate(paths.myStories, { state: { done: news } })
  }
  return {
    answering,
    refusal: error && messageFor(error, invitation.failed, site),
    onAnswer: (notice: Notice, isAccepted: boolean) => void answer(notice, isAccepted),
  }
}
