import { readUser } from '@kathasagar/api'
import { ownPath } from '@kathasagar/story/webAddress'
import { deviceStorage, tabStorage } from '@kathasagar/api/runtime/deviceStorage'

import { keepIntent, type Intent } from './keptIntent.ts'

/** Leads to second factors, on the page of the account. */
export const SECURITY_HASH = '#security'

/** Every address of the site, once. */
export const paths = {
  landing: '/',
  home: '/home',
  /** The catalogue, narrowed by its filters. */
  browse: (filters: Record<string, string> = {}) => {
    const query = new URLSearchParams(filters).toString()
    return query ? `/browse?${query}` : '/browse'
  },
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  account: '/account',
  /** Where a second factor is set up. */
  security: `/account${SECURITY_HASH}`,
  profile: '/profile',
  plays: '/plays',
  saved: '/saved',
  notices: '/notices',
  createStory: '/create-story',
  /** Where a new story is imported. */
  importStory: '/create-story?import=1',
  myStories: '/my-stories',
  mySeries: '/my-series',
  /** Where a series gets its parts. */
  editSeries: (id: string) => `/my-series/${id}`,
  /** Free text that players of a story typed. */
  freeInputs: (id: string) => `/my-stories/${id}/tries`,
  /** Versions of a story. */
  versions: (id: string) => `/my-stories/${id}/versions`,
  /** Address of the preview link of a story. */
  previewLink: (id: string) => `/my-stories/${id}/preview-link`,
  /** Where a story is changed; `at` opens all its fields, or a scene of its structure. */
  editStory: (id: string, at: Record<string, string> = {}) => {
    const query = new URLSearchParams(at).toString()
    return query ? `/edit-story/${id}?${query}` : `/edit-story/${id}`
  },
  premiumWaitlist: '/premium-waitlist',
  guide: '/guide',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  story: (id: string) => `/game/${id}`,
  /** Who wrote it, by their handle. */
  author: (handle: string) => `/authors/${handle}`,
  /** Stories that follow each other. */
  series: (id: string) => `/series/${id}`,
  /** What a story draws from, as far as its reader has met it. */
  codex: (id: string) => `/game/${id}/codex`,
  /** What readers say of a story. */
  comments: (id: string) => `/game/${id}/comments`,
  play: (sessionId: string) => `/play/${sessionId}`,
  /** A play that somebody shares. */
  sharedPlay: (code: string) => `/p/${code}`,
  /** A draft that its author shares. */
  preview: (code: string) => `/preview/${code}`,
  /** The door of the administration; its pages lie below it. */
  admin: '/admin',
} as const

const REDIRECT_KEY = 'redirectAfterLogin'
/** Whose page it was, where somebody was signed in. */
const OWNER_KEY = 'redirectAfterLoginOf'
/** Each tab has a way back of its own; the device's is for a tab that has none. */
const PLACES = [tabStorage, deviceStorage]

interface ReturnOptions {
  /** What was wanted there; without one an earlier intent is forgotten. */
  intent?: Intent | undefined
  /** Id of the account whose sign-in is over: nobody else is led there. */
  owner?: string | undefined
}

/** Remembers where to return to after signing in, and what was wanted there. */
export function keepReturnPath(path: string, { intent, owner }: ReturnOptions = {}) {
  keepIntent(intent)
  // Without storage the visitor lands on the home page.
  for (const place of PLACES) {
    place.write(REDIRECT_KEY, path)
    if (owner === undefined) place.remove(OWNER_KEY)
    else place.write(OWNER_KEY, owner)
  }
}

/** Pages that one passes on the way in: to come back to one of them would be to stand still. */
const WAYS_IN: readonly string[] = [
  paths.landing,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
]

/** Where a remembered path leads after signing in; home for one that leads elsewhere, or in circles. */
export function pathAfterSignIn(remembered: string | null): string {
  const path = remembered === null ? null : ownPath(remembered)
  const [page = ''] = (path ?? '').split(/[?#]/)
  const isWayIn = WAYS_IN.includes(page.replace(/(?<=[^/])\/+$/, '').toLowerCase())
  return path === null || isWayIn ? paths.home : path
}

/** The path that is remembered for whoever has signed in, once; home when there is none or it leads elsewhere. */
export function takeReturnPath(): string {
  const userId = readUser()?.id
  const place = PLACES.find(
    (one) => one.read(REDIRECT_KEY) !== null && [null, userId].includes(one.read(OWNER_KEY)),
  )
  const path = place?.read(REDIRECT_KEY) ?? null
  for (const one of PLACES) one.remove(REDIRECT_KEY, OWNER_KEY)
  return pathAfterSignIn(path)
}
