import { API_BASE, isPagePath, type RouteName } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Answers in JSON, by the names of the calls. */
export type PrefetchedQueries = Partial<Record<RouteName, string>>

const STORY_PAGE = /^\/game\/([\da-f-]{36})\/?$/i

const HOME: PrefetchedQueries = {
  getConfig: '/config',
  listFeatured: `/stories/featured/?limit=${LIMITS.featuredStories}`,
  listTrending: `/stories/trending/?limit=${LIMITS.trendingStories}`,
  listStories: '/stories/?page=1',
}

/** The page of a story, by an id that can be none. */
const isNoStory = (path: string) => /^\/game\//i.test(path) && !STORY_PAGE.test(path)

/** Addresses of the calls that a page asks first. */
function callsOf(path: string): PrefetchedQueries {
  if (path === '/') return { getConfig: '/config' }
  if (path === '/home') return HOME
  const [, id] = STORY_PAGE.exec(path) ?? []
  return id ? { getConfig: '/config', getStory: `/stories/${id}` } : {}
}

/** What a page shows first, and whether there is such a page at all. */
export interface FirstLook {
  answers: PrefetchedQueries
  /** Nobody may see what the address names, or it names nothing. */
  isMissing: boolean
}

/** A page does not wait longer for what it can ask itself. */
const TIMEOUT_MS = 250

/**
 * What a guest's browser would ask as soon as the page runs, so that it need not. It is asked
 * through the API's own door: the same cache, the same limits for the same address.
 */
export async function prefetchQueries(
  app: FastifyInstance,
  { ip }: FastifyRequest,
  path: string,
): Promise<FirstLook> {
  const answers: PrefetchedQueries = {}
  let isMissing = !isPagePath(path) || isNoStory(path)
  const asked = Object.entries(callsOf(path)).map(async ([name, url]) => {
    const { statusCode, payload } = await app.inject({ url: API_BASE + url, remoteAddress: ip })
    if (statusCode === 200) answers[name as RouteName] = payload
    if (statusCode === 404) isMissing = true
  })
  if (asked.length === 0) return { answers, isMissing }

  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS)
  })
  await Promise.race([Promise.allSettled(asked), late])
  clearTimeout(timer)
  return { answers: { ...answers }, isMissing }
}
