import type { PageLanguage } from './pageLanguages.ts'
import { API_BASE } from './vocabulary/vocabulary.ts'
import { type AnswerOf, type ParamsOf, type QueryOf, type RouteName, routes } from './routes.ts'

export interface CacheEntry<N extends RouteName = RouteName> {
  /** Name of the call and of the client's endpoint. */
  call: N
  arg?: string | number | Readonly<Record<string, string>>
  /** First page of an infinite query. */
  pageParam?: number
  /** True if the response is the same for all users. */
  isForEveryone?: boolean
}

export interface PrefetchedCall extends CacheEntry {
  url: string
}

/** A response embedded in a page. */
export interface PrefetchedQuery<N extends RouteName = RouteName> extends CacheEntry<N> {
  answer: AnswerOf<N>
}

export interface PageRequest {
  path: string
  locale: PageLanguage
  /** Responses for rendering. Other queries render as loading. */
  queries: readonly PrefetchedQuery[]
}

/** Content of `#root`, and its style elements. */
export interface RenderedPage {
  html: string
  /** Style elements. They contain a placeholder for the nonce. */
  styles: string
}

type Parts<N extends RouteName> = (ParamsOf<N> extends undefined
  ? unknown
  : { params: ParamsOf<N> }) &
  (QueryOf<N> extends undefined ? unknown : { query?: Partial<QueryOf<N>> })

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
