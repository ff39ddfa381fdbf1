import type { AdminMove } from '@kathasagar/ui/admin'
import { useAdminMessages, useServerMessages, type AdminMessages } from '@kathasagar/ui/internal'
import { fill } from '@kathasagar/ui/messages'
import { AdminStoriesScreen } from '@kathasagar/ui/screens'
import {
  messageFor,
  useArchiveStoryMutation,
  useDeleteStoryMutation,
  useExportAdminStoriesMutation,
  useListAdminStoriesQuery,
  useListCategoriesQuery,
  useListTagsQuery,
  usePublishStoryMutation,
  useRestoreStoryMutation,
  useSetFeaturedMutation,
} from '@kathasagar/api'
import type { AdminStory } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useMemo, useState } from 'react'

import { adminPaths } from './adminPaths.ts'
import { useLocationState } from '../../shared/useLocationState.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { saveDownload } from '../../shared/saveDownload.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { PAGE_SIZES, useFilterAddress, useLastPage } from './addressFilters.ts'
import {
  adminStoryCall,
  adminStoryQuery,
  withStoryFilters,
  type StoriesArgs,
} from './adminStoryQuery.ts'
import { useBulk } from './useBulk.ts'
import { useStoryImports } from './useStoryImports.ts'

export default function AdminStoriesRoute() {
  const adminMessages = useAdminMessages()
  const sent = useLocationState('done')
  const { done, refusal, ...stories } = useAdminStories()
  useTitle(adminMessages.stories.title)

  return (
    <AdminStoriesScreen
      {...stories}
      done={done ?? (refusal ? undefined : sent)}
      refusal={refusal}
      addHref={adminPaths.newStory}
      editHref={adminPaths.editStory}
      viewHref={paths.story}
    />
  )
}

function useStoryList() {
  const [search, setSearch] = useFilterAddress()
  const asked = useMemo(() => adminStoryQuery(search), [search])
  const change = (changes: Record<string, string | number>, isReplaced = false) =>
    setSearch((current) => withStoryFilters(current, changes), { replace: isReplaced })
  const list = useListAdminStoriesQuery(adminStoryCall(asked), { refetchOnMountOrArgChange: true })
  const { data, currentData } = list
  const answered = currentData && {
    rows: currentData.stories.length,
    pages: currentData.total_pages,
  }
  useLastPage(asked.page, answered, (page) => change({ page }, true))

  return {
    asked,
    filters: asked.filters,
    onFilterChange: (changes: Partial<typeof asked.filters>) =>
      change(changes, 'search' in changes),
    page: asked.page,
    pages: data?.total_pages ?? 0,
    perPage: asked.perPage,
    perPageItems: PAGE_SIZES,
    onPageChange: (page: number) => change({ page }),
    onPerPageChange: (per_page: number) => change({ per_page }),
    onAuthor: ({ author_id }: AdminStory) => change({ author_id }),
    // The old page stays visible, marked as busy, while another one loads.
    stories: data?.stories ?? [],
    isBusy: list.isFetching && currentData === undefined,
    total: data?.total_stories ?? 0,
    status: list.isError ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const),
    onRetry: () => void list.refetch(),
  }
}

function useStoryExport(asked: StoriesArgs) {
  const [takeFile, { isLoading, isError }] = useExportAdminStoriesMutation()
  const { page: _page, per_page: _rows, ...query } = adminStoryCall(asked)

  const save = async () => {
    const request = takeFile(query)
    const { data } = await request
    // The exported file is cleared from the store after it is saved. Errors remain visible.
    if (!data) return
    request.reset()
    saveDownload(data)
  }
  return { isExporting: isLoading, hasNoFile: isError, onExport: () => void save() }
}

function useAdminStories() {
  const { asked, ...list } = useStoryList()
  const { failed } = useAdminMessages().stories
  const { category, tag } = useServerMessages()
  const categories = useListCategoriesQuery()
  const tags = useListTagsQuery()
  const ownId = useAppSelector(({ auth }) => auth.user?.id ?? '')
  const { forget: forgetFeaturing, ...featuring } = useFeaturing()
  const moves = useStoryMoves()
  const { forget, ...bulk } = useBulk(asked)
  const { hasNoFile, ...file } = useStoryExport(asked)
  const { filters, stories } = list
  const author = stories.find(({ author_id }) => author_id === filters.author_id)?.author

  return {
    ...list,
    ...featuring,
    ...moves,
    ...bulk,
    ...file,
    imports: useStoryImports(),
    onMove: (...move: Parameters<typeof moves.onMove>) => {
      forget()
      forgetFeaturing()
      return moves.onMove(...move)
    },
    done: bulk.done ?? featuring.done ?? moves.done,
    refusal: bulk.refusal ?? featuring.refusal ?? (hasNoFile ? failed : undefined),
    ownId,
    authorName: author?.display_name ?? undefined,
    categories: (categories.data ?? []).map((one) => ({ value: one.id, label: category(one) })),
    tags: (tags.data ?? []).map((one) => ({ value: one.id, label: tag(one) })),
  }
}

function useFeaturing() {
  const { notFeatured, featuredDone } = useAdminMessages().stories
  const [setFeatured] = useSetFeaturedMutation()
  const [featuring, setFeaturing] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [done, setDone] = useState<string>()

  const feature = async ({ id, title }: AdminStory, is_featured: boolean) => {
    setFeaturing((before) => [...before, id])
    setRefusal(undefined)
    setDone(undefined)
    const { error } = await setFeatured({ story_id: id, is_featured })
    setFeaturing((before) => before.filter((other) => other !== id))
    if (error) setRefusal(notFeatured)
    else if (is_featured) setDone(fill(featuredDone, { title, count: LIMITS.featuredStories }))
  }

  return {
    done,
    forget: () => setDone(undefined),
    refusal,
    featuring,
    onFeature: (story: AdminStory, isFeatured: boolean) => void feature(story, isFeatured),
  }
}

/** Key of the success message by action. Failure messages are named after the action. */
const DONE = {
  publish: 'published',
  archive: 'archived',
  takeDown: 'takenDown',
  restore: 'restored',
  remove: 'removed',
} as const satisfies Record<AdminMove, keyof AdminMessages['admin']['stories']['moves']>

function useStoryMoves() {
  const { moves } = useAdminMessages().stories
  const site = useSiteMessages()
  const [publish] = usePublishStoryMutation()
  const [archive] = useArchiveStoryMutation()
  const [restore] = useRestoreStoryMutation()
  const [remove] = useDeleteStoryMutation()
  const [message, setMessage] = useState<string>()

  const call = (move: AdminMove, { id: story_id, revision }: AdminStory, reason?: string) => {
    if (move === 'publish') return publish({ story_id, revision })
    if (move === 'restore') return restore({ story_id, revision })
    if (move === 'remove') return remove(story_id)
    return archive({ story_id, ...(reason === undefined ? {} : { reason }) })
  }
  const handleMove = async (move: AdminMove, story: AdminStory, reason?: string) => {
    setMessage(undefined)
    const { data, error } = await call(move, story, reason)
    if (error) return messageFor(error, moves[`${move}Failed`], site)
    const isWaiting = data && 'status' in data && data.status === 'in_review'
    setMessage(fill(isWaiting ? moves.waits : moves[DONE[move]], { title: story.title }))
    return null
  }
  return { done: message, onMove: handleMove }
}
