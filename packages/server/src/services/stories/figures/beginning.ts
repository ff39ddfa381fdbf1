import type { ReferrerKind } from '@kathasagar/api/contract'

import { OTHER } from './foldSmall.ts'
import type { Figure } from './ports.ts'

/** How a play is begun, as far as the reader's browser says so. */
export interface Beginning {
  /** What it asks for by `Accept-Language`. */
  languages: string | undefined
  /** Name of the site that led here. */
  cameFrom: string | undefined
}

const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/
const HOST_MAX = 100
const SEARCHES =
  /^(?:www\.)?(?:google|bing|duckduckgo|baidu|yandex|ecosia|startpage|qwant|kagi)\.[a-z.]+$|(?:^|\.)search\.(?:brave|yahoo)\.com$/

/** The first language of a browser, without its region. */
const languageOf = (languages = '') =>
  /^\s*([a-z]{2,3})(?=[-,;\s]|$)/i.exec(languages)?.[1]?.toLowerCase() ?? OTHER

/** A site by its name alone, or what kind of place it is; what is no name of a site is not kept. */
function referrerOf(cameFrom: string | undefined, siteUrl: string): ReferrerKind | (string & {}) {
  if (cameFrom === undefined || cameFrom === '') return 'direct'
  const host = cameFrom.toLowerCase()
  if (host === new URL(siteUrl).hostname) return 'this_site'
  if (host.length > HOST_MAX || !HOST.test(host)) return OTHER
  return SEARCHES.test(host) ? 'search' : host.replace(/^www\./, '')
}

/** What is counted of a play that begins. */
export const figuresOf = (
  { languages, cameFrom }: Beginning,
  siteUrl: string,
): readonly Figure[] => [
  { kind: 'language', key: languageOf(languages) },
  { kind: 'came_from', key: referrerOf(cameFrom, siteUrl) },
]

/** The same of a play that begins at a turn of a shared one. */
export const figuresOfFork = (languages: string | undefined): readonly Figure[] => [
  { kind: 'language', key: languageOf(languages) },
  { kind: 'came_from', key: 'shared_play' },
]
