import {
  messageFor,
  useChangeCoauthorMutation,
  useGetMeQuery,
  useInviteCoauthorMutation,
  useListCoauthorsQuery,
  useRemoveCoauthorMutation,
} from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import { useAuthoringMessages, type CoauthorsSectionProps } from '@kathasagar/ui/authoring'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'

/** Who writes a story beside its owner, and what is done about it; whoever leaves is led to their own stories. */
export function useCoauthors({ id: story_id, author }: EditableStory): CoauthorsSectionProps {
  const { authoring, site } = useAuthoringMessages()
  const { coauthors: messages } = authoring
  const navigate = useNavigate()
  const { data: me } = useGetMeQuery()
  const list = useListCoauthorsQuery(story_id, { refetchOnMountOrArgChange: true })
  const [invite] = useInviteCoauthorMutation()
  const [change, changed] = useChangeCoauthorMutation()
  const [remove, removed] = useRemoveCoauthorMutation()
  const refused = changed.error ?? removed.error

  const handleRemove = async (user_id: string) => {
    const { error } = await remove({ story_id, user_id })
    if (!error && user_id === me?.id) void navigate(paths.myStories)
  }
  return {
    people: list.data ?? null,
    error: list.error
      ? messageFor(list.error, messages.failed, site)
      : refused && messageFor(refused, messages.notChanged, site),
    onRetry: () => void list.refetch(),
    owner: author.display_name ?? messages.nobody,
    ownId: me?.id,
    onInvite: async (invitation) => {
      const { error } = await invite({ story_id, ...invitation })
      return error ? messageFor(error, messages.notInvited, site) : null
    },
    onRole: (user_id, role) => void change({ story_id, user_id, role }),
    onRemove: (user_id) => void handleRemove(user_id),
  }
}
