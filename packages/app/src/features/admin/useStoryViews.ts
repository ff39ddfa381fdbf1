import {
  messageFor,
  useListViewsQuery,
  useRemoveViewMutation,
  useSaveViewMutation,
} from '@kathasagar/api'
import type { SavedView, StoryView } from '@kathasagar/api/contract'
import { useAdminMessages, type ViewMenuProps } from '@kathasagar/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

interface StoryViewsOptions {
  /** What the list shows now. */
  shown: StoryView
  /** The address names no filters, so that the default view opens. */
  isBare: boolean
  /** The list is to show a view; in place of the address where it opens with it. */
  onShow: (view: StoryView, isOpening?: boolean) => void
}

/** Opens a bare list with the default view, once; while that is on its way the list waits. */
function useOpening(
  views: readonly SavedView[] | undefined,
  isOver: boolean,
  { isBare, onShow }: StoryViewsOptions,
) {
  const [opened, setOpened] = useState<StoryView | null | undefined>(isBare ? undefined : null)
  if (opened === undefined && isOver) {
    setOpened(views?.find(({ is_default }) => is_default)?.view ?? null)
  }
  const show = useEffectEvent((view: StoryView) => onShow(view, true))

  useEffect(() => {
    if (opened) show(opened)
  }, [opened])
  return opened === undefined
}

/** The views that the admin keeps. */
export function useStoryViews(options: StoryViewsOptions) {
  const { views: messages } = useAdminMessages().stories
  const site = useSiteMessages()
  const { data, isLoading } = useListViewsQuery()
  const [save] = useSaveViewMutation()
  const [remove] = useRemoveViewMutation()
  const isOpening = useOpening(data?.views, !isLoading, options)
  const views = data?.views ?? []

  const told = ({ error }: { error?: unknown }) =>
    error === undefined ? null : messageFor(error, messages.failed, site)
  const savedViews: ViewMenuProps = {
    items: views,
    onApply: ({ view }) => options.onShow(view),
    onSave: async (name) => {
      const is_default = views.some((view) => view.name === name && view.is_default)
      return told(await save({ name, view: options.shown, is_default }))
    },
    onDefaultChange: async ({ name, view }, is_default) =>
      told(await save({ name, view, is_default })),
    onRemove: async ({ id }) => told(await remove(id)),
  }
  return { savedViews, isOpening }
}
