import type { PageLanguage } from './pageLanguages.ts'
import { API_BASE } from './route.ts'
import { type AnswerOf, type ParamsOf, type QueryOf, type RouteName, routes } from './routes.ts'

/** Where the client's cache keeps an answer. */
export interface CacheEntry<N extends RouteName = RouteName> {
  /** Name of the call, which is the name of the client's endpoint too. */
  call: N
  /** What the endpoint is asked with; absent where it takes nothing. */
  arg?: string | number | Readonly<Record<string, string>>
  /** First page of a list that goes on; absent for any other answer. */
  pageParam?: number
  /** Whether who is signed in would get the same answer. */
  isForEveryone?: boolean
}

/** A call that a page makes first. */
export interface PrefetchedCall extends CacheEntry {
  /** Address of the call, with its query. */
  url: string
}

/** An answer as it comes inside a page. */
export interface PrefetchedQuery<N extends RouteName = RouteName> extends CacheEntry<N> {
  answer: AnswerOf<N>
}

/** What a page to be rendered shows. */
export interface PageRequest {
  /** Address within the site, without a query. */
  path: string
  /** What the page speaks. */
  locale: PageLanguage
  /** Answers to what the page asks first; any other is rendered as still on its way. */
  queries: readonly PrefetchedQuery[]
}

/** What stands in a page's `#root`, and the style elements that it needs. */
export interface RenderedPage {
  html: string
  /** Style elements, each with a placeholder where the page's nonce belongs. */
  styles: string
}

type Parts<N extends RouteName> = (ParamsOf<N> extends undefined
  ? unknown
  : { params: ParamsOf<N> }) &
  (QueryOf<N> extends undefined ? unknown : { query?: Partial<QueryOf<N>> })

/** One call of the contract as a page makes it, and where the client keeps its answer. */
export function prefetch<N extends RouteName>(
  call: N,
  parts: Parts<N>,
  entry: Omit<CacheEntry, 'call'>,
): PrefetchedCall {
  const given = parts as { params?: Record<string, string>; query?: object }
  const path = routes[call].path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(given.params?.[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).map(([name, value]) => [name, String(value)]),
  )
  return { call, url: `${API_BASE}${path}${query.size > 0 ? `?${String(query)}` : ''}`, ...entry }
}
