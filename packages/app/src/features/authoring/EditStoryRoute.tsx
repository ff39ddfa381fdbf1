import { messageFor } from '@kathasagar/api'
import { EditStoryScreen, useAuthoringMessages } from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'

import { ForAuthor } from '../../storyEditor/ForAuthor.tsx'
import { useStoryToEdit, type OpenedStory } from '../../storyEditor/useStoryEdit.ts'
import { useEditStory } from './useEditStory.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

const besideOf = (id: string) => ({
  versionsHref: paths.versions(id),
  previewLinkHref: paths.previewLink(id),
})

export default function EditStoryRoute() {
  const messages = useSiteMessages()
  const { story_id = '' } = useParams()
  const [round, setRound] = useState(0)
  useTitle(messages.titles.editStory)

  return (
    <ForAuthor>
      {(id) => (
        <LoadedStory
          key={`${id} ${story_id} ${round}`}
          onReload={() => setRound(round + 1)}
          storyId={story_id}
        />
      )}
    </ForAuthor>
  )
}

function LoadedStory({ storyId, onReload }: { storyId: string; onReload: () => void }) {
  const { writing, site } = useAuthoringMessages()
  const navigate = useNavigate()
  const { opened, error, ...waiting } = useStoryToEdit(storyId)

  if (opened) return <OpenedForm {...opened} onReload={onReload} />
  return (
    <EditStoryScreen
      {...waiting}
      {...besideOf(storyId)}
      error={error && messageFor(error, writing.notLoaded, site)}
      form={null}
      onBack={() => void navigate(paths.myStories)}
    />
  )
}

function OpenedForm(opened: OpenedStory) {
  const form = useEditStory(opened)

  return (
    <EditStoryScreen
      {...besideOf(opened.stored.id)}
      form={form}
      onBack={form.onClose}
      onRetry={opened.onReload}
      status="ready"
    />
  )
}
