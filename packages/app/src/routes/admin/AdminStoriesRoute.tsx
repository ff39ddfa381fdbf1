import { AdminStoriesScreen, adminWords } from '@kathasagar/ui'

import { adminPaths } from '../../admin/adminPaths.ts'
import { useAdminStories } from '../../admin/useAdminStories.ts'
import { useTitle } from '../../hooks/useTitle.ts'
import { paths } from '../../paths.ts'

/** `/admin/stories` */
export function AdminStoriesRoute() {
  useTitle(adminWords.stories.title)

  return (
    <AdminStoriesScreen
      {...useAdminStories()}
      addHref={adminPaths.newStory}
      editHref={adminPaths.editStory}
      viewHref={paths.story}
    />
  )
}
