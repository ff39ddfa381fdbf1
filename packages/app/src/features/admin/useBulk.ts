import {
  errorBodyOf,
  useBulkStoriesMutation,
  useLazyPreviewBulkQuery,
  useUndoBulkMutation,
  type BulkBody,
} from '@kathasagar/api'
import type { BulkAnswer } from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import { useFormat } from '@kathasagar/ui'
import { bulkSentences, useAdminMessages, type BulkChange } from '@kathasagar/ui/internal'
import { useRef, useState } from 'react'

import { adminStoryCall, type StoriesArgs } from './adminStoryQuery.ts'

/** Limits per call. They show progress. The second is lower, because restored stories are reviewed. */
const STORIES_PER_CALL = 200
const RESTORES_PER_CALL = 5

interface BulkAttempt {
  body: string
  key: string
  data?: BulkAnswer
}

/** Runs a change in several calls. A retry continues after the last successful one. */
function useBulkCalls() {
  const [send] = useBulkStoriesMutation()
  const [progress, setProgress] = useState<number>()
  const press = useRef<BulkAttempt>({ body: '', key: '' })
  const beginAnew = () => void (press.current = { body: '', key: '' })

  const perform = async (
    request: BulkBody,
  ): Promise<{ data?: BulkAnswer | undefined; error?: unknown }> => {
    const body = JSON.stringify(request)
    if (press.current.body !== body) press.current = { body, key: newUuid() }
    const limit = request.act === 'restore' ? RESTORES_PER_CALL : STORIES_PER_CALL
    setProgress(0)
    for (;;) {
      const { data, error } = await send({ ...request, limit, key: press.current.key })
      if (!data) return { data: press.current.data, error }
      press.current.data = data
      setProgress((100 * (data.total - data.remaining)) / Math.max(1, data.total))
      if (data.remaining > 0) continue
      // A changed request must have a new key.
      beginAnew()
      return { data }
    }
  }
  return { progress, perform, beginAnew }
}

/** Result of a change. `bulkId` is set if it can be undone. */
interface Outcome {
  done?: string
  refusal?: string
  bulkId?: string
}

function useOutcome(onUndo: () => void) {
  const { bulk } = useAdminMessages().stories
  const { counted } = useFormat()
  const [undo, { isLoading }] = useUndoBulkMutation()
  const [{ bulkId, ...news }, setOutcome] = useState<Outcome>({})

  const putBack = async (id: string) => {
    onUndo()
    for (;;) {
      const { data } = await undo(id)
      if (!data) return setOutcome((act) => ({ ...act, refusal: bulk.notUndone }))
      if (data.remaining > 0) continue
      const left = data.left > 0 ? [counted(bulk.left, data.left)] : []
      return setOutcome({ done: [counted(bulk.undone, data.undone), ...left].join(' ') })
    }
  }
  return {
    news,
    setOutcome,
    isUndoing: isLoading,
    onUndo: bulkId ? () => void putBack(bulkId) : undefined,
  }
}

function useRefusal() {
  const { bulk } = useAdminMessages().stories

  return (error: unknown) => {
    const detail = errorBodyOf(error)?.detail
    const places = Array.isArray(detail) ? detail.flatMap(({ loc }) => loc) : []
    if (places.includes('value')) return bulk.ownerUnknown
    return places.includes('selection') ? bulk.tooManyFound : bulk.failed
  }
}

function useSelection(asked: StoriesArgs) {
  const { sort: _sort, ...narrowing } = asked.filters
  const filters = JSON.stringify(narrowing)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [allOf, setAllOf] = useState<string>()
  const isAll = allOf === filters

  return {
    isAll,
    selected,
    selection: selectionOf(asked, { isAll, selected }),
    choose: (ids: readonly string[]) => {
      setSelected(ids)
      setAllOf(undefined)
    },
    onAllChange: (all: boolean) => setAllOf(all ? filters : undefined),
  }
}

export function useBulk(asked: StoriesArgs) {
  const { bulk } = useAdminMessages().stories
  const { counted } = useFormat()
  const { selection, choose, ...chosen } = useSelection(asked)
  const { progress, perform, beginAnew } = useBulkCalls()
  const { news, setOutcome, ...undoing } = useOutcome(beginAnew)
  const [look] = useLazyPreviewBulkQuery({ refetchOnReconnect: false })
  const refusalOf = useRefusal()

  const onPreview = async (given: Omit<BulkChange, 'reason'>) => {
    const { data } = await look(bulkRequest({ ...given, reason: '–' }, selection))
    return data ?? null
  }
  const onSubmit = async (given: BulkChange) => {
    setOutcome({})
    const { data, error } = await perform(bulkRequest(given, selection))
    if (data) {
      const isUndone = data.bulk_id !== null && data.changed > 0
      const done = bulkSentences(data, bulk.done, { bulk, counted })
      setOutcome({ done, ...(isUndone ? { bulkId: data.bulk_id ?? '' } : {}) })
    }
    if (error) return refusalOf(error)
    choose([])
    return null
  }
  return {
    ...chosen,
    ...news,
    ...undoing,
    onSelectedChange: choose,
    forget: () => setOutcome({}),
    bulk: { progress, onPreview, onSubmit },
  }
}

type Selection = BulkBody['selection']
type Rating = Extract<BulkBody, { act: 'rating' }>['value']

/** Returns the filters if all stories are selected, else the selected ids. */
function selectionOf(
  asked: StoriesArgs,
  { isAll, selected }: { isAll: boolean; selected: readonly string[] },
): Selection {
  if (!isAll) return { ids: [...selected] }
  const {
    sort: _sort,
    order: _order,
    page: _page,
    per_page: _rows,
    ...filter
  } = adminStoryCall(asked)
  return { filter: filter as Selection['filter'] }
}

function bulkRequest({ choice, value, reason }: BulkChange, selection: Selection): BulkBody {
  const asked = { selection, reason }
  switch (choice) {
    case 'feature':
    case 'unfeature':
      return { ...asked, act: 'featured', value: choice === 'feature' }
    case 'give_premium':
    case 'take_premium':
      return { ...asked, act: 'premium', value: choice === 'give_premium' }
    case 'tags_add':
    case 'tags_remove':
      return { ...asked, act: choice, value: [value] }
    case 'rating':
      return { ...asked, act: choice, value: value as Rating }
    case 'category':
    case 'owner':
      return { ...asked, act: choice, value }
    case 'take_down':
    case 'restore':
      return { ...asked, act: choice }
  }
}
